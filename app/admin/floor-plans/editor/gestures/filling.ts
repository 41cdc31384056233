import type { Point } from '../../../../../domain/geometry/polygon.ts'
import type { FillClick } from '../../../../../domain/plan-reading/propose-outline.ts'
import {
  arrows,
  atRest,
  type During,
  type Editor,
  edited,
  type GestureState,
  type GuessedOutline,
} from '../editor.ts'
import { addOutline } from '../edits.ts'

/** No home has so many parts; it bounds what is asked of the reader. */
const mostClicks = 40

/** Each click joins what it hits, and with Alt takes it away. The outline comes once the plan has been read. */
export const filling: GestureState<'filling'> = {
  click: (editor, gesture, { at, alt }) => withClick(editor, gesture, { at, takesAway: alt }),

  /** For keyboard users, arrow keys move a cross, the space bar clicks there, and Enter takes the outline. */
  key(editor, gesture, { key, step, imageWidth, alt = false }) {
    if (key === 'Backspace') return takeBack(editor, gesture) ?? editor
    const at = gesture.pointer ?? { x: imageWidth / 4, y: imageWidth / 4 }
    if (key === 'Enter' && gesture.points) return takeProposal(editor, gesture)
    if (key === ' ' || key === 'Enter') return withClick(editor, gesture, { at, takesAway: alt })
    const direction = arrows[key]
    if (!direction) return editor
    const pointer = { x: at.x + direction.x * step, y: at.y + direction.y * step }
    return { ...editor, gesture: { ...gesture, pointer } }
  },

  cancel: (editor) => ({ ...editor, gesture: { name: 'filling', clicks: [] } }),
  undo: takeBack,
  redo(editor, { clicks, undone: [next, ...later] = [], ...gesture }) {
    return next && { ...editor, gesture: { ...gesture, clicks: [...clicks, next], undone: later } }
  },
}

function withClick(editor: Editor, { undone: _, ...gesture }: During<'filling'>, click: FillClick): Editor {
  if (gesture.clicks.length >= mostClicks) return editor
  return { ...editor, gesture: { ...gesture, clicks: [...gesture.clicks, click] } }
}

function takeBack(
  editor: Editor,
  { clicks, undone = [], ...gesture }: During<'filling'>,
): Editor | undefined {
  const last = clicks.at(-1)
  if (!last) return undefined
  const left = clicks.slice(0, -1)
  const points = left.length > 0 ? gesture.points : undefined
  return { ...editor, gesture: { ...gesture, points, clicks: left, undone: [last, ...undone] } }
}

export interface Proposed {
  clicks: readonly FillClick[]
  points: readonly Point[] | undefined
  guess?: GuessedOutline | undefined
}

/** A proposal may come late, when there are other clicks. Clicks that make no outline are dropped with the last one. */
export function withProposal(
  editor: Editor,
  gesture: During<'filling'>,
  { clicks, points, guess }: Proposed,
): Editor {
  if (gesture.clicks !== clicks) return editor
  if (points) return { ...editor, gesture: { ...gesture, points, guess } }
  return { ...editor, gesture: { ...gesture, clicks: clicks.slice(0, -1) } }
}

export function takeProposal(editor: Editor, { points, clicks, guess }: During<'filling'>): Editor {
  if (!points) return editor
  if (!guess) return { ...editor, gesture: { name: 'pending', points, clicks } }
  const outline = { ...guess, points: [...points], isGuess: true as const }
  return { ...edited(editor, addOutline(editor.history.present, outline)), gesture: atRest(editor.mode) }
}
