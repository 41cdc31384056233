import { atRest, type GestureState } from '../editor.ts'

/** A closed outline waits to be linked. Until then, the plan ignores other input. */
export const pending: GestureState<'pending'> = {
  cancel: (editor) => ({ ...editor, gesture: atRest(editor.mode) }),
  /** Reopens the outline, so that drawing can continue. */
  undo(editor, { points, clicks }) {
    if (clicks) return { ...editor, gesture: { name: 'filling', clicks, points } }
    if (editor.mode === 'draw') return { ...editor, gesture: { name: 'drawing', points } }
    if (editor.mode !== 'rectangle') return { ...editor, gesture: atRest(editor.mode) }
    return { ...editor, gesture: { name: 'rectangle', corner: points[0], pointer: points[2] } }
  },
}
