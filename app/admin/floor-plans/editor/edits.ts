import type { Shape } from '../../../../domain/floor-plan/floor-plan.ts'
import { fewestPoints, type Point } from '../../../../domain/geometry/polygon.ts'

/**
 * Every change of a drawing is a function from drawing to drawing. One that cannot be made returns the same
 * drawing, so that nothing is recorded.
 */
export type Drawing = readonly Shape[]

export function addShape(drawing: Drawing, shape: Shape): Drawing {
  if (shape.points.length < fewestPoints) return drawing
  return [...freed(drawing, shape.apartmentId), { ...shape, points: shape.points.map(rounded) }]
}

export function removeShape(drawing: Drawing, id: string): Drawing {
  return has(drawing, id) ? drawing.filter((shape) => shape.id !== id) : drawing
}

/** An apartment has one outline on a floor: linking it takes it from the one that had it. */
export function linkShape(drawing: Drawing, id: string, apartmentId: string | null): Drawing {
  const shape = findShape(drawing, id)
  if (!shape || shape.apartmentId === apartmentId) return drawing
  return freed(drawing, apartmentId).map((each) => (each.id === id ? { ...each, apartmentId } : each))
}

export function moveShape(drawing: Drawing, id: string, by: Point): Drawing {
  return changePoints(drawing, id, (points) => points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })))
}

export function moveVertex(drawing: Drawing, id: string, index: number, to: Point): Drawing {
  return changePoints(drawing, id, (points) => (index in points ? points.with(index, to) : points))
}

/** The new point comes after the one with this index. */
export function insertVertex(drawing: Drawing, id: string, index: number, point: Point): Drawing {
  return changePoints(drawing, id, (points) =>
    index in points ? points.toSpliced(index + 1, 0, point) : points,
  )
}

export function removeVertex(drawing: Drawing, id: string, index: number): Drawing {
  return changePoints(drawing, id, (points) =>
    index in points && points.length > fewestPoints ? points.toSpliced(index, 1) : points,
  )
}

export function findShape(drawing: Drawing, id: string): Shape | undefined {
  return drawing.find((shape) => shape.id === id)
}

function has(drawing: Drawing, id: string): boolean {
  return findShape(drawing, id) !== undefined
}

function freed(drawing: Drawing, apartmentId: string | null): Drawing {
  if (apartmentId === null) return drawing
  return drawing.map((shape) => (shape.apartmentId === apartmentId ? { ...shape, apartmentId: null } : shape))
}

function changePoints(drawing: Drawing, id: string, change: (points: Point[]) => Point[]): Drawing {
  const shape = findShape(drawing, id)
  if (!shape) return drawing
  const points = change(shape.points)
  if (points === shape.points) return drawing
  return drawing.map((each) => (each.id === id ? { ...each, points: points.map(rounded) } : each))
}

/** A tenth of a pixel is finer than anybody draws, and keeps saved plans readable. */
function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
