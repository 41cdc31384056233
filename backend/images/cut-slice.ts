import type { Sharp } from 'sharp'
import {
  type PictureSlice,
  type SlicePart,
  sliceParts,
  sliceSize,
  sphereBand,
} from '../../domain/panorama/picture-slice.ts'
import { loadSharp } from './load-sharp.ts'

type Encode = (image: Sharp) => Sharp

/**
 * Cuts a slice out of a panorama. Its parts are made smaller before they are joined, one after the other, so that never
 * more than one picture of the slice's final size is in memory beside what the decoder needs.
 */
export async function cutSlice(
  panorama: Buffer,
  slice: PictureSlice,
  wanted: number,
  encoderFor: (pixels: number) => Encode,
): Promise<Buffer> {
  const sharp = await loadSharp()
  // The pixels were counted when the picture was uploaded, and more are allowed than sharp would accept.
  const open = () => sharp(panorama, { limitInputPixels: false, sequentialRead: true })
  const picture = await open().metadata()
  const whole = sliceSize(picture, slice)
  const top = slice.projection === 'sphere' ? Math.round(picture.height * sphereBand.from) : 0
  const width = Math.min(wanted, whole.width)
  const height = Math.max(1, Math.round((whole.height * width) / whole.width))
  const encode = encoderFor(width * height)
  const cut = ({ left, width: partWidth }: SlicePart, shownWidth: number) =>
    open()
      .extract({ left, top, width: partWidth, height: Math.min(whole.height, picture.height - top) })
      .resize(shownWidth, height, { fit: 'fill' })
  const [first, second] = sliceParts(picture.width, slice)
  if (!first) throw new Error('A slice has at least one part')
  const firstWidth = second ? Math.round((first.width * width) / whole.width) : width
  // A part of less than a pixel is not seen.
  if (!second || firstWidth === width) return encode(cut(first, width)).toBuffer()
  if (firstWidth === 0) return encode(cut(second, width)).toBuffer()
  const parts = []
  for (const [part, left, shownWidth] of [
    [first, 0, firstWidth],
    [second, firstWidth, width - firstWidth],
  ] as const) {
    const { data, info } = await cut(part, shownWidth)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    parts.push({ input: data, raw, left, top: 0 })
  }
  const canvas = sharp({ create: { width, height, channels: 3, background: 'black' } })
  return encode(canvas.composite(parts)).toBuffer()
}
