import { depths } from './distance.ts'
import type { Picture } from './picture.ts'

const thickest = 100

/**
 * How many pixels of strokes there are of each thickness, counted along their middle lines: a stroke's pixels are
 * deepest there.
 */
export function thicknesses(strokes: Picture): number[] {
  const { width, height, data } = depths(strokes)
  const counts = new Array<number>(thickest + 1).fill(0)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const depth = data[at] as number
      if (depth === 0) continue
      const [left, right, above, below] = [
        data[at - 1],
        data[at + 1],
        data[at - width],
        data[at + width],
      ] as [number, number, number, number]
      // Strokes run along a row or a column: beside the middle line they are thinner, or as deep on one side where
      // their thickness is even.
      const upright = left < depth && right <= depth && above === depth && below === depth
      const level = above < depth && below <= depth && left === depth && right === depth
      if (!upright && !level) continue
      const isEven = upright ? right === depth : below === depth
      const thickness = Math.min(thickest, 2 * depth - (isEven ? 0 : 1))
      counts[thickness] = (counts[thickness] as number) + 1
    }
  }
  return counts
}
