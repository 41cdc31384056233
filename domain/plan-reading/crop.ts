import type { NumberPicture, Picture, Size } from './picture.ts'

/** A part of a picture, in whole pixels. */
export interface Crop extends Size {
  left: number
  top: number
}

/** The part that has all pixels of a mask with so much around them that the picture has. Undefined for an empty mask. */
export function cropAround({ width, height, data }: Picture, margin: number): Crop | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!data[at]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  const [from, above] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    left: from,
    top: above,
    width: Math.min(width, right + 1 + margin) - from,
    height: Math.min(height, bottom + 1 + margin) - above,
  }
}

export function cropped<Kind extends Picture | NumberPicture>(picture: Kind, crop: Crop): Kind {
  const { left, top, width, height } = crop
  const data =
    picture.data instanceof Uint8Array ? new Uint8Array(width * height) : new Int32Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left
    data.set(picture.data.subarray(from, from + width), y * width)
  }
  return { ...picture, width, height, data }
}
