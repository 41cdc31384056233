import { type ImageSize, scaleOutlines } from '../../../../domain/floor-plan/floor-plan.ts'
import type { Outlines } from './edits.ts'

interface Floor {
  image: ImageSize
  /** In the order of their numbers. */
  linkableIds: readonly string[]
}

/**
 * All outlines of another floor, for what this one has to link: the first outlined apartment there becomes the first
 * here, and so on, which is a guess. A maisonette that reaches from there to here stays itself.
 */
export function copyOutlines(outlines: Outlines, from: Floor, to: Floor, newId: () => string): Outlines {
  const outlined = new Set(outlines.flatMap(({ linkedId }) => linkedId ?? []))
  const onBoth = new Set(to.linkableIds.filter((id) => outlined.has(id)))
  const there = from.linkableIds.filter((id) => outlined.has(id) && !onBoth.has(id))
  const here = to.linkableIds.filter((id) => !onBoth.has(id))
  const matches = new Map(there.map((id, index) => [id, here[index] ?? null]))
  return scaleOutlines(outlines, from.image, to.image).map(({ linkedId, points }) => {
    const copied = { id: newId(), points }
    if (linkedId !== null && onBoth.has(linkedId)) return { ...copied, linkedId }
    const guess = matches.get(linkedId ?? '') ?? null
    return guess === null ? { ...copied, linkedId: null } : { ...copied, linkedId: guess, isGuess: true }
  })
}
