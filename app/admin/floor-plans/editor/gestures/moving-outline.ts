import { distance, type Point } from '../../../../../domain/geometry/polygon.ts'
import { snapped } from '../../../../../domain/geometry/snap.ts'
import { edited, type GestureState, type PointerInput } from '../editor.ts'
import { findOutline, moveOutline, type Outlines } from '../edits.ts'

/** The outline follows the pointer. Its corner nearest to a neighbour snaps to it. */
export const movingOutline: GestureState<'moving-outline'> = {
  move(editor, gesture, input) {
    const { outlineId, from } = gesture
    const start = editor.history.present
    const by = { x: input.at.x - from.x, y: input.at.y - from.y }
    const preview = moveOutline(start, outlineId, guided(start, outlineId, by, input))
    return { ...editor, gesture: { ...gesture, preview } }
  },

  release: (editor, { preview }) => ({ ...edited(editor, preview), gesture: { name: 'idle' } }),
  cancel: (editor) => ({ ...editor, gesture: { name: 'idle' } }),
}

function guided(
  outlines: Outlines,
  outlineId: string,
  by: Point,
  { straight, alt, reach }: PointerInput,
): Point {
  if (straight) return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }
  if (alt) return by
  const neighbours = outlines.filter(({ id }) => id !== outlineId).map((outline) => outline.points)
  let [best, within] = [by, reach]
  for (const point of findOutline(outlines, outlineId)?.points ?? []) {
    const moved = { x: point.x + by.x, y: point.y + by.y }
    const to = snapped(moved, neighbours, within)
    const gap = distance(moved, to)
    if (gap > 0 && gap < within) [best, within] = [{ x: to.x - point.x, y: to.y - point.y }, gap]
  }
  return best
}
