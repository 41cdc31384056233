import type { NumberPicture, Picture } from './picture.ts'

/**
 * How far each pixel of the mask is from what is not in it, counted as a king walks on a chess board: 1 at the border.
 * Beyond the picture's edge the mask goes on.
 */
export function depths({ width, height, data }: Picture): NumberPicture {
  const depth = new Int32Array(width * height)
  const far = width + height
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!data[at]) continue
      let least = x > 0 ? (depth[at - 1] as number) : far
      if (y > 0) {
        least = Math.min(least, depth[at - width] as number)
        if (x > 0) least = Math.min(least, depth[at - width - 1] as number)
        if (x < width - 1) least = Math.min(least, depth[at - width + 1] as number)
      }
      depth[at] = least + 1
    }
  }
  for (let y = height - 1, at = data.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, at--) {
      if (!data[at]) continue
      let least = x < width - 1 ? (depth[at + 1] as number) : far
      if (y < height - 1) {
        least = Math.min(least, depth[at + width] as number)
        if (x > 0) least = Math.min(least, depth[at + width - 1] as number)
        if (x < width - 1) least = Math.min(least, depth[at + width + 1] as number)
      }
      if (least + 1 < (depth[at] as number)) depth[at] = least + 1
    }
  }
  return { width, height, data: depth }
}
