import type { Editor, Gesture } from '../editor.ts'
import type { KeyInput, PointerInput } from '../input.ts'

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
