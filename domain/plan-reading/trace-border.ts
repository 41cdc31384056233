import type { Point } from '../geometry/polygon.ts'
import type { Picture } from './picture.ts'

/** The directions in which a border runs, clockwise: right, down, left, up. */
const steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/**
 * The outer border of the mask's largest part, clockwise along the edges of pixels, with a point wherever it turns.
 * Undefined for an empty mask. Parts that only touch at a corner are parts of their own.
 */
export function tracedBorder(mask: Picture): Point[] | undefined {
  const visited = new Uint8Array(mask.data.length)
  let [largest, most]: [Point[] | undefined, number] = [undefined, 0]
  for (let at = 0; at < mask.data.length; at++) {
    const isTop = at < mask.width || !mask.data[at - mask.width]
    if (!mask.data[at] || !isTop || visited[at]) continue
    const { points, area } = follow(mask, at, visited)
    if (area > most) [largest, most] = [points, area]
  }
  return largest
}

/** Follows a border with the mask on its right. The area of the border of a hole is negative. */
function follow(mask: Picture, start: number, visited: Uint8Array): { points: Point[]; area: number } {
  const { width } = mask
  const first = { x: start % width, y: Math.floor(start / width) }
  const points: Point[] = []
  let [{ x, y }, direction, area] = [first, 0, 0]
  do {
    const { x: dx, y: dy } = steps[direction] as Point
    if (direction === 0) visited[y * width + x] = 1
    area -= dx * y
    ;[x, y] = [x + dx, y + dy]
    const ahead = turnAt(mask, x, y, direction)
    if (ahead !== direction) points.push({ x, y })
    direction = ahead
  } while (x !== first.x || y !== first.y || direction !== 0)
  return { points, area }
}

/** Turns right where the mask ends on the right, left where it bars the way, and otherwise goes on. */
function turnAt(mask: Picture, x: number, y: number, direction: number): number {
  const { x: dx, y: dy } = steps[direction] as Point
  // The pixels ahead, on the right and on the left of the way, from the corner at (x, y).
  const right = isIn(mask, x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2)
  const left = isIn(mask, x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2)
  if (!right) return (direction + 1) % 4
  return left ? (direction + 3) % 4 : direction
}

function isIn({ width, height, data }: Picture, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1
}
