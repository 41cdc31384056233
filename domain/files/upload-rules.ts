/**
 * What each uploader accepts. The browser checks before sending; the server checks again, by content instead of
 * name.
 */

import { docxType } from '../paper/paper.ts'

const megabyte = 1024 * 1024

const png = { 'image/png': ['.png'] }
const jpeg = { 'image/jpeg': ['.jpg', '.jpeg'] }
const webp = { 'image/webp': ['.webp'] }
const gif = { 'image/gif': ['.gif'] }
const pdf = { 'application/pdf': ['.pdf'] }
const avif = { 'image/avif': ['.avif'] }
const tiff = { 'image/tiff': ['.tif', '.tiff'] }

export interface UploadRule {
  accept: Record<string, string[]>
  /**
   * Whether several files may be uploaded at once; `when-selected` allows it in the file chooser only. Dropping
   * several where one is allowed uploads none of them.
   */
  several: 'never' | 'when-selected' | 'always'
  maxSize: number
}

export const uploadRules = {
  floorPlan: { accept: { ...png, ...jpeg }, several: 'never', maxSize: 5 * megabyte },
  apartmentPhoto: { accept: { ...png, ...jpeg, ...webp }, several: 'when-selected', maxSize: 25 * megabyte },
  brochure: { accept: pdf, several: 'never', maxSize: 25 * megabyte },
  storeImage: { accept: { ...jpeg, ...png }, several: 'never', maxSize: 25 * megabyte },
  progressPicture: { accept: { ...png, ...jpeg, ...webp }, several: 'always', maxSize: 25 * megabyte },
  media: { accept: { ...jpeg, ...png, ...gif, ...pdf }, several: 'always', maxSize: 25 * megabyte },
  parkingPlan: {
    // All formats that the server can decode (docs/decisions/008).
    accept: { ...png, ...jpeg, ...webp, ...gif, ...avif, ...tiff },
    several: 'never',
    maxSize: 25 * megabyte,
  },
  buildingView: { accept: { ...png, ...jpeg, ...webp }, several: 'never', maxSize: 25 * megabyte },
  panorama: { accept: { ...png, ...jpeg, ...webp }, several: 'never', maxSize: 25 * megabyte },
  dealScan: { accept: { ...pdf, ...png, ...jpeg }, several: 'always', maxSize: 25 * megabyte },
  paperTemplate: { accept: { [docxType]: ['.docx'] }, several: 'always', maxSize: 5 * megabyte },
  displayImage: { accept: { ...png, ...jpeg, ...webp }, several: 'never', maxSize: 25 * megabyte },
} as const satisfies Record<string, UploadRule>

export type Uploader = keyof typeof uploadRules

export type UploadFault = 'file-invalid-type' | 'file-too-large' | 'file-too-small'

export function uploadFault(
  uploader: Uploader,
  file: { type: string; size: number },
): UploadFault | undefined {
  const rule: UploadRule = uploadRules[uploader]
  if (!Object.hasOwn(rule.accept, file.type)) return 'file-invalid-type'
  if (file.size > rule.maxSize) return 'file-too-large'
  if (file.size === 0) return 'file-too-small'
  return undefined
}
