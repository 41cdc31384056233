import { Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FixedWidthText } from '../../ui/fixed-width-text.tsx'
import type { Linkable } from './plan-to-edit.ts'
import type { usePlanEditor } from './use-plan-editor.ts'
import { usePlanText } from './use-plan-text.ts'

type State = Pick<ReturnType<typeof usePlanEditor>, 'editor' | 'save' | 'confirmAndSave'>

/** Asks for confirmation before guessed links are saved that nobody has confirmed. */
export function useSaveQuestion({ editor, save, confirmAndSave }: State, linkables: Linkable[]) {
  const text = usePlanText()
  const [asking, setAsking] = useState(false)
  const guessed = new Set(
    editor.history.present.flatMap(({ isGuess, linkedId }) => (isGuess ? linkedId : [])),
  )
  const names = linkables.filter(({ id }) => guessed.has(id)).map(({ number }) => text.shortName(number))
  const question = asking && (
    <ConfirmDialog
      title={text.saveUnchecked.title}
      confirm={text.saveUnchecked.save}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false)
        confirmAndSave()
      }}
    >
      {text.saveUnchecked.text(names.join(', '))}
    </ConfirmDialog>
  )
  return { save: () => (names.length > 0 ? setAsking(true) : save()), question }
}

interface SaveButtonsProps {
  isUnsaved: boolean
  /** Whether an outline that is not linked yet is the only unsaved change. */
  isOnlyBegun: boolean
  /** The request in flight. */
  work: 'save' | 'delete' | undefined
  onSave: () => void
  onDelete: () => void
}

/**
 * The buttons that save and delete the plan. They have the same size in every state, so that the plan below
 * does not move under a finger.
 */
export function SaveButtons({ isUnsaved, isOnlyBegun, work, onSave, onDelete }: SaveButtonsProps) {
  const note = isOnlyBegun ? text.begunUnsaved : text.unsaved
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p
        className={`flex items-center gap-2 text-sm/5 text-sea-800 max-sm:w-full sm:max-w-40 ${isUnsaved ? '' : 'invisible'}`}
      >
        <span className="size-2.5 shrink-0 rounded-full bg-coral-600" />
        <FixedWidthText texts={[text.unsaved, text.begunUnsaved]} shown={isUnsaved ? note : undefined} />
      </p>
      <button
        type="button"
        disabled={work !== undefined}
        onClick={onDelete}
        className={button({ kind: 'danger' })}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        <FixedWidthText
          texts={[text.delete, text.deleting]}
          shown={work === 'delete' ? text.deleting : text.delete}
        />
      </button>
      <button type="button" disabled={work !== undefined} onClick={onSave} className={button()}>
        <Save className="size-5" aria-hidden="true" />
        <FixedWidthText texts={[text.save, text.saving]} shown={work === 'save' ? text.saving : text.save} />
      </button>
    </div>
  )
}
