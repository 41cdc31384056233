import type { Point, Polygon } from '../../domain/geometry/polygon.ts'
import type { Rect } from './rect.ts'

/** The contour of rectangles that touch or overlap, clockwise on the sheet, without needless points. */
export function contourOf(parts: readonly Rect[]): Point[] {
  const xs = sortedUnique(parts.flatMap(({ left, right }) => [left, right]))
  const ys = sortedUnique(parts.flatMap(({ top, bottom }) => [top, bottom]))
  const filled = (column: number, row: number) => isFilled(parts, xs, ys, column, row)
  const next = new Map<string, Point>()
  const add = (from: Point, to: Point) => next.set(keyOf(from), to)
  for (let column = 0; column < xs.length - 1; column++) {
    for (let row = 0; row < ys.length - 1; row++) {
      if (!filled(column, row)) continue
      const corner = (right: number, down: number) => ({
        x: xs[column + right] as number,
        y: ys[row + down] as number,
      })
      if (!filled(column, row - 1)) add(corner(0, 0), corner(1, 0))
      if (!filled(column + 1, row)) add(corner(1, 0), corner(1, 1))
      if (!filled(column, row + 1)) add(corner(1, 1), corner(0, 1))
      if (!filled(column - 1, row)) add(corner(0, 1), corner(0, 0))
    }
  }
  return withoutStraightPoints(walk(next))
}

function isFilled(parts: readonly Rect[], xs: number[], ys: number[], column: number, row: number): boolean {
  const [left, right, top, bottom] = [xs[column], xs[column + 1], ys[row], ys[row + 1]]
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return false
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return parts.some((part) => part.left < x && x < part.right && part.top < y && y < part.bottom)
}

function walk(next: Map<string, Point>): Point[] {
  const points: Point[] = []
  const first = next.values().next().value
  for (let point = first; point !== undefined; point = next.get(keyOf(point))) {
    if (points.length > 0 && point === first) return points
    points.push(point)
  }
  throw new Error('The parts of an outline must form one closed contour')
}

function withoutStraightPoints(points: Polygon): Point[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1) as Point
    const after = points[(index + 1) % points.length] as Point
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y))
  })
}

/** The coordinates in ascending order, each once. Differences below a millimetre are rounding errors. */
function sortedUnique(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] as number) > 0.001)
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`
}
