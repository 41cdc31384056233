/** Plane geometry in pixels of a plan's image or in metres; y increases downwards. */

export interface Point {
  x: number
  y: number
}

export type Polygon = readonly Point[]

export type Edge = readonly [from: Point, to: Point]

export const minPoints = 3

/** How close to the first point a click closes an outline, relative to the image's width. */
export const closingRadius = 0.01

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The upright rectangle with two opposite corners, clockwise from its first one where it was drawn to the right and down. */
export function rectangleBetween(from: Point, to: Point): Point[] {
  return [{ ...from }, { x: to.x, y: from.y }, { ...to }, { x: from.x, y: to.y }]
}

export function closesOutline(points: Polygon, click: Point, imageWidth: number): boolean {
  const [first] = points
  return (
    first !== undefined && points.length >= minPoints && distance(first, click) <= imageWidth * closingRadius
  )
}

export function edges(polygon: Polygon): Edge[] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point])
}

/** The shoelace formula; the direction of the points does not matter. */
export function polygonArea(polygon: Polygon): number {
  const doubled = edges(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)
  return Math.abs(doubled) / 2
}

/**
 * Whether a polygon can be seen: one whose points are in a line has no area, nor has one whose halves cancel each
 * other out. Rounding leaves something of both, far below a hundredth of a square pixel.
 */
export function hasArea(polygon: Polygon): boolean {
  return polygonArea(polygon) >= 0.01
}

/** Counts the edges that a ray to the right crosses: an odd number means inside. */
export function contains(polygon: Polygon, { x, y }: Point): boolean {
  const crossed = edges(polygon).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  )
  return crossed.length % 2 === 1
}

/** For the `points` attribute of SVG, to a tenth of a pixel. */
export function formatPoints(polygon: Polygon): string {
  return polygon.map(({ x, y }) => `${tenth(x)},${tenth(y)}`).join(' ')
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
