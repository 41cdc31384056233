import { closesOutline, type Point } from '../../../../../domain/geometry/polygon.ts'
import { atRightAngle, snapped } from '../../../../../domain/geometry/snap.ts'
import { arrows, type During, type Editor, type GestureState, type PointerInput } from '../editor.ts'

/** Each click adds a point. A click near the first point closes the outline. */
export const drawing: GestureState<'drawing'> = {
  click(editor, gesture, input) {
    if (closesOutline(gesture.points, input.at, input.imageWidth)) return close(editor, gesture)
    return extend(editor, gesture, guided(editor, gesture, input))
  },

  move(editor, gesture, input) {
    const closing = closesOutline(gesture.points, input.at, input.imageWidth)
    const pointer = closing ? gesture.points[0] : guided(editor, gesture, input)
    return { ...editor, gesture: { ...gesture, pointer } }
  },

  /** For keyboard users, arrow keys move the pointer and Enter adds a point there. */
  key(editor, gesture, { key, step, imageWidth }) {
    const { points, pointer } = gesture
    if (key === 'Backspace') return takeBack(editor, gesture) ?? editor
    const at = pointer ?? points.at(-1) ?? { x: imageWidth / 4, y: imageWidth / 4 }
    if (key === 'Enter') {
      return closesOutline(points, at, imageWidth) ? close(editor, gesture) : extend(editor, gesture, at)
    }
    const direction = arrows[key]
    if (!direction) return editor
    const moved = { x: at.x + direction.x * step, y: at.y + direction.y * step }
    return { ...editor, gesture: { ...gesture, pointer: moved } }
  },

  cancel: (editor) => ({ ...editor, gesture: { name: 'drawing', points: [] } }),
  undo: takeBack,
  redo: putBack,
}

function close(editor: Editor, { points }: During<'drawing'>): Editor {
  return { ...editor, gesture: { name: 'pending', points } }
}

function extend(editor: Editor, { points }: During<'drawing'>, point: Point): Editor {
  return { ...editor, gesture: { name: 'drawing', points: [...points, point], pointer: point } }
}

function takeBack(
  editor: Editor,
  { points, undone = [], ...gesture }: During<'drawing'>,
): Editor | undefined {
  const last = points.at(-1)
  if (!last) return undefined
  return { ...editor, gesture: { ...gesture, points: points.slice(0, -1), undone: [last, ...undone] } }
}

function putBack(editor: Editor, { points, undone = [], ...gesture }: During<'drawing'>): Editor | undefined {
  const [next, ...later] = undone
  if (!next) return undefined
  return { ...editor, gesture: { ...gesture, points: [...points, next], undone: later } }
}

function guided(editor: Editor, { points }: During<'drawing'>, input: PointerInput): Point {
  const last = points.at(-1)
  if (input.straight && last) return atRightAngle(input.at, last, points.at(-2))
  if (input.alt) return input.at
  return snapped(
    input.at,
    editor.history.present.map((outline) => outline.points),
    input.reach,
  )
}
