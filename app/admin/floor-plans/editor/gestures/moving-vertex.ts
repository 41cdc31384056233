import type { Point } from '../../../../../domain/geometry/polygon.ts'
import { snapped, squaredCorner } from '../../../../../domain/geometry/snap.ts'
import { edited, type GestureState, type PointerInput } from '../editor.ts'
import { findOutline, moveVertex, type Outlines } from '../edits.ts'

/** A point follows the pointer. A new point that was pulled out of an edge is already part of `start`. */
export const movingVertex: GestureState<'moving-vertex'> = {
  move(editor, gesture, input) {
    const { start, outlineId, index } = gesture
    const preview = moveVertex(start, outlineId, index, guided(start, outlineId, index, input))
    return { ...editor, gesture: { ...gesture, preview } }
  },

  release: (editor, { preview }) => ({ ...edited(editor, preview), gesture: { name: 'idle' } }),
  cancel: (editor, { outlineId }) => ({ ...editor, gesture: { name: 'idle' }, selection: { outlineId } }),
}

function guided(outlines: Outlines, outlineId: string, index: number, input: PointerInput): Point {
  const points = findOutline(outlines, outlineId)?.points ?? []
  const [before, after] = [points.at(index - 1), points[(index + 1) % points.length]]
  if (input.straight && before && after) return squaredCorner(input.at, before, after)
  if (input.alt) return input.at
  const neighbours = outlines.filter(({ id }) => id !== outlineId)
  return snapped(
    input.at,
    neighbours.map((outline) => outline.points),
    input.reach,
  )
}
