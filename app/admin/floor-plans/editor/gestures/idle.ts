import {
  arrows,
  type Editor,
  edited,
  type GestureState,
  type KeyInput,
  withValidSelection,
} from '../editor.ts'
import { insertVertex, moveOutline, moveVertex, removeOutline, removeVertex } from '../edits.ts'

/** No gesture is in progress: a press may begin a movement, a click selects. */
export const idle: GestureState<'idle'> = {
  press(editor, _, { target, at }) {
    const outlines = editor.history.present
    switch (target.kind) {
      case 'vertex': {
        const { outlineId, index } = target
        return {
          ...editor,
          selection: { outlineId, vertex: index },
          gesture: { name: 'moving-vertex', outlineId, index, start: outlines, preview: outlines },
        }
      }
      case 'middle': {
        const [outlineId, index] = [target.outlineId, target.index + 1]
        const preview = insertVertex(outlines, outlineId, target.index, at)
        return {
          ...editor,
          selection: { outlineId, vertex: index },
          gesture: { name: 'moving-vertex', outlineId, index, start: preview, preview },
        }
      }
      case 'outline': {
        const { outlineId } = target
        return {
          ...editor,
          selection: { outlineId },
          gesture: { name: 'moving-outline', outlineId, from: at, preview: outlines },
        }
      }
      case 'row':
      case 'plan':
        return editor
    }
  },

  click(editor, _, { target }) {
    return { ...editor, selection: 'outlineId' in target ? { outlineId: target.outlineId } : undefined }
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
  const { outlineId, vertex } = selection
  if (vertex === undefined)
    return withValidSelection(edited(editor, removeOutline(history.present, outlineId)))
  return { ...edited(editor, removeVertex(history.present, outlineId, vertex)), selection: { outlineId } }
}

function nudge(editor: Editor, { key, step }: KeyInput): Editor {
  const direction = arrows[key]
  if (!direction || !editor.selection) return editor
  const { outlineId, vertex } = editor.selection
  const by = { x: direction.x * step, y: direction.y * step }
  const outlines = editor.history.present
  if (vertex === undefined) return edited(editor, moveOutline(outlines, outlineId, by))
  const point = outlines.find(({ id }) => id === outlineId)?.points[vertex]
  if (!point) return editor
  return edited(editor, moveVertex(outlines, outlineId, vertex, { x: point.x + by.x, y: point.y + by.y }))
}
