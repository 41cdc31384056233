import { labelPlace } from '../../../../../domain/floor-plan/label-place.ts'
import { contains } from '../../../../../domain/geometry/polygon.ts'
import {
  atRest,
  type During,
  type Editor,
  edited,
  type GestureState,
  type Offer,
  type OfferedPart,
} from '../editor.ts'
import { addOutline, findOutline, type Outlines } from '../edits.ts'

/** An offered part that becomes an outline. */
export interface TakenPart {
  id: string
  linkedId: string | null
  /** The link is what the plan's text says, and nobody has confirmed it. */
  isGuess?: true
}

/**
 * Parts of the floor are offered; taking some adds their outlines, so that undo takes them back and offers them again.
 * Leaving some out is a step of its own, which counts while the outlines are as they were then.
 */
export const found: GestureState<'found'> = {
  cancel: (editor) => ({ ...editor, gesture: atRest(editor.mode) }),
  undo(editor, { parts, past = [], future = [] }) {
    const last = past.at(-1)
    const outlines = editor.history.present
    if (!last || last.outlines !== outlines) return undefined
    return withParts(editor, last.parts, past.slice(0, -1), [{ parts, outlines }, ...future])
  },
  redo(editor, { parts, past = [], future: [next, ...later] = [] }) {
    const outlines = editor.history.present
    if (!next || next.outlines !== outlines) return undefined
    return withParts(editor, next.parts, [...past, { parts, outlines }], later)
  },
}

function withParts(
  editor: Editor,
  parts: readonly OfferedPart[],
  past: readonly Offer[],
  future: readonly Offer[],
): Editor {
  return { ...editor, gesture: { name: 'found', parts, past, future } }
}

/** Takes several parts in one step. */
export function takeParts(editor: Editor, gesture: During<'found'>, taken: readonly TakenPart[]): Editor {
  const before = editor.history.present
  const offered = offeredParts(gesture.parts, before)
  const after = taken.reduce((outlines, part) => {
    const points = offered.find(({ id }) => id === part.id)?.points
    return points ? addOutline(outlines, { ...part, points: [...points] }) : outlines
  }, before)
  if (after === before) return editor
  return { ...edited(editor, after), gesture: { ...gesture, future: [] } }
}

export function leaveOut(editor: Editor, gesture: During<'found'>, ids: readonly string[]): Editor {
  const parts = gesture.parts.filter(({ id }) => !ids.includes(id))
  if (parts.length === gesture.parts.length) return editor
  const past = [...(gesture.past ?? []), { parts: gesture.parts, outlines: editor.history.present }]
  return withParts(editor, parts, past, [])
}

/** The parts that have not been taken. */
export function offeredParts(parts: readonly OfferedPart[], outlines: Outlines): OfferedPart[] {
  return parts.filter(({ id }) => !findOutline(outlines, id))
}

/** Without the parts that an outline covers already: each lies where the other does. */
export function partsWithoutOutline(parts: readonly OfferedPart[], outlines: Outlines): OfferedPart[] {
  return parts.filter(
    ({ points }) =>
      !outlines.some(
        (outline) =>
          contains(outline.points, labelPlace(points)) && contains(points, labelPlace(outline.points)),
      ),
  )
}
