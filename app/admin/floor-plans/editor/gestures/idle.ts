import type { Editor } from '../editor.ts'
import { edited, withValidSelection } from '../editor.ts'
import { insertVertex, moveShape, moveVertex, removeShape, removeVertex } from '../edits.ts'
import { arrows, type KeyInput } from '../input.ts'
import type { GestureState } from './gesture-state.ts'

/** Nothing is going on: a press may begin a movement, a click selects. */
export const idle: GestureState<'idle'> = {
  press(editor, _, { target, at }) {
    const drawing = editor.history.present
    switch (target.kind) {
      case 'vertex': {
        const { shapeId, index } = target
        return {
          ...editor,
          selection: { shapeId, vertex: index },
          gesture: { name: 'moving-vertex', shapeId, index, start: drawing, preview: drawing },
        }
      }
      case 'middle': {
        const [shapeId, index] = [target.shapeId, target.index + 1]
        const preview = insertVertex(drawing, shapeId, target.index, at)
        return {
          ...editor,
          selection: { shapeId, vertex: index },
          gesture: { name: 'moving-vertex', shapeId, index, start: preview, preview },
        }
      }
      case 'outline': {
        const { shapeId } = target
        return {
          ...editor,
          selection: { shapeId },
          gesture: { name: 'moving-outline', shapeId, from: at, preview: drawing },
        }
      }
      case 'plan':
        return editor
    }
  },

  click(editor, _, { target }) {
    return { ...editor, selection: target.kind === 'plan' ? undefined : { shapeId: target.shapeId } }
  },

  key(editor, _, input) {
    if (!editor.selection) return editor
    if (input.key === 'Delete' || input.key === 'Backspace') return removeSelected(editor)
    return nudge(editor, input)
  },

  cancel: (editor) => ({ ...editor, selection: undefined }),
}

export function removeSelected(editor: Editor): Editor {
  const { selection, history } = editor
  if (!selection) return editor
  const { shapeId, vertex } = selection
  if (vertex === undefined) return withValidSelection(edited(editor, removeShape(history.present, shapeId)))
  return { ...edited(editor, removeVertex(history.present, shapeId, vertex)), selection: { shapeId } }
}

function nudge(editor: Editor, { key, step }: KeyInput): Editor {
  const direction = arrows[key]
  if (!direction || !editor.selection) return editor
  const { shapeId, vertex } = editor.selection
  const by = { x: direction.x * step, y: direction.y * step }
  const drawing = editor.history.present
  if (vertex === undefined) return edited(editor, moveShape(drawing, shapeId, by))
  const point = drawing.find(({ id }) => id === shapeId)?.points[vertex]
  if (!point) return editor
  return edited(editor, moveVertex(drawing, shapeId, vertex, { x: point.x + by.x, y: point.y + by.y }))
}
