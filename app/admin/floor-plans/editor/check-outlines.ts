import { oddSizes } from '../../../../domain/floor-plan/outline-sizes.ts'
import { overlapping } from '../../../../domain/floor-plan/overlapping.ts'
import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { crossesItself } from '../../../../domain/geometry/crosses-itself.ts'
import type { Linkable } from '../plan-to-edit.ts'
import type { EditedOutline, Outlines } from './edits.ts'

/** Findings are shown as warnings and never prevent saving. */
export type OutlineFinding =
  | { kind: 'missing'; linkedId: string }
  | { kind: 'unlinked' | 'guessed' | 'crossing' | 'outside'; outlineId: string }
  | { kind: 'overlap'; outlineId: string; otherId: string }
  | { kind: 'size'; outlineId: string; drawn: number; stored: number }

interface Around {
  linkables: readonly Pick<Linkable, 'id' | 'isOptional' | 'isOnTop' | 'area'>[]
  imageWidth: number
  imageHeight: number
}

export function checkOutlines(
  outlines: Outlines,
  { linkables, imageWidth, imageHeight }: Around,
): OutlineFinding[] {
  const linked = new Set(outlines.map(({ linkedId }) => linkedId))
  const known = new Map(linkables.map((linkable) => [linkable.id, linkable]))
  const isOnTop = ({ linkedId }: EditedOutline) => known.get(linkedId ?? '')?.isOnTop ?? false
  return [
    ...linkables
      .filter(({ id, isOptional }) => !linked.has(id) && !isOptional)
      .map(({ id }): OutlineFinding => ({ kind: 'missing', linkedId: id })),
    ...outlines
      .filter(({ linkedId }) => linkedId === null || !known.has(linkedId))
      .map(({ id }): OutlineFinding => ({ kind: 'unlinked', outlineId: id })),
    ...outlines
      .filter(({ isGuess }) => isGuess)
      .map(({ id }): OutlineFinding => ({ kind: 'guessed', outlineId: id })),
    ...overlaps(outlines.filter(isOnTop)),
    ...overlaps(outlines.filter((outline) => !isOnTop(outline))),
    ...outlines
      .filter(({ points }) => crossesItself(points))
      .map(({ id }): OutlineFinding => ({ kind: 'crossing', outlineId: id })),
    ...outlines
      .filter(({ points }) => {
        const { left, right, top, bottom } = boundsOf(points)
        return left < 0 || top < 0 || right > imageWidth || bottom > imageHeight
      })
      .map(({ id }): OutlineFinding => ({ kind: 'outside', outlineId: id })),
    ...oddSizes(
      outlines.map(({ id, linkedId, points }) => ({ id, points, area: known.get(linkedId ?? '')?.area })),
    ).map(({ id, drawn, stored }): OutlineFinding => ({ kind: 'size', outlineId: id, drawn, stored })),
  ]
}

function overlaps(outlines: Outlines): OutlineFinding[] {
  return overlapping(outlines).map(([{ id }, other]) => ({
    kind: 'overlap',
    outlineId: id,
    otherId: other.id,
  }))
}
