import {
  alongASide,
  middleOfRow,
  movedRow,
  type PlaceRow,
  spreadRow,
  turnedRow,
} from '../../../../../domain/floor-plan/place-row.ts'
import type { Point } from '../../../../../domain/geometry/polygon.ts'
import { arrows, atRest, type During, type Editor, type GestureState, type PointerInput } from '../editor.ts'

/** A row is proposed: it is moved, turned and spread as one, until it is taken (`place-row`) or cancelled. */
export const row: GestureState<'row'> = {
  press(editor, gesture, { target, at }) {
    if (target.kind !== 'row') return editor
    return { ...editor, gesture: { ...gesture, drag: { part: target.part, from: at, start: gesture.row } } }
  },

  move(editor, gesture, input) {
    if (!gesture.drag) return editor
    return { ...editor, gesture: { ...gesture, row: dragged(gesture.drag, input) } }
  },

  release(editor, { drag, ...gesture }) {
    const past = drag && drag.start !== gesture.row ? [...gesture.past, drag.start] : gesture.past
    return { ...editor, gesture: { ...gesture, past } }
  },

  key(editor, gesture, { key, step }) {
    const direction = arrows[key]
    if (!direction) return editor
    return withRow(editor, gesture, movedRow(gesture.row, { x: direction.x * step, y: direction.y * step }))
  },

  cancel: (editor) => ({ ...editor, gesture: atRest(editor.mode) }),

  undo(editor, gesture) {
    const before = gesture.past.at(-1)
    if (before) return { ...editor, gesture: { ...gesture, row: before, past: gesture.past.slice(0, -1) } }
    const { place } = gesture.row
    return { ...editor, gesture: { name: 'row-end', place, replaced: gesture.replaced } }
  },
}

export function withRow(editor: Editor, gesture: During<'row'>, changed: PlaceRow): Editor {
  return { ...editor, gesture: { ...gesture, row: changed, past: [...gesture.past, gesture.row] } }
}

type Drag = NonNullable<During<'row'>['drag']>

/** With Shift held, a turn is by steps of 15°. */
const turnStep = Math.PI / 12

function dragged({ part, from, start }: Drag, { at, straight, alt, reach }: PointerInput): PlaceRow {
  const by = { x: at.x - from.x, y: at.y - from.y }
  if (part === 'all') return movedRow(start, by)
  if (part === 'last') {
    const last = { x: start.last.x + by.x, y: start.last.y + by.y }
    const snapsWithin = straight ? Number.POSITIVE_INFINITY : reach
    return spreadRow(start, alt ? last : alongASide(start.place, last, snapsWithin))
  }
  const middle = middleOfRow(start)
  const angle = angleOf(middle, at) - angleOf(middle, from)
  return turnedRow(start, straight ? Math.round(angle / turnStep) * turnStep : angle)
}

function angleOf(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x)
}
