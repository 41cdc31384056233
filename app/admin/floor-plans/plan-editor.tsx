import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FetcherWithComponents, useRevalidator } from 'react-router'
import { placeName } from '../../../domain/building.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { button } from '../../ui/button.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'
import type { PlanAnswer } from './answer-plan-change.ts'
import { ApartmentList } from './apartment-list.tsx'
import { PlanCanvas } from './canvas/plan-canvas.tsx'
import { CopyOutlines } from './copy-outlines.tsx'
import { hasBegunOutline, shownOutlines } from './editor/editor.ts'
import { newOutlineId } from './editor/new-outline-id.ts'
import { PlanChecks } from './plan-checks.tsx'
import type { EditedPlan, PlanToEdit } from './plan-to-edit.ts'
import { ReplaceImage } from './replace-image.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { usePlanEditor } from './use-plan-editor.ts'

interface PlanEditorProps extends PlanToEdit {
  plan: EditedPlan
  /** Somebody else has deleted it. */
  isGone: boolean
  fetcher: FetcherWithComponents<PlanAnswer>
  placeChoice: ReactNode
  /** Is told the plan while its outlines have changes that are not saved. */
  onUnsaved: (plan: EditedPlan | undefined) => void
}

/** The view of the editor: it shows the state and passes on what hands and keys do. */
export function PlanEditor(props: PlanEditorProps) {
  const { plan, isGone, apartments, sources, fetcher, placeChoice, onUnsaved } = props
  const sending = fetcher.state === 'idle' ? undefined : fetcher.formData?.get('intent')
  const state = usePlanEditor(plan, fetcher.data, sending !== undefined)
  const work = state.isSaving ? 'save' : sending
  const { editor, dispatch } = state
  const { revalidate } = useRevalidator()
  // Deleting the plan here gives up what was drawn on it; when somebody else deletes it, that counts as unsaved.
  const isGivenUp = work === 'delete' || fetcher.data?.deletedId === plan.id
  const isUnsaved = state.isUnsaved && !isGivenUp
  const outlines = shownOutlines(editor)
  useEffect(() => {
    onUnsaved(isUnsaved ? plan : undefined)
    return () => onUnsaved(undefined)
  }, [isUnsaved, plan, onUnsaved])

  const send = (change: Record<string, string | number>) =>
    fetcher.submit(change, { method: 'post', defaultShouldRevalidate: false })
  const save = () => {
    if (work !== undefined) return
    const known = new Set(apartments.map(({ id }) => id))
    // Apartments that have moved to another floor are unlinked: the server refuses links to them (422).
    const checked = editor.history.present.map((outline) =>
      known.has(outline.apartmentId ?? '') ? outline : { ...outline, apartmentId: null },
    )
    dispatch({ type: 'sent', outlines: editor.history.present })
    send({ intent: 'save', id: plan.id, revision: state.revision, outlines: JSON.stringify(checked) })
  }
  // The `save` of the last render, for `saveMine`, whose own is of the render before.
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  const saveMine = () => {
    // `flushSync` renders the newer revision and the rescaled outlines before they are sent.
    flushSync(() => dispatch({ type: 'decided', for: 'mine', plan }))
    latestSave.current()
  }
  const takeTheirs = () => dispatch({ type: 'decided', for: 'theirs', plan })
  const choose = (apartmentId: string) => {
    const own = outlines.find((outline) => outline.apartmentId === apartmentId)
    const canLink = editor.gesture.name === 'pending' || editor.selection !== undefined
    if (canLink) dispatch({ type: 'choose', apartmentId, newId: newOutlineId() })
    else if (hasBegunOutline(editor)) return text.finishFirst
    else if (own) dispatch({ type: 'select', outlineId: own.id })
    else return text.nothingToLink
    return undefined
  }
  useEditorKeys({ editor, dispatch, save, imageWidth: plan.imageWidth })
  const { ask, question } = useDeleteQuestion({
    title: text.confirmDelete.title,
    warning: text.confirmDelete.warning(placeName(plan)),
    remove: () => send({ intent: 'delete', id: plan.id }),
  })

  return (
    <div className="grid items-start gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-wrap items-end justify-between gap-4 xl:col-span-2">
        {placeChoice}
        <SaveButtons isUnsaved={state.isUnsaved} work={work} onSave={save} onDelete={ask} />
      </div>
      <div className="min-w-0">
        {isGone && <News>{text.deletedElsewhere}</News>}
        {state.isOutdated && (
          <News>
            {text.changedElsewhere}
            <button type="button" onClick={saveMine} className={button({ kind: 'secondary' })}>
              {text.keepMine}
            </button>
            <button type="button" onClick={takeTheirs} className={button({ kind: 'secondary' })}>
              {text.loadNewer}
            </button>
          </News>
        )}
        <PlanCanvas plan={plan} apartments={apartments} editor={editor} dispatch={dispatch} />
      </div>
      <div className="grid gap-6">
        <ApartmentList apartments={apartments} outlines={outlines} editor={editor} onChoose={choose} />
        <PlanChecks plan={plan} apartments={apartments} editor={editor} dispatch={dispatch} />
        <CopyOutlines plan={plan} apartments={apartments} sources={sources} dispatch={dispatch} />
        <ReplaceImage plan={plan} onReplaced={() => revalidate()} />
      </div>
      <LeaveGuard isDirty={() => isUnsaved} />
      {question}
    </div>
  )
}

/** What others did to the plan meanwhile. */
function News({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-reserved/40 bg-reserved-soft p-4 text-reserved">
      {children}
    </p>
  )
}
