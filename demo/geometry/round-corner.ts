import { distance, type Point, type Polygon } from '../../domain/geometry/polygon.ts'

const steps = 10

/** Rounds the corner of a contour that is nearest to `near`. */
export function roundCorner(contour: Polygon, near: Point, radius: number): Point[] {
  const distances = contour.map((point) => distance(point, near))
  const corner = distances.indexOf(Math.min(...distances))
  return contour.flatMap((point, index) => {
    if (index !== corner) return [point]
    const start = towards(point, contour.at(index - 1) as Point, radius)
    const end = towards(point, contour[(index + 1) % contour.length] as Point, radius)
    return arc(start, point, end)
  })
}

/** A quarter of a circle between two points, around the corner that it cuts off. */
function arc(start: Point, corner: Point, end: Point): Point[] {
  const centre = { x: start.x + end.x - corner.x, y: start.y + end.y - corner.y }
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / steps) * (Math.PI / 2)
    const [a, b] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: centre.x + (start.x - centre.x) * a + (end.x - centre.x) * b,
      y: centre.y + (start.y - centre.y) * a + (end.y - centre.y) * b,
    }
  })
}

function towards(from: Point, to: Point, by: number): Point {
  const part = by / distance(from, to)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
