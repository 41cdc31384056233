import type { Point } from '../../../../domain/geometry/polygon.ts'
import { type EditHistory, type Outlines, record, startHistory } from './edits.ts'

/** What lies under the pointer. */
export type PointerTarget =
  | { kind: 'plan' }
  | { kind: 'outline'; outlineId: string }
  | { kind: 'vertex'; outlineId: string; index: number }
  /** The middle of the edge that starts at this index. */
  | { kind: 'middle'; outlineId: string; index: number }

/** A pointer on the plan, in pixels of its image. */
export interface PointerInput {
  at: Point
  target: PointerTarget
  /** How far snapping reaches. */
  reach: number
  imageWidth: number
  /** Shift: right angles. */
  straight: boolean
  /** Alt: no snapping. */
  free: boolean
}

export interface KeyInput {
  key: string
  /** How far an arrow key goes. */
  step: number
  imageWidth: number
}

export const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export type Mode = 'select' | 'draw'

export interface OutlineSelection {
  outlineId: string
  /** The index of one of its points. */
  vertex?: number | undefined
}

/** What the hand is doing right now; each has a file of its own in gestures/. */
export type Gesture =
  | { name: 'idle' }
  /** `undone` are points that were taken back, the last of them first. */
  | { name: 'drawing'; points: readonly Point[]; pointer?: Point | undefined; undone?: readonly Point[] }
  | { name: 'pending'; points: readonly Point[] }
  | { name: 'moving-vertex'; outlineId: string; index: number; start: Outlines; preview: Outlines }
  | { name: 'moving-outline'; outlineId: string; from: Point; preview: Outlines }

export interface Editor {
  mode: Mode
  history: EditHistory
  gesture: Gesture
  selection?: OutlineSelection | undefined
}

export function openEditor(outlines: Outlines): Editor {
  return { mode: 'select', history: startHistory(outlines), gesture: { name: 'idle' } }
}

/** What is on the screen: the preview of a movement that has not ended, else the present list. */
export function shownOutlines({ gesture, history }: Editor): Outlines {
  return 'preview' in gesture ? gesture.preview : history.present
}

/** Whether an outline has been begun: until it is linked, it is in the gesture and not in the list. */
export function hasBegunOutline({ gesture }: Editor): boolean {
  return 'points' in gesture && gesture.points.length > 0
}

/** The gesture that a mode begins with and comes back to. */
export function atRest(mode: Mode): Gesture {
  return mode === 'draw' ? { name: 'drawing', points: [] } : { name: 'idle' }
}

export function edited(editor: Editor, outlines: Outlines): Editor {
  return { ...editor, history: record(editor.history, outlines) }
}

/** Drops a selection whose outline or point is no more, as an undo may leave it. */
export function withValidSelection(editor: Editor): Editor {
  const { selection } = editor
  if (!selection) return editor
  const outline = editor.history.present.find(({ id }) => id === selection.outlineId)
  if (!outline) return { ...editor, selection: undefined }
  if (selection.vertex === undefined || selection.vertex < outline.points.length) return editor
  return { ...editor, selection: { outlineId: outline.id } }
}

/** How the editor answers while a gesture is going on; what is left out changes nothing. */
export interface GestureState<Name extends Gesture['name']> {
  press?(editor: Editor, gesture: During<Name>, pointer: PointerInput): Editor
  move?(editor: Editor, gesture: During<Name>, pointer: PointerInput): Editor
  release?(editor: Editor, gesture: During<Name>): Editor
  click?(editor: Editor, gesture: During<Name>, pointer: PointerInput): Editor
  key?(editor: Editor, gesture: During<Name>, key: KeyInput): Editor
  /** Back to how it was before the gesture began. */
  cancel?(editor: Editor, gesture: During<Name>): Editor
  /** A step back inside the gesture; without it, undo goes back in the history. */
  undo?(editor: Editor, gesture: During<Name>): Editor | undefined
  /** A step forward again inside the gesture; without it, redo goes forward in the history. */
  redo?(editor: Editor, gesture: During<Name>): Editor | undefined
}

export type During<Name extends Gesture['name']> = Extract<Gesture, { name: Name }>
