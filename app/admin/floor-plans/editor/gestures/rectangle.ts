import { type Point, rectangleBetween } from '../../../../../domain/geometry/polygon.ts'
import { snapped } from '../../../../../domain/geometry/snap.ts'
import {
  arrows,
  atRest,
  type During,
  type Editor,
  type Gesture,
  type GestureState,
  type PointerInput,
} from '../editor.ts'

/** Two opposite corners of an outline, or of the first place of a row: by dragging from one to the other or by a press on each. */
export const rectangle: GestureState<'rectangle'> = {
  press(editor, gesture, input) {
    const at = guided(editor, gesture, input)
    const corner = gesture.corner ?? at
    return { ...editor, gesture: { name: 'rectangle', corner, pointer: at, least: input.reach / 2 } }
  },

  move: (editor, gesture, input) => ({
    ...editor,
    gesture: { ...gesture, pointer: guided(editor, gesture, input) },
  }),

  release: finish,

  /** For keyboard users, arrow keys move the pointer and Enter sets a corner there. */
  key(editor, gesture, { key, step, imageWidth }) {
    const { corner, pointer } = gesture
    if (key === 'Backspace') return takeBack(editor, gesture) ?? editor
    const at = pointer ?? { x: imageWidth / 4, y: imageWidth / 4 }
    if (key === 'Enter') {
      if (corner) return finish(editor, gesture)
      return { ...editor, gesture: { name: 'rectangle', corner: at, pointer: at } }
    }
    const direction = arrows[key]
    if (!direction) return editor
    const moved = { x: at.x + direction.x * step, y: at.y + direction.y * step }
    return { ...editor, gesture: { ...gesture, pointer: moved } }
  },

  cancel: (editor) => ({ ...editor, gesture: atRest(editor.mode) }),
  undo: takeBack,
}

/** A press that ends where it began has set the first corner; the second is still to come. */
function finish(editor: Editor, gesture: During<'rectangle'>): Editor {
  const { corner, pointer, least = 1 } = gesture
  if (!corner || !pointer) return editor
  const isFlat = Math.min(Math.abs(corner.x - pointer.x), Math.abs(corner.y - pointer.y)) < least
  if (isFlat) return editor
  const points = rectangleBetween(corner, pointer)
  const next: Gesture =
    editor.mode === 'row' ? { name: 'row-end', place: points, replaced: [] } : { name: 'pending', points }
  return { ...editor, gesture: next }
}

function takeBack(editor: Editor, { corner, pointer }: During<'rectangle'>): Editor | undefined {
  return corner && { ...editor, gesture: { name: 'rectangle', pointer } }
}

/** With Shift held, the rectangle is a square. */
function guided(editor: Editor, { corner }: During<'rectangle'>, input: PointerInput): Point {
  const { at, straight, alt, reach } = input
  if (straight && corner) {
    const side = Math.max(Math.abs(at.x - corner.x), Math.abs(at.y - corner.y))
    return {
      x: corner.x + Math.sign(at.x - corner.x || 1) * side,
      y: corner.y + Math.sign(at.y - corner.y || 1) * side,
    }
  }
  if (alt) return at
  return snapped(
    at,
    editor.history.present.map(({ points }) => points),
    reach,
  )
}
