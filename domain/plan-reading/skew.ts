import type { Point } from '../geometry/polygon.ts'
import type { Picture } from './picture.ts'

/** Plans are turned by so many degrees at most before their walls are taken for the other direction. */
const farthest = 45
/** Angles below this one are not worth turning a picture: over the whole width it is a pixel or two. */
const upright = 0.06
const samples = 6000

/**
 * By how many degrees the walls are turned against the picture's sides, from -45 to 45: the angle at which the edges
 * of strokes lie on the fewest lines. Coarsely over all angles, then finely around the best.
 */
export function skewOf(strokes: Picture): number {
  const points = edgePoints(strokes)
  if (points.length < 100) return 0
  const best = (angles: number[], bin: number) =>
    angles.reduce(
      (best, angle) => {
        const score = alignment(points, angle, bin)
        return score > best.score ? { angle, score } : best
      },
      { angle: 0, score: alignment(points, 0, bin) },
    ).angle
  const coarse = best(range(-farthest, farthest, 0.5), 6)
  const middle = best(range(coarse - 0.5, coarse + 0.5, 0.1), 3)
  const fine = best(range(middle - 0.1, middle + 0.1, 0.02), 1.5)
  return Math.abs(fine) < upright ? 0 : fine
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** Pixels of edges, from all over the picture. */
function edgePoints({ width, height, data }: Picture): Point[] {
  const points: Point[] = []
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      if (data[at] !== data[at - 1] || data[at] !== data[at - width]) points.push({ x, y })
    }
  }
  const every = Math.max(1, Math.floor(points.length / samples))
  return points.filter((_, index) => index % every === 0)
}

/** Grows with the number of points that share a row or a column of the turned picture. */
function alignment(points: readonly Point[], degrees: number, bin: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) / bin, Math.sin((degrees * Math.PI) / 180) / bin]
  const half = 4000
  const [rows, columns] = [new Float64Array(2 * half), new Float64Array(2 * half)]
  for (const { x, y } of points) {
    const [row, column] = [Math.round(y * cos - x * sin) + half, Math.round(x * cos + y * sin) + half]
    rows[row] = (rows[row] as number) + 1
    columns[column] = (columns[column] as number) + 1
  }
  let score = 0
  for (let at = 0; at < rows.length; at++) score += (rows[at] as number) ** 2 + (columns[at] as number) ** 2
  return score
}
