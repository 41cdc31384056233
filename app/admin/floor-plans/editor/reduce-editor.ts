import {
  type ImageSize,
  scaleOutlines,
  scalePoint,
  scalePoints,
} from '../../../../domain/floor-plan/floor-plan.ts'
import { findRow, type PlaceRow, placesOf } from '../../../../domain/floor-plan/place-row.ts'
import type { Point } from '../../../../domain/geometry/polygon.ts'
import type { FillClick } from '../../../../domain/plan-reading/propose-outline.ts'
import {
  atRest,
  type Editor,
  edited,
  type Gesture,
  type GestureState,
  hasBegunOutline,
  type KeyInput,
  type Mode,
  type OfferedPart,
  type PointerInput,
  withValidSelection,
} from './editor.ts'
import {
  addOutline,
  confirmLinks,
  findOutline,
  linkOutline,
  mapHistory,
  type Outlines,
  redo,
  undo,
} from './edits.ts'
import { drawing } from './gestures/drawing.ts'
import { filling, type Proposed, takeProposal, withProposal } from './gestures/filling.ts'
import { found, leaveOut, type TakenPart, takeParts } from './gestures/found.ts'
import { idle, removeSelected } from './gestures/idle.ts'
import { movingOutline } from './gestures/moving-outline.ts'
import { movingVertex } from './gestures/moving-vertex.ts'
import { pending } from './gestures/pending.ts'
import { rectangle } from './gestures/rectangle.ts'
import { row, withRow } from './gestures/row.ts'
import { rowEnd } from './gestures/row-end.ts'

export type EditorEvent =
  | { type: 'press' | 'move' | 'click'; pointer: PointerInput }
  | { type: 'release' | 'cancel' | 'undo' | 'redo' | 'remove' | 'unlink' }
  | { type: 'key'; input: KeyInput }
  | { type: 'mode'; mode: Mode }
  | { type: 'select'; outlineId: string; vertex?: number }
  /** Links the pending or the selected outline. A pending one gets `newId`. */
  | { type: 'choose'; linkedId: string; newId: string }
  /** Changes the proposed row. */
  | { type: 'change-row'; row: PlaceRow }
  /** Takes the row that the selected outline belongs to in hand, or begins one with that outline. */
  | { type: 'grab-row' }
  /** Adds the places of the proposed row, with what each of them is linked to. */
  | { type: 'place-row'; places: readonly RowPlace[] }
  /** The outline that clicks of the filling tool make; undefined where they make none. */
  | ({ type: 'proposed' } & Proposed)
  /** Takes the proposed outline, which then waits to be linked, unless the plan's text says whose it is. */
  | { type: 'take' }
  /** Offers what was searched for while there were these clicks of the filling tool. */
  | { type: 'offer'; clicks: readonly FillClick[]; parts: readonly OfferedPart[] }
  | { type: 'take-parts'; parts: readonly TakenPart[] }
  /** Offers these parts no more. */
  | { type: 'leave-out'; ids: readonly string[] }
  | { type: 'replace'; outlines: Outlines }
  /** Confirms the guessed link of one outline, or of all outlines if no id is given. */
  | { type: 'confirm'; outlineId?: string }
  /** Scales all outlines after the image was replaced by one of another size. */
  | { type: 'rescale'; from: ImageSize; to: ImageSize }

interface RowPlace {
  id: string
  linkedId: string | null
}

const states: { [Name in Gesture['name']]: GestureState<Name> } = {
  idle,
  drawing,
  pending,
  rectangle,
  'row-end': rowEnd,
  row,
  filling,
  found,
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
    case 'change-row':
      return gesture.name === 'row' ? withRow(editor, gesture, event.row) : editor
    case 'grab-row':
      return grabRow(editor)
    case 'place-row':
      return placeRow(editor, event.places)
    case 'proposed':
      return gesture.name === 'filling' ? withProposal(editor, gesture, event) : editor
    case 'take':
      return gesture.name === 'filling' ? takeProposal(editor, gesture) : editor
    case 'offer':
      // A search may end late, when there are clicks or another tool is in hand.
      return gesture.name === 'filling' && gesture.clicks === event.clicks
        ? { ...editor, gesture: { name: 'found', parts: event.parts } }
        : editor
    case 'take-parts':
      return gesture.name === 'found' ? takeParts(editor, gesture, event.parts) : editor
    case 'leave-out':
      return gesture.name === 'found' ? leaveOut(editor, gesture, event.ids) : editor
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

/** Outlines count as equal, and their distances, within this many pixels of the image. */
const sameRow = 1

function grabRow(editor: Editor): Editor {
  const { selection, history } = editor
  const own = selection && findOutline(history.present, selection.outlineId)
  if (!own) return editor
  const found = findRow(history.present, own.id, sameRow)
  const gesture: Gesture = found
    ? { name: 'row', row: found.row, replaced: found.ids, past: [] }
    : { name: 'row-end', place: own.points, replaced: [own.id] }
  return { mode: 'row', history, gesture }
}

function placeRow(editor: Editor, places: readonly RowPlace[]): Editor {
  const { gesture, history } = editor
  if (gesture.name !== 'row') return editor
  const corners = placesOf(gesture.row)
  const row = places.flatMap((place, index) => {
    const points = corners[index]
    return points ? [{ ...place, points }] : []
  })
  const kept = history.present.filter(({ id }) => !gesture.replaced.includes(id))
  return { ...edited(editor, row.reduce(addOutline, kept)), gesture: atRest(editor.mode) }
}

/**
 * Scales all outlines, and one that was begun, to the new image. A movement in progress is cancelled, because
 * its preview has the old size.
 */
function rescale(editor: Editor, { from, to }: { from: ImageSize; to: ImageSize }): Editor {
  const { gesture, mode } = editor
  const scaled = (points: readonly Point[]) => scalePoints(points, from, to)
  const history = mapHistory(editor.history, (each) => scaleOutlines(each, from, to))
  if (gesture.name === 'rectangle' && gesture.corner) {
    const [corner, pointer] = scaled([gesture.corner, gesture.pointer ?? gesture.corner])
    return { ...editor, history, gesture: { name: 'rectangle', corner, pointer } }
  }
  if (!('points' in gesture) || gesture.name === 'filling')
    return { ...editor, history, gesture: atRest(mode) }
  if (gesture.name === 'pending') {
    // Undo opens it again: clicks of the filling tool are asked for on the new image, at the same places.
    const clicks = gesture.clicks?.map((click) => ({ ...click, at: scalePoint(click.at, from, to) }))
    return {
      ...editor,
      history,
      gesture: { ...gesture, points: scaled(gesture.points), ...(clicks && { clicks }) },
    }
  }
  const { points, undone = [] } = gesture
  return { ...editor, history, gesture: { name: 'drawing', points: scaled(points), undone: scaled(undone) } }
}
