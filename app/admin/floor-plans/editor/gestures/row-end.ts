import {
  alongASide,
  centreOf,
  fittingCount,
  type PlaceRow,
} from '../../../../../domain/floor-plan/place-row.ts'
import type { Point } from '../../../../../domain/geometry/polygon.ts'
import { arrows, atRest, type During, type Editor, type GestureState, type PointerInput } from '../editor.ts'

/** The first place of a row is there; a click says where the middle of the last one is. */
export const rowEnd: GestureState<'row-end'> = {
  press: point,
  move: point,
  release: finish,

  /** For keyboard users, arrow keys move the last place and Enter leaves it there. */
  key(editor, gesture, { key, step }) {
    if (key === 'Backspace') return takeBack(editor)
    if (key === 'Enter') return finish(editor, gesture)
    const direction = arrows[key]
    if (!direction) return editor
    const at = gesture.pointer ?? centreOf(gesture.place)
    const pointer = { x: at.x + direction.x * step, y: at.y + direction.y * step }
    return { ...editor, gesture: { ...gesture, pointer } }
  },

  cancel: takeBack,
  undo: takeBack,
}

/** The row as it would be if the last place were left where it is; undefined while it covers the first one. */
export function proposedRow({ place, pointer }: During<'row-end'>): PlaceRow | undefined {
  if (!pointer) return undefined
  const from = centreOf(place)
  const last = { x: pointer.x - from.x, y: pointer.y - from.y }
  const count = fittingCount(place, last)
  return count > 1 ? { place, last, count } : undefined
}

function finish(editor: Editor, gesture: During<'row-end'>): Editor {
  const row = proposedRow(gesture)
  if (!row || Math.hypot(row.last.x, row.last.y) < 1) return editor
  return { ...editor, gesture: { name: 'row', row, replaced: gesture.replaced, past: [] } }
}

function takeBack(editor: Editor): Editor {
  return { ...editor, gesture: atRest(editor.mode) }
}

function point(editor: Editor, gesture: During<'row-end'>, input: PointerInput): Editor {
  return { ...editor, gesture: { ...gesture, pointer: guided(gesture, input) } }
}

/** Follows the sides of the place where it nearly does; with Shift held always, with Alt held never. */
function guided({ place }: During<'row-end'>, { at, straight, alt, reach }: PointerInput): Point {
  if (alt) return at
  const from = centreOf(place)
  const offset = { x: at.x - from.x, y: at.y - from.y }
  const last = alongASide(place, offset, straight ? Number.POSITIVE_INFINITY : reach)
  return { x: from.x + last.x, y: from.y + last.y }
}
