import type { Point } from '../../../../../domain/geometry/polygon.ts'
import { squaredCorner } from '../../../../../domain/geometry/right-angle.ts'
import { snapped } from '../../../../../domain/geometry/snap.ts'
import { edited } from '../editor.ts'
import { type Drawing, findShape, moveVertex } from '../edits.ts'
import type { PointerInput } from '../input.ts'
import type { GestureState } from './gesture-state.ts'

/** A point follows the pointer; a new one, pulled out of an edge, is already in `start`. */
export const movingVertex: GestureState<'moving-vertex'> = {
  move(editor, gesture, input) {
    const { start, shapeId, index } = gesture
    const preview = moveVertex(start, shapeId, index, guided(start, shapeId, index, input))
    return { ...editor, gesture: { ...gesture, preview } }
  },

  release: (editor, { preview }) => ({ ...edited(editor, preview), gesture: { name: 'idle' } }),
  cancel: (editor, { shapeId }) => ({ ...editor, gesture: { name: 'idle' }, selection: { shapeId } }),
}

function guided(drawing: Drawing, shapeId: string, index: number, input: PointerInput): Point {
  const points = findShape(drawing, shapeId)?.points ?? []
  const [before, after] = [points.at(index - 1), points[(index + 1) % points.length]]
  if (input.straight && before && after) return squaredCorner(input.at, before, after)
  if (input.free) return input.at
  const neighbours = drawing.filter(({ id }) => id !== shapeId)
  return snapped(
    input.at,
    neighbours.map((shape) => shape.points),
    input.reach,
  )
}
