import type { GestureState } from '../editor.ts'

/** A closed outline waits to be linked. Until then, the plan ignores other input. */
export const pending: GestureState<'pending'> = {
  cancel: (editor) => ({ ...editor, gesture: { name: 'drawing', points: [] } }),
  /** Reopens the outline, so that drawing can continue. */
  undo: (editor, { points }) => ({ ...editor, gesture: { name: 'drawing', points } }),
}
