import { Link2Off, MousePointer2, PenLine, Redo2, Trash2, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Editor, Mode } from '../editor/editor.ts'
import { findOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import { usePlanText } from '../use-plan-text.ts'

interface EditorToolbarProps {
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

const modes: { mode: Mode; icon: ReactNode }[] = [
  { mode: 'select', icon: <MousePointer2 className="size-5" aria-hidden="true" /> },
  { mode: 'draw', icon: <PenLine className="size-5" aria-hidden="true" /> },
]

export function EditorToolbar({ editor, dispatch }: EditorToolbarProps) {
  const text = usePlanText()
  return (
    <div role="toolbar" aria-label={text.tools} className="flex flex-1 flex-wrap items-center gap-2">
      {modes.map(({ mode, icon }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={editor.mode === mode}
          onClick={() => dispatch({ type: 'mode', mode })}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-lg border border-sea-200 bg-white px-3 font-semibold text-sea-800 hover:border-sea-500 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white"
        >
          {icon}
          {text.modes[mode]}
        </button>
      ))}
      <IconButton
        icon={Undo2}
        label={text.undo}
        onClick={() => dispatch({ type: 'undo' })}
        iconSize="size-5"
      />
      <IconButton
        icon={Redo2}
        label={text.redo}
        onClick={() => dispatch({ type: 'redo' })}
        iconSize="size-5"
      />
    </div>
  )
}

export function SelectionTools({ editor, dispatch }: EditorToolbarProps) {
  const text = usePlanText()
  const { gesture, selection, history } = editor
  if ('points' in gesture && gesture.points.length > 0) {
    return (
      <TextButton
        onPress={() => dispatch({ type: 'cancel' })}
        icon={<X className="size-4" aria-hidden="true" />}
      >
        {text.cancel}
      </TextButton>
    )
  }
  if (!selection) return <p className="px-2 text-sm text-sea-700">{text.nothingSelected}</p>
  const isLinked = (findOutline(history.present, selection.outlineId)?.linkedId ?? null) !== null
  return (
    <>
      <TextButton
        onPress={() => dispatch({ type: 'remove' })}
        icon={<Trash2 className="size-4" aria-hidden="true" />}
      >
        {selection.vertex === undefined ? text.removeOutline : text.removePoint}
      </TextButton>
      {isLinked && (
        <TextButton
          onPress={() => dispatch({ type: 'unlink' })}
          icon={<Link2Off className="size-4" aria-hidden="true" />}
        >
          {text.unlink}
        </TextButton>
      )}
    </>
  )
}

interface TextButtonProps {
  icon: ReactNode
  onPress: () => void
  children: ReactNode
}

function TextButton({ icon, onPress, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold text-sea-800 hover:bg-sea-50"
    >
      {icon}
      {children}
    </button>
  )
}
