import { type ReactNode, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import type { PrintedText } from '../../../domain/floor-plan/printed-texts.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { useTranslatedForm } from '../translations/translated-form.tsx'
import { PlanCanvas } from './canvas/plan-canvas.tsx'
import { type Mode, shownOutlines } from './editor/editor.ts'
import { useFill } from './fill/use-fill.ts'
import { CarryOutlines } from './panels/carry-outlines.tsx'
import { CopyOutlines } from './panels/copy-outlines.tsx'
import { LinkableList } from './panels/linkable-list.tsx'
import { PlanChecks } from './panels/plan-checks.tsx'
import { ReplaceImage } from './panels/replace-image.tsx'
import { ReviewNotice } from './panels/review-notice.tsx'
import type { EditedPlan, PlanToEdit } from './plan-to-edit.ts'
import { useRoom } from './room/use-room.ts'
import { RowPanel } from './rows/row-panel.tsx'
import { useRow } from './rows/use-row.ts'
import { SaveButtons, useSaveQuestion } from './save-buttons.tsx'
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

const noTexts: readonly PrintedText[] = []
const modes: readonly Mode[] = ['select', 'draw', 'rectangle']
/** Views of the building are photographs: nothing on them is a room. */
const planModes: readonly Mode[] = ['select', 'draw', 'fill', 'rectangle']
/** Only parking places stand in rows. */
const parkingModes: readonly Mode[] = [...planModes, 'row']

export function PlanEditor(props: PlanEditorProps) {
  const { plan, isGone, name, floor, linkables, sources, target, placeChoice, removalUrl, onUnsaved } = props
  const { carry, change, texts = noTexts } = props
  const text = usePlanText()
  const room = useRoom()
  const state = usePlanEditor({ plan, linkables, removalUrl, onUnsaved })
  const { editor, drawnOn, dispatch } = state
  const { revalidate } = useRevalidator()
  const level = target.uploader === 'parkingPlan' ? target.level : undefined
  const row = useRow({ editor, linkables, level, dispatch })
  const fill = useFill({
    plan: drawnOn,
    linkables,
    texts: drawnOn.imageUrl === plan.imageUrl ? texts : noTexts,
    editor,
    dispatch,
  })
  const outlines = shownOutlines(editor)
  const linked = useMemo(() => new Set(outlines.map(({ linkedId }) => linkedId)), [outlines])
  const { hasUnsaved } = useTranslatedForm()
  const unchecked = useSaveQuestion(state, linkables)
  useEditorKeys({ editor, dispatch, save: unchecked.save, imageWidth: drawnOn.imageWidth })
  const { ask, question } = useDeleteQuestion({
    title: text.confirmDelete.title,
    warning: text.confirmDelete.warning(name),
    remove: state.remove,
  })

  return (
    <div
      className={`plan-room ${room.isWhole ? 'fixed inset-0 z-40 overflow-y-auto bg-sand-50 p-3' : ''}`}
      data-whole={room.isWhole || undefined}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {placeChoice}
        <SaveButtons
          isUnsaved={state.isUnsaved}
          isOnlyBegun={state.isOnlyBegun}
          work={state.work}
          onSave={unchecked.save}
          onDelete={ask}
        />
      </div>
      <div
        className={`grid min-h-0 flex-1 gap-4 lg:grid-rows-1 ${room.hasList ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
      >
        <div className="relative min-h-0 min-w-0">
          {isGone && <ConflictNotice>{text.deletedElsewhere}</ConflictNotice>}
          {state.isOutdated && (
            <ConflictNotice>
              {text.changedElsewhere(
                change ? adminText.conflict.who(change.name, formatDateTime(change.at)) : '',
              )}
              <button type="button" onClick={state.saveMine} className={button({ kind: 'secondary' })}>
                {text.keepMine}
              </button>
              <button type="button" onClick={state.takeTheirs} className={button({ kind: 'secondary' })}>
                {text.loadNewer}
              </button>
            </ConflictNotice>
          )}
          <PlanCanvas
            plan={drawnOn}
            name={name}
            linkables={linkables}
            editor={editor}
            modes={target.uploader === 'floorPlan' ? planModes : level === undefined ? modes : parkingModes}
            row={row}
            fill={fill}
            room={room}
            dispatch={dispatch}
          />
        </div>
        {room.hasList && (
          <div className="grid min-h-0 content-start gap-4 lg:overflow-y-auto lg:p-0.5">
            {carry?.toReview && (
              <ReviewNotice isBusy={state.work !== undefined} onReviewed={unchecked.save} />
            )}
            {row && <RowPanel row={row} />}
            <LinkableList linkables={linkables} linked={linked} editor={editor} onChoose={state.choose} />
            <PlanChecks plan={drawnOn} linkables={linkables} editor={editor} dispatch={dispatch} />
            {carry && <CarryOutlines plan={plan} {...carry} isUnsaved={state.isUnsaved} />}
            <CopyOutlines
              plan={drawnOn}
              floor={floor}
              linkables={linkables}
              sources={sources}
              dispatch={dispatch}
            />
            <ReplaceImage
              plan={plan}
              target={target}
              isUnsaved={state.isUnsaved}
              onReplaced={() => revalidate()}
            />
          </div>
        )}
      </div>
      <LeaveGuard isDirty={() => state.wouldLoseWork || hasUnsaved} />
      {question}
      {unchecked.question}
    </div>
  )
}

/** Says what others did to the plan meanwhile. It overlays the plan, which must not move while somebody draws. */
function ConflictNotice({ children }: { children: ReactNode }) {
  return (
    <p className="absolute inset-x-2 top-24 z-10 max-sm:top-36 2xl:top-14 flex flex-wrap items-center gap-3 rounded-card border border-reserved/40 bg-reserved-soft p-4 text-reserved shadow-card">
      {children}
    </p>
  )
}
