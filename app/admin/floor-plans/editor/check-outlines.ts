import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { crossesItself } from '../../../../domain/geometry/crosses-itself.ts'
import { overlapShare } from '../../../../domain/geometry/overlap-share.ts'
import type { Outlines } from './edits.ts'

/** What the administrator may want to look at again. A finding warns and never stands in the way of saving. */
export type Finding =
  | { kind: 'missing'; apartmentId: string }
  | { kind: 'unlinked' | 'crossing' | 'outside'; outlineId: string }
  | { kind: 'overlap'; outlineId: string; otherId: string }

interface Around {
  apartmentIds: readonly string[]
  imageWidth: number
  imageHeight: number
}

/** Below this share, neighbours just share a wall. */
const noticeable = 0.01

export function checkOutlines(
  outlines: Outlines,
  { apartmentIds, imageWidth, imageHeight }: Around,
): Finding[] {
  const linked = new Set(outlines.map(({ apartmentId }) => apartmentId))
  const known = new Set(apartmentIds)
  return [
    ...apartmentIds
      .filter((id) => !linked.has(id))
      .map((apartmentId): Finding => ({ kind: 'missing', apartmentId })),
    ...outlines
      .filter(({ apartmentId }) => apartmentId === null || !known.has(apartmentId))
      .map(({ id }): Finding => ({ kind: 'unlinked', outlineId: id })),
    ...overlaps(outlines),
    ...outlines
      .filter(({ points }) => crossesItself(points))
      .map(({ id }): Finding => ({ kind: 'crossing', outlineId: id })),
    ...outlines
      .filter(({ points }) => {
        const { left, right, top, bottom } = boundsOf(points)
        return left < 0 || top < 0 || right > imageWidth || bottom > imageHeight
      })
      .map(({ id }): Finding => ({ kind: 'outside', outlineId: id })),
  ]
}

function overlaps(outlines: Outlines): Finding[] {
  return outlines.flatMap((outline, index) =>
    outlines
      .slice(index + 1)
      .filter((other) => overlapShare(outline.points, other.points) > noticeable)
      .map((other): Finding => ({ kind: 'overlap', outlineId: outline.id, otherId: other.id })),
  )
}
