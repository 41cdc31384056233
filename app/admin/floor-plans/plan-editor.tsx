import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { button } from '../../ui/button.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { PlanCanvas } from './canvas/plan-canvas.tsx'
import { CopyOutlines } from './copy-outlines.tsx'
import type { EditedPlan, PlanToEdit } from './edited-plan.ts'
import { shownOutlines } from './editor/editor.ts'
import { LinkableList } from './linkable-list.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { ReplaceImage } from './replace-image.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { usePlanEditor } from './use-plan-editor.ts'
import { usePlanText } from './use-plan-text.ts'
import { useSaveQuestion } from './use-save-question.tsx'

interface PlanEditorProps extends PlanToEdit {
  plan: EditedPlan
  /** Somebody else has deleted it. */
  isGone: boolean
  placeChoice: ReactNode
  removalUrl: string
  /** Is told the plan while its outlines have changes that are not saved. */
  onUnsaved: (plan: EditedPlan | undefined) => void
}

/** The view of the editor: it shows the state and passes on what hands and keys do. */
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
        {isGone && <News>{text.deletedElsewhere}</News>}
        {state.isOutdated && (
          <News>
            {text.changedElsewhere}
            <button type="button" onClick={state.saveMine} className={button({ kind: 'secondary' })}>
              {text.keepMine}
            </button>
            <button type="button" onClick={state.takeTheirs} className={button({ kind: 'secondary' })}>
              {text.loadNewer}
            </button>
          </News>
        )}
        <PlanCanvas plan={plan} name={name} linkables={linkables} editor={editor} dispatch={dispatch} />
      </div>
      <div className="grid gap-6">
        <LinkableList linkables={linkables} outlines={outlines} editor={editor} onChoose={state.choose} />
        <PlanChecks plan={plan} linkables={linkables} editor={editor} dispatch={dispatch} />
        <CopyOutlines plan={plan} floor={floor} linkables={linkables} sources={sources} dispatch={dispatch} />
        <ReplaceImage plan={plan} target={target} onReplaced={() => revalidate()} />
      </div>
      <LeaveGuard isDirty={() => state.isAtStake} />
      {question}
      {unchecked.question}
    </div>
  )
}

/** Says what others did to the plan meanwhile: over it, because it must not move while somebody draws. */
function News({ children }: { children: ReactNode }) {
  return (
    <p className="absolute inset-x-2 top-2 z-10 flex flex-wrap items-center gap-3 rounded-card border border-reserved/40 bg-reserved-soft p-4 text-reserved shadow-card">
      {children}
    </p>
  )
}
