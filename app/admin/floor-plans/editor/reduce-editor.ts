import { atRest, type Editor, edited, type Gesture, type Mode, withValidSelection } from './editor.ts'
import { addShape, type Drawing, linkShape } from './edits.ts'
import { drawing } from './gestures/drawing.ts'
import type { GestureState } from './gestures/gesture-state.ts'
import { idle, removeSelected } from './gestures/idle.ts'
import { movingOutline } from './gestures/moving-outline.ts'
import { movingVertex } from './gestures/moving-vertex.ts'
import { pending } from './gestures/pending.ts'
import { mapHistory, redo, undo } from './history.ts'
import type { KeyInput, PointerInput } from './input.ts'

export type EditorEvent =
  | { type: 'press' | 'move' | 'click'; pointer: PointerInput }
  | { type: 'release' | 'cancel' | 'undo' | 'redo' | 'remove' | 'unlink' }
  | { type: 'key'; input: KeyInput }
  | { type: 'mode'; mode: Mode }
  | { type: 'select'; shapeId: string; vertex?: number }
  /** Links the new or the selected outline; `newId` is for the new one. */
  | { type: 'choose'; apartmentId: string; newId: string }
  | { type: 'replace'; drawing: Drawing }
  | { type: 'rescale'; change: (drawing: Drawing) => Drawing }
  | { type: 'open'; editor: Editor }

const states: { [Name in Gesture['name']]: GestureState<Name> } = {
  idle,
  drawing,
  pending,
  'moving-vertex': movingVertex,
  'moving-outline': movingOutline,
}

export function reduceEditor(editor: Editor, event: EditorEvent): Editor {
  const { gesture, history, selection } = editor
  const state = states[gesture.name] as GestureState<Gesture['name']>
  switch (event.type) {
    case 'press':
    case 'move':
    case 'click':
      return state[event.type]?.(editor, gesture, event.pointer) ?? editor
    case 'key':
      return state.key?.(editor, gesture, event.input) ?? editor
    case 'release':
      return state.release?.(editor, gesture) ?? editor
    case 'cancel':
      return state.cancel?.(editor, gesture) ?? editor
    case 'undo':
      return state.undo?.(editor, gesture) ?? withValidSelection({ ...editor, history: undo(history) })
    case 'redo':
      return withValidSelection({ ...editor, history: redo(history) })
    case 'mode':
      return { mode: event.mode, history, gesture: atRest(event.mode) }
    case 'select':
      return {
        mode: 'select',
        history,
        gesture: { name: 'idle' },
        selection: { shapeId: event.shapeId, vertex: event.vertex },
      }
    case 'remove':
      return gesture.name === 'idle' ? removeSelected(editor) : editor
    case 'unlink':
      return selection ? edited(editor, linkShape(history.present, selection.shapeId, null)) : editor
    case 'choose':
      return choose(editor, event.apartmentId, event.newId)
    case 'replace':
      return edited({ ...editor, selection: undefined, gesture: atRest(editor.mode) }, event.drawing)
    case 'rescale':
      return { ...editor, gesture: atRest(editor.mode), history: mapHistory(history, event.change) }
    case 'open':
      return event.editor
  }
}

function choose(editor: Editor, apartmentId: string, newId: string): Editor {
  const { gesture, history, selection } = editor
  if (gesture.name === 'pending') {
    const shape = { id: newId, apartmentId, points: [...gesture.points] }
    return { ...edited(editor, addShape(history.present, shape)), gesture: atRest(editor.mode) }
  }
  return selection ? edited(editor, linkShape(history.present, selection.shapeId, apartmentId)) : editor
}
