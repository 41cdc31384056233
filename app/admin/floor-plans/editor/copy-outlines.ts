import { type ImageSize, scaleOutlines } from '../../../../domain/floor-plan/floor-plan.ts'
import type { Outlines } from './edits.ts'

interface Floor {
  image: ImageSize
  /** In the order of their numbers. */
  apartmentIds: readonly string[]
}

/**
 * All outlines of another floor, for this one's apartments: the first outlined home there becomes the first
 * here, and so on. A maisonette that reaches from there to here stays itself.
 */
export function copyOutlines(outlines: Outlines, from: Floor, to: Floor, newId: () => string): Outlines {
  const outlined = new Set(outlines.flatMap(({ apartmentId }) => apartmentId ?? []))
  const onBoth = new Set(to.apartmentIds.filter((id) => outlined.has(id)))
  const there = from.apartmentIds.filter((id) => outlined.has(id) && !onBoth.has(id))
  const here = to.apartmentIds.filter((id) => !onBoth.has(id))
  const matches = new Map(there.map((id, index) => [id, here[index] ?? null]))
  return scaleOutlines(outlines, from.image, to.image).map(({ apartmentId, points }) => ({
    id: newId(),
    apartmentId:
      apartmentId !== null && onBoth.has(apartmentId)
        ? apartmentId
        : (matches.get(apartmentId ?? '') ?? null),
    points,
  }))
}
