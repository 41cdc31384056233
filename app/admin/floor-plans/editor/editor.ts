import type { PlaceRow } from '../../../../domain/floor-plan/place-row.ts'
import type { Point, Polygon } from '../../../../domain/geometry/polygon.ts'
import type { FillClick } from '../../../../domain/plan-reading/propose-outline.ts'
import { type EditHistory, type Outlines, record, startHistory } from './edits.ts'

export type PointerTarget =
  | { kind: 'plan' }
  | { kind: 'outline'; outlineId: string }
  | { kind: 'vertex'; outlineId: string; index: number }
  /** The middle of the edge that starts at the point with this index. */
  | { kind: 'middle'; outlineId: string; index: number }
  | { kind: 'row'; part: RowPart }

/** A pointer on the plan. All lengths are in pixels of the plan's image. */
export interface PointerInput {
  at: Point
  target: PointerTarget
  /** The distance within which a point snaps to a neighbour. */
  reach: number
  imageWidth: number
  /** With Shift held, lines are drawn at right angles. */
  straight: boolean
  /** With Alt held, points do not snap, and the filling tool takes away. */
  alt: boolean
}

export interface KeyInput {
  key: string
  /** How far an arrow key moves, in image pixels. */
  step: number
  imageWidth: number
  alt?: boolean
}

export const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The tool that is in hand. Each but `select` draws, and begins with a gesture of its own (`atRest`). */
export type Mode = 'select' | 'draw' | 'fill' | 'rectangle' | 'row'

export interface OutlineSelection {
  outlineId: string
  /** The index of the selected point; undefined while the whole outline is selected. */
  vertex?: number | undefined
}

/** What of a proposed row is dragged: all of it, its last place, or the handle that turns it. */
export type RowPart = 'all' | 'last' | 'turn'

/** The gesture in progress. Each has a file of its own in gestures/. */
export type Gesture =
  | { name: 'idle' }
  /** `undone` holds the points that undo removed, the most recently removed first. */
  | { name: 'drawing'; points: readonly Point[]; pointer?: Point | undefined; undone?: readonly Point[] }
  /** `clicks` are those of the filling tool. */
  | { name: 'pending'; points: readonly Point[]; clicks?: readonly FillClick[] }
  /** `corner` is set with the first press; `least` is how long a side must be to end the rectangle. */
  | { name: 'rectangle'; corner?: Point | undefined; pointer?: Point | undefined; least?: number }
  /** The first place of a row; `replaced` are the outlines that the row will stand for. */
  | { name: 'row-end'; place: Polygon; replaced: readonly string[]; pointer?: Point | undefined }
  /** A whole row, which is not among the outlines yet. `past` holds it before each change, the last one last. */
  | {
      name: 'row'
      row: PlaceRow
      replaced: readonly string[]
      past: readonly PlaceRow[]
      drag?: { part: RowPart; from: Point; start: PlaceRow } | undefined
    }
  /** Clicks of the filling tool, and the outline that they make once the plan has been read. */
  | {
      name: 'filling'
      clicks: readonly FillClick[]
      points?: readonly Point[] | undefined
      /** The outline that taking it adds, where the plan's text says whose it is. */
      guess?: GuessedOutline | undefined
      pointer?: Point | undefined
      undone?: readonly FillClick[]
    }
  /** Everything that was found at once. A part is offered until there is an outline with its id. */
  | { name: 'found'; parts: readonly OfferedPart[]; past?: readonly Offer[]; future?: readonly Offer[] }
  | { name: 'moving-vertex'; outlineId: string; index: number; start: Outlines; preview: Outlines }
  | { name: 'moving-outline'; outlineId: string; from: Point; preview: Outlines }

export interface GuessedOutline {
  id: string
  linkedId: string
}

/** What was offered while the outlines were these, before or after some of it was left out. */
export interface Offer {
  parts: readonly OfferedPart[]
  outlines: Outlines
}

export interface OfferedPart {
  id: string
  points: readonly Point[]
  /** Whether it is probably a corridor, a staircase or a shaft. */
  isCommon: boolean
}

export interface Editor {
  mode: Mode
  history: EditHistory
  gesture: Gesture
  selection?: OutlineSelection | undefined
}

export function openEditor(outlines: Outlines): Editor {
  return { mode: 'select', history: startHistory(outlines), gesture: { name: 'idle' } }
}

/** Returns the preview of a movement in progress, otherwise the present outlines without those a row will replace. */
export function shownOutlines({ gesture, history }: Editor): Outlines {
  if ('preview' in gesture) return gesture.preview
  if (!('replaced' in gesture) || gesture.replaced.length === 0) return history.present
  return history.present.filter(({ id }) => !gesture.replaced.includes(id))
}

/**
 * Whether an outline is being drawn or waits to be linked. Until it is linked, the gesture holds its points,
 * and it is not in the list of outlines.
 */
export function hasBegunOutline({ gesture }: Editor): boolean {
  if (gesture.name === 'row' || gesture.name === 'row-end') return true
  if (gesture.name === 'rectangle') return gesture.corner !== undefined
  if (gesture.name === 'filling') return gesture.clicks.length > 0
  return 'points' in gesture && gesture.points.length > 0
}

/** Returns the gesture that a mode starts with and returns to. */
export function atRest(mode: Mode): Gesture {
  switch (mode) {
    case 'select':
      return { name: 'idle' }
    case 'draw':
      return { name: 'drawing', points: [] }
    case 'fill':
      return { name: 'filling', clicks: [] }
    case 'rectangle':
    case 'row':
      return { name: 'rectangle' }
  }
}

export function edited(editor: Editor, outlines: Outlines): Editor {
  return { ...editor, history: record(editor.history, outlines) }
}

/** Drops a selection whose outline or point no longer exists, for example after an undo. */
export function withValidSelection(editor: Editor): Editor {
  const { selection } = editor
  if (!selection) return editor
  const outline = editor.history.present.find(({ id }) => id === selection.outlineId)
  if (!outline) return { ...editor, selection: undefined }
  if (selection.vertex === undefined || selection.vertex < outline.points.length) return editor
  return { ...editor, selection: { outlineId: outline.id } }
}

/** The handlers of one gesture. An event without a handler changes nothing. */
export interface GestureState<Name extends Gesture['name']> {
  press?(editor: Editor, gesture: During<Name>, pointer: PointerInput): Editor
  move?(editor: Editor, gesture: During<Name>, pointer: PointerInput): Editor
  release?(editor: Editor, gesture: During<Name>): Editor
  click?(editor: Editor, gesture: During<Name>, pointer: PointerInput): Editor
  key?(editor: Editor, gesture: During<Name>, key: KeyInput): Editor
  /** Returns the editor as it was before the gesture began. */
  cancel?(editor: Editor, gesture: During<Name>): Editor
  /**
   * Undoes a step inside the gesture. Without this handler, or when it returns undefined, undo goes back in
   * the history.
   */
  undo?(editor: Editor, gesture: During<Name>): Editor | undefined
  /**
   * Redoes a step inside the gesture. Without this handler, or when it returns undefined, redo goes forward
   * in the history.
   */
  redo?(editor: Editor, gesture: During<Name>): Editor | undefined
}

export type During<Name extends Gesture['name']> = Extract<Gesture, { name: Name }>
