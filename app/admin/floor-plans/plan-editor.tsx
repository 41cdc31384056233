import { Save, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FixedWidthText } from '../../ui/fixed-width-text.tsx'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { PlanCanvas } from './canvas/plan-canvas.tsx'
import { shownOutlines } from './editor/editor.ts'
import { CopyOutlines } from './panels/copy-outlines.tsx'
import { LinkableList } from './panels/linkable-list.tsx'
import { PlanChecks } from './panels/plan-checks.tsx'
import { ReplaceImage } from './panels/replace-image.tsx'
import type { EditedPlan, Linkable, PlanToEdit } from './plan-to-edit.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { usePlanEditor } from './use-plan-editor.ts'
import { usePlanText } from './use-plan-text.ts'

interface PlanEditorProps extends PlanToEdit {
  plan: EditedPlan
  /** Whether somebody else has deleted the plan. */
  isGone: boolean
  placeChoice: ReactNode
  removalUrl: string
  /** Called with the plan while it has unsaved changes, and with undefined once it has none. */
  onUnsaved: (plan: EditedPlan | undefined) => void
}

export function PlanEditor(props: PlanEditorProps) {
  const { plan, isGone, name, floor, linkables, sources, target, placeChoice, removalUrl, onUnsaved } = props
  const text = usePlanText()
  const state = usePlanEditor({ plan, linkables, removalUrl, onUnsaved })
  const { editor, dispatch } = state
  const { revalidate } = useRevalidator()
  const outlines = shownOutlines(editor)
  const unchecked = useSaveQuestion(state, linkables)
  useEditorKeys({ editor, dispatch, save: unchecked.save, imageWidth: plan.imageWidth })
  const { ask, question } = useDeleteQuestion({
    title: text.confirmDelete.title,
    warning: text.confirmDelete.warning(name),
    remove: state.remove,
  })

  return (
    <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 xl:col-span-2">
        {placeChoice}
        <SaveButtons
          isUnsaved={state.isUnsaved}
          isOnlyBegun={state.isOnlyBegun}
          work={state.work}
          onSave={unchecked.save}
          onDelete={ask}
        />
      </div>
      <div className="relative min-w-0">
        {isGone && <ConflictNotice>{text.deletedElsewhere}</ConflictNotice>}
        {state.isOutdated && (
          <ConflictNotice>
            {text.changedElsewhere}
            <button type="button" onClick={state.saveMine} className={button({ kind: 'secondary' })}>
              {text.keepMine}
            </button>
            <button type="button" onClick={state.takeTheirs} className={button({ kind: 'secondary' })}>
              {text.loadNewer}
            </button>
          </ConflictNotice>
        )}
        <PlanCanvas plan={plan} name={name} linkables={linkables} editor={editor} dispatch={dispatch} />
      </div>
      <div className="grid gap-6">
        <LinkableList linkables={linkables} outlines={outlines} editor={editor} onChoose={state.choose} />
        <PlanChecks plan={plan} linkables={linkables} editor={editor} dispatch={dispatch} />
        <CopyOutlines plan={plan} floor={floor} linkables={linkables} sources={sources} dispatch={dispatch} />
        <ReplaceImage plan={plan} target={target} onReplaced={() => revalidate()} />
      </div>
      <LeaveGuard isDirty={() => state.wouldLoseWork} />
      {question}
      {unchecked.question}
    </div>
  )
}

/** Says what others did to the plan meanwhile. It overlays the plan, which must not move while somebody draws. */
function ConflictNotice({ children }: { children: ReactNode }) {
  return (
    <p className="absolute inset-x-2 top-2 z-10 flex flex-wrap items-center gap-3 rounded-card border border-reserved/40 bg-reserved-soft p-4 text-reserved shadow-card">
      {children}
    </p>
  )
}

type State = Pick<ReturnType<typeof usePlanEditor>, 'editor' | 'save' | 'confirmAndSave'>

/** Asks for confirmation before guessed links are saved that nobody has confirmed. */
function useSaveQuestion({ editor, save, confirmAndSave }: State, linkables: Linkable[]) {
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
function SaveButtons({ isUnsaved, isOnlyBegun, work, onSave, onDelete }: SaveButtonsProps) {
  const note = isOnlyBegun ? text.begunUnsaved : text.unsaved
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p
        className={`flex items-center gap-2 text-sm/5 text-sea-800 max-sm:w-full sm:max-w-52 ${isUnsaved ? '' : 'invisible'}`}
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
