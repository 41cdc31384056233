import { atRest, type During, type Editor, edited, type GestureState, type OfferedPart } from '../editor.ts'
import { addOutline, findOutline, type Outlines } from '../edits.ts'

/** Parts of the floor are offered; taking one adds its outline, so that undo takes it back and offers it again. */
export const found: GestureState<'found'> = {
  cancel: (editor) => ({ ...editor, gesture: atRest(editor.mode) }),
}

export function takePart(
  editor: Editor,
  { parts }: During<'found'>,
  id: string,
  linkedId: string | null,
): Editor {
  const part = offeredParts(parts, editor.history.present).find((each) => each.id === id)
  if (!part) return editor
  return edited(editor, addOutline(editor.history.present, { id, linkedId, points: [...part.points] }))
}

/** The parts that have not been taken. */
export function offeredParts(parts: readonly OfferedPart[], outlines: Outlines): OfferedPart[] {
  return parts.filter(({ id }) => !findOutline(outlines, id))
}
