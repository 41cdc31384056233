import { isSendable, maxSentSize, scaleToFit } from '../../../../domain/floor-plan/plan-files.ts'
import type { PrintedText } from '../../../../domain/floor-plan/printed-texts.ts'

/** A plan as it will be sent. */
export interface PlanPicture {
  file: File
  /** A small copy as data URL. */
  thumbnail: string
  width: number
  height: number
  /** Whether it has fewer pixels than what was dropped. */
  isReduced: boolean
  /** What may be numbers of homes, where the plan's PDF has them as text. */
  texts?: readonly PrintedText[] | undefined
}

/** Opens a picture that was dropped. Throws when the browser cannot decode it. */
export async function readPicture(file: File): Promise<PlanPicture> {
  const bitmap = await createImageBitmap(file)
  try {
    const { width, height } = bitmap
    if (isSendable(file, width, height))
      return { file, thumbnail: drawThumbnail(bitmap, bitmap), width, height, isReduced: false }
    const canvas = drawScaled(bitmap, bitmap, scaleToFit(width, height))
    return await toPicture(canvas, file.name, canvas.width < width)
  } finally {
    bitmap.close()
  }
}

interface Size {
  width: number
  height: number
}

/** How many times a picture is made smaller until it fits. */
const maxSteps = 6
const step = 0.75

/**
 * Encodes what is drawn on a canvas, and gives the canvas up. Lines stay sharpest in PNG; a picture that is too large
 * for that becomes a JPEG, and one that is still too large gets fewer pixels.
 */
export async function toPicture(
  canvas: HTMLCanvasElement,
  name: string,
  isReduced: boolean,
): Promise<PlanPicture> {
  const thumbnail = drawThumbnail(canvas, canvas)
  let drawn = canvas
  try {
    for (let steps = 0; steps < maxSteps; steps++) {
      const encoded = await encode(drawn)
      if (encoded) {
        const { width, height } = drawn
        const file = new File([encoded], withEnding(name, encoded.type), { type: encoded.type })
        return { file, thumbnail, width, height, isReduced: isReduced || steps > 0 }
      }
      const smaller = drawScaled(drawn, drawn, step)
      free(drawn)
      drawn = smaller
    }
  } finally {
    free(drawn)
  }
  throw new Error('The picture cannot be encoded')
}

const encodings = [
  ['image/png', undefined],
  ['image/jpeg', 0.92],
  ['image/jpeg', 0.8],
] as const

/** Undefined where every encoding is too large, or the browser has no memory for it. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const [type, quality] of encodings) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (blob && blob.size <= maxSentSize) return blob
  }
  return undefined
}

function withEnding(name: string, type: string): string {
  return name.replace(/\.[^.]+$/, '') + (type === 'image/png' ? '.png' : '.jpg')
}

const thumbnailSide = 240

function drawThumbnail(image: CanvasImageSource, { width, height }: Size): string {
  const canvas = drawScaled(image, { width, height }, Math.min(1, thumbnailSide / Math.max(width, height)))
  const url = canvas.toDataURL('image/jpeg', 0.8)
  free(canvas)
  return url
}

/** On white, because JPEG shows transparent parts black. */
function drawScaled(image: CanvasImageSource, { width, height }: Size, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no memory for another canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Browsers keep the pixels of a canvas until it is collected, unless it has none. */
export function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
