import { type ImageSize, scaleOutlines, scalePoints } from '../../../../domain/floor-plan/floor-plan.ts'
import type { Point } from '../../../../domain/geometry/polygon.ts'
import {
  atRest,
  type Editor,
  edited,
  type Gesture,
  type GestureState,
  hasBegunOutline,
  type KeyInput,
  type Mode,
  type PointerInput,
  withValidSelection,
} from './editor.ts'
import { addOutline, confirmLinks, linkOutline, mapHistory, type Outlines, redo, undo } from './edits.ts'
import { drawing } from './gestures/drawing.ts'
import { idle, removeSelected } from './gestures/idle.ts'
import { movingOutline } from './gestures/moving-outline.ts'
import { movingVertex } from './gestures/moving-vertex.ts'
import { pending } from './gestures/pending.ts'

export type EditorEvent =
  | { type: 'press' | 'move' | 'click'; pointer: PointerInput }
  | { type: 'release' | 'cancel' | 'undo' | 'redo' | 'remove' | 'unlink' }
  | { type: 'key'; input: KeyInput }
  | { type: 'mode'; mode: Mode }
  | { type: 'select'; outlineId: string; vertex?: number }
  /** Links the pending or the selected outline. A pending one gets `newId`. */
  | { type: 'choose'; linkedId: string; newId: string }
  | { type: 'replace'; outlines: Outlines }
  /** Confirms the guessed link of one outline, or of all outlines if no id is given. */
  | { type: 'confirm'; outlineId?: string }
  /** Scales all outlines after the image was replaced by one of another size. */
  | { type: 'rescale'; from: ImageSize; to: ImageSize }

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
      return state.redo?.(editor, gesture) ?? withValidSelection({ ...editor, history: redo(history) })
    case 'mode':
      return event.mode === editor.mode ? editor : { mode: event.mode, history, gesture: atRest(event.mode) }
    case 'select':
      // Selecting must not discard an outline that was begun; only changing the mode and cancelling do.
      if (hasBegunOutline(editor)) return editor
      return {
        mode: 'select',
        history,
        gesture: { name: 'idle' },
        selection: { outlineId: event.outlineId, vertex: event.vertex },
      }
    case 'remove':
      return gesture.name === 'idle' ? removeSelected(editor) : editor
    case 'unlink':
      return selection ? edited(editor, linkOutline(history.present, selection.outlineId, null)) : editor
    case 'choose':
      return choose(editor, event.linkedId, event.newId)
    case 'replace':
      return edited({ ...editor, selection: undefined }, event.outlines)
    case 'confirm':
      return edited(editor, confirmLinks(history.present, event.outlineId))
    case 'rescale':
      return rescale(editor, event)
  }
}

function choose(editor: Editor, linkedId: string, newId: string): Editor {
  const { gesture, history, selection } = editor
  if (gesture.name === 'pending') {
    const outline = { id: newId, linkedId, points: [...gesture.points] }
    return { ...edited(editor, addOutline(history.present, outline)), gesture: atRest(editor.mode) }
  }
  return selection ? edited(editor, linkOutline(history.present, selection.outlineId, linkedId)) : editor
}

/**
 * Scales all outlines, and one that was begun, to the new image. A movement in progress is cancelled, because
 * its preview has the old size.
 */
function rescale(editor: Editor, { from, to }: { from: ImageSize; to: ImageSize }): Editor {
  const { gesture, mode } = editor
  const scaled = (points: readonly Point[]) => scalePoints(points, from, to)
  const history = mapHistory(editor.history, (each) => scaleOutlines(each, from, to))
  if (!('points' in gesture)) return { ...editor, history, gesture: atRest(mode) }
  if (gesture.name === 'pending') {
    return { ...editor, history, gesture: { ...gesture, points: scaled(gesture.points) } }
  }
  const { points, undone = [] } = gesture
  return { ...editor, history, gesture: { name: 'drawing', points: scaled(points), undone: scaled(undone) } }
}
