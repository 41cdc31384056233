import type { GestureState } from '../editor.ts'

/** A closed outline waits for what it is to be linked to; until then nothing else happens on the plan. */
export const pending: GestureState<'pending'> = {
  cancel: (editor) => ({ ...editor, gesture: { name: 'drawing', points: [] } }),
  /** Opens it again, to go on drawing. */
  undo: (editor, { points }) => ({ ...editor, gesture: { name: 'drawing', points } }),
}
