import {
  Link2Off,
  type LucideIcon,
  MousePointer2,
  PaintBucket,
  PenLine,
  RectangleHorizontal,
  Redo2,
  Rows3,
  Trash2,
  Undo2,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { placeRowsText } from '../../../../text/admin/place-rows.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Editor, hasBegunOutline, type Mode } from '../editor/editor.ts'
import { findOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import { usePlanText } from '../use-plan-text.ts'

interface EditorToolbarProps {
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

/** All tools, in the order in which they are shown. The name of each is in the texts of its plan (`modes`). */
const icons: Record<Mode, LucideIcon> = {
  select: MousePointer2,
  draw: PenLine,
  fill: PaintBucket,
  rectangle: RectangleHorizontal,
  row: Rows3,
}

interface ToolsProps extends EditorToolbarProps {
  modes: readonly Mode[]
}

/** The tools of the editor: beside the plan from `lg` up, above it on narrower screens. */
export function EditorToolbar({ editor, dispatch, modes }: ToolsProps) {
  const text = usePlanText()
  return (
    <div
      role="toolbar"
      aria-label={text.tools}
      className="flex flex-wrap gap-1.5 p-2 max-lg:border-b lg:w-27 lg:flex-col lg:flex-nowrap lg:overflow-x-clip lg:overflow-y-auto lg:border-r border-sand-200"
    >
      {modes.map((mode) => {
        const Icon = icons[mode]
        return (
          <button
            key={mode}
            type="button"
            aria-pressed={editor.mode === mode}
            onClick={() => dispatch({ type: 'mode', mode })}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center justify-center gap-x-2 gap-y-0.5 rounded-lg border border-sea-200 bg-white px-3 font-semibold text-sea-800 hover:border-sea-500 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white lg:min-h-14 lg:flex-col lg:px-0 lg:text-xs"
          >
            <Icon className="size-5" aria-hidden="true" />
            {text.modes[mode]}
          </button>
        )
      })}
      <div className="flex shrink-0 lg:justify-center">
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
    </div>
  )
}

export function SelectionTools({ editor, dispatch, modes }: ToolsProps) {
  const text = usePlanText()
  const { selection, history } = editor
  if (hasBegunOutline(editor)) {
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
      {modes.includes('row') && selection.vertex === undefined && (
        <TextButton
          onPress={() => dispatch({ type: 'grab-row' })}
          icon={<Rows3 className="size-4" aria-hidden="true" />}
        >
          {placeRowsText.grab}
        </TextButton>
      )}
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
