import { crossesItself } from '../../../../domain/geometry/polygon-crossing.ts'
import { boundsOf, overlapShare } from '../../../../domain/geometry/polygon-overlap.ts'
import type { Drawing } from './edits.ts'

/** What the administrator may want to look at again. A finding warns and never stands in the way of saving. */
export type Finding =
  | { kind: 'missing'; apartmentId: string }
  | { kind: 'unlinked' | 'crossing' | 'outside'; shapeId: string }
  | { kind: 'overlap'; shapeId: string; otherId: string }

interface Around {
  apartmentIds: readonly string[]
  imageWidth: number
  imageHeight: number
}

/** Below this share, neighbours just share a wall. */
const noticeable = 0.01

export function checkDrawing(drawing: Drawing, { apartmentIds, imageWidth, imageHeight }: Around): Finding[] {
  const linked = new Set(drawing.map(({ apartmentId }) => apartmentId))
  const known = new Set(apartmentIds)
  return [
    ...apartmentIds
      .filter((id) => !linked.has(id))
      .map((apartmentId): Finding => ({ kind: 'missing', apartmentId })),
    ...drawing
      .filter(({ apartmentId }) => apartmentId === null || !known.has(apartmentId))
      .map(({ id }): Finding => ({ kind: 'unlinked', shapeId: id })),
    ...overlaps(drawing),
    ...drawing
      .filter(({ points }) => crossesItself(points))
      .map(({ id }): Finding => ({ kind: 'crossing', shapeId: id })),
    ...drawing
      .filter(({ points }) => {
        const { left, right, top, bottom } = boundsOf(points)
        return left < 0 || top < 0 || right > imageWidth || bottom > imageHeight
      })
      .map(({ id }): Finding => ({ kind: 'outside', shapeId: id })),
  ]
}

function overlaps(drawing: Drawing): Finding[] {
  return drawing.flatMap((shape, index) =>
    drawing
      .slice(index + 1)
      .filter((other) => overlapShare(shape.points, other.points) > noticeable)
      .map((other): Finding => ({ kind: 'overlap', shapeId: shape.id, otherId: other.id })),
  )
}
