import { maxPixels, maxSide } from '../files/image-limits.ts'
import { type UploadRule, uploadRules } from '../files/upload-rules.ts'

const megabyte = 1024 * 1024

/** Which files are taken where many plans are uploaded at once. The browser makes pictures of the pages of a PDF. */
export const planFileRule = {
  accept: {
    'image/png': ['.png'],
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/webp': ['.webp'],
    'application/pdf': ['.pdf'],
  },
  several: 'always',
  maxSize: 100 * megabyte,
} as const satisfies UploadRule

/** A picture is decoded as a whole, so it must be smaller than a PDF. */
const maxPictureSize = 25 * megabyte

/** The most plans on the screen at once; their pictures are held in memory until they are sent. */
export const maxPlansAtOnce = 100

export const pdfDotsPerInch = 200

type PlanFileKind = 'picture' | 'pdf'
export type PlanFileFault = 'wrong-type' | 'empty' | 'too-large'

/** The kind of a dropped file, by its ending: some systems know no type for a file. */
export function planFileKind(file: { name: string; size: number }): PlanFileKind | PlanFileFault {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? ''
  const endings: readonly string[] = Object.values(planFileRule.accept).flat()
  if (!endings.includes(ending)) return 'wrong-type'
  if (file.size === 0) return 'empty'
  const kind = ending === '.pdf' ? 'pdf' : 'picture'
  return file.size > (kind === 'pdf' ? planFileRule.maxSize : maxPictureSize) ? 'too-large' : kind
}

/** Whether a picture can be sent as it is, at a floor and at a parking level. */
export function isSendable(file: { type: string; size: number }, width: number, height: number): boolean {
  const { accept, maxSize }: UploadRule = uploadRules.floorPlan
  return Object.hasOwn(accept, file.type) && file.size <= maxSize && scaleToFit(width, height) === 1
}

/** The most bytes of a picture that is sent: floor plans may have less than parking plans. */
export const maxSentSize = uploadRules.floorPlan.maxSize

/** By how much a picture is made smaller, so that the server accepts its sides and pixels. 1 where it fits. */
export function scaleToFit(width: number, height: number): number {
  const pixels = maxPixels['image/png'] ?? 0
  return Math.min(1, Math.sqrt(pixels / (width * height)), maxSide / Math.max(width, height))
}
