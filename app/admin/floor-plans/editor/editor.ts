import type { Point } from '../../../../domain/geometry/polygon.ts'
import type { Drawing } from './edits.ts'
import { type History, record, startHistory } from './history.ts'

export type Mode = 'select' | 'draw'

export interface Selection {
  shapeId: string
  /** The index of one of its points. */
  vertex?: number
}

/** What the hand is doing right now; each has a file of its own in gestures/. */
export type Gesture =
  | { name: 'idle' }
  /** `undone` are points that were taken back, the last of them first. */
  | { name: 'drawing'; points: readonly Point[]; pointer?: Point; undone?: readonly Point[] }
  | { name: 'pending'; points: readonly Point[] }
  | { name: 'moving-vertex'; shapeId: string; index: number; start: Drawing; preview: Drawing }
  | { name: 'moving-outline'; shapeId: string; from: Point; preview: Drawing }

export interface Editor {
  mode: Mode
  history: History
  gesture: Gesture
  selection?: Selection
}

export function openEditor(drawing: Drawing): Editor {
  return { mode: 'select', history: startHistory(drawing), gesture: { name: 'idle' } }
}

/** What is on the screen: also a movement that has not ended yet. */
export function shownDrawing({ gesture, history }: Editor): Drawing {
  return 'preview' in gesture ? gesture.preview : history.present
}

/** Whether an outline has been begun that is not part of the drawing yet. */
export function hasBegunOutline({ gesture }: Editor): boolean {
  return 'points' in gesture && gesture.points.length > 0
}

/** The state of rest of each mode. */
export function atRest(mode: Mode): Gesture {
  return mode === 'draw' ? { name: 'drawing', points: [] } : { name: 'idle' }
}

export function edited(editor: Editor, drawing: Drawing): Editor {
  return { ...editor, history: record(editor.history, drawing) }
}

/** Drops a selection whose shape or point is no more, as an undo may leave it. */
export function withValidSelection(editor: Editor): Editor {
  const { selection } = editor
  if (!selection) return editor
  const shape = editor.history.present.find(({ id }) => id === selection.shapeId)
  if (!shape) return { ...editor, selection: undefined }
  if (selection.vertex === undefined || selection.vertex < shape.points.length) return editor
  return { ...editor, selection: { shapeId: shape.id } }
}
