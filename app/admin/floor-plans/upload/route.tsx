import { LoaderCircle, X } from 'lucide-react'
import { href, Link, useRevalidator } from 'react-router'
import { versionsOf } from '../../../../backend/data/database.ts'
import { listFloorPlans } from '../../../../backend/data/plans/floor-plans.ts'
import { listParkingPlans } from '../../../../backend/data/plans/parking-plans.ts'
import type { ImageSize } from '../../../../domain/floor-plan/floor-plan.ts'
import type { PlanTarget } from '../../../../domain/floor-plan/match-plan-name.ts'
import { planFileRule } from '../../../../domain/floor-plan/plan-files.ts'
import { errors } from '../../../../text/admin/errors.ts'
import { planUploadText as text } from '../../../../text/admin/plan-upload.ts'
import { useBuilding } from '../../../building.ts'
import { backendContext } from '../../../context.ts'
import { useLive } from '../../../live/use-live.ts'
import { button } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DropBox } from '../../../uploads/drop-box.tsx'
import { useUploads } from '../../../uploads/use-uploads.ts'
import { keepTyped } from '../../form/keep-typed.ts'
import { LeaveGuard } from '../../form/leave-guard.tsx'
import { ScreenLoadError } from '../../frame/load-error.tsx'
import { Screen } from '../../frame/screen.tsx'
import type { Route } from './+types/route'
import { isUnsent, placeKey, rowStates, type StoredPlan } from './plan-rows.ts'
import { PlanTable } from './plan-table.tsx'
import { usePlanFiles } from './use-plan-files.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'floorPlans', 'parkingPlans')
  const [floorPlans, parkingPlans] = await Promise.all([listFloorPlans(db), listParkingPlans(db)])
  const stored = [
    ...floorPlans.map((plan) => describe({ uploader: 'floorPlan', ...plan }, plan)),
    ...parkingPlans.map((plan) => describe({ uploader: 'parkingPlan', ...plan }, plan)),
  ]
  return { versions, stored }
}

function describe(target: PlanTarget, plan: ImageSize & { outlines: unknown[] }): StoredPlan {
  const { imageWidth, imageHeight, outlines } = plan
  return { key: placeKey(target), imageWidth, imageHeight, hasOutlines: outlines.length > 0 }
}

export const clientLoader = keepTyped<typeof loader>(errors.load.floorPlans)

/** Uploads many plans at once: files become rows of a table, are matched to places by their names, and sent together. */
export default function PlanUpload({ loaderData: { versions, stored } }: Route.ComponentProps) {
  useLive(versions)
  const building = useBuilding()
  const hasPlaces = building.entrances.length + building.parkingLevels.length > 0
  return (
    <Screen title={text.title}>
      <Link
        to={href('/admin/floor-plans')}
        className="inline-flex min-h-11 items-center text-sea-700 underline-offset-4 hover:underline"
      >
        ← {text.toPlans}
      </Link>
      {hasPlaces ? (
        <PlanFiles stored={stored} />
      ) : (
        <EmptyState title={text.noBuilding} advice={text.noBuildingAdvice}>
          <Link to={href('/admin/building')} className={button({ kind: 'secondary' })}>
            {text.toBuilding}
          </Link>
        </EmptyState>
      )}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={errors.load.floorPlans} />
}

function PlanFiles({ stored }: { stored: readonly StoredPlan[] }) {
  const building = useBuilding()
  const { revalidate } = useRevalidator()
  const files = usePlanFiles(building)
  const { rows, changeRow, removeRows } = files
  // Two at once: the server decodes as many at a time.
  const { queue, uploads } = useUploads({ atOnce: 2, onUploaded: () => revalidate() })
  const states = rowStates(building, rows, { stored, uploads })
  const all = [...states.values()]
  const stateOf = (id: string) => states.get(id)
  const send = () => {
    for (const { id, picture } of rows) {
      const state = stateOf(id)
      if (state?.kind !== 'ready' && state?.kind !== 'replaces') continue
      const [uploadId] = queue.add([picture.file], state.target, picture.texts)
      changeRow(id, { uploadId })
    }
  }
  const removeRow = (id: string) => {
    const state = stateOf(id)
    if (state?.kind === 'failed') queue.dismiss(state.upload.id)
    removeRows([id])
  }
  return (
    <>
      <p className="mb-4 max-w-3xl text-sea-800">{text.intro}</p>
      <div className={`flex flex-col ${rows.length > 0 ? '' : 'min-h-55'}`}>
        <DropBox
          rule={planFileRule}
          name={text.zone}
          isSmall={rows.length > 0}
          accepted={text.accepted}
          onOffered={({ accepted, rejected }) =>
            files.addFiles([...accepted, ...rejected.map(({ file }) => file)])
          }
        />
      </div>
      <Reading reading={files.reading} stop={files.stopReading} />
      <Problems problems={files.problems} dismiss={files.dismissProblems} />
      {rows.length > 0 && (
        <>
          <PlanTable rows={rows} states={states} queue={queue} changeRow={changeRow} removeRow={removeRow} />
          <SendBar
            ready={all.filter(({ kind }) => kind === 'ready' || kind === 'replaces').length}
            waiting={all.filter(({ kind }) => kind === 'no-place' || kind === 'duplicate').length}
            sent={all.filter(({ kind }) => kind === 'sent').length}
            uploaded={all.filter(({ kind }) => kind === 'stored').length}
            send={send}
            clear={() => removeRows(rows.flatMap(({ id }) => (stateOf(id)?.kind === 'stored' ? id : [])))}
          />
        </>
      )}
      <LeaveGuard isDirty={() => files.reading !== undefined || all.some(isUnsent)} />
    </>
  )
}

function Reading({ reading, stop }: { reading: string | undefined; stop(): void }) {
  return (
    <div aria-live="polite" className="my-2 flex min-h-11 items-center gap-3 text-sea-800">
      {reading && (
        <>
          <LoaderCircle className="size-5 animate-spin motion-reduce:animate-none" aria-hidden="true" />
          <p className="min-w-0 wrap-anywhere">{reading}</p>
          <button type="button" onClick={stop} className={button({ kind: 'quiet' })}>
            {text.stop}
          </button>
        </>
      )}
    </div>
  )
}

function Problems({ problems, dismiss }: { problems: readonly string[]; dismiss(): void }) {
  if (problems.length === 0) return null
  return (
    <div
      role="alert"
      className="mb-3 flex gap-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold"
    >
      <ul aria-label={text.problems} className="grid max-h-60 min-w-0 flex-1 gap-1 overflow-y-auto">
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={dismiss}
        aria-label={text.dismissProblems}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-white"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}

interface SendBarProps {
  ready: number
  waiting: number
  sent: number
  uploaded: number
  send(): void
  clear(): void
}

function SendBar({ ready, waiting, sent, uploaded, send, clear }: SendBarProps) {
  return (
    <div className="sticky bottom-(--bottom-taken) z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-sand-200 bg-sand-50 py-2">
      <button
        type="button"
        disabled={ready === 0}
        onClick={send}
        className={button({ className: 'max-sm:w-full' })}
      >
        {ready === 0 && sent > 0 ? text.uploading : text.upload(ready)}
      </button>
      <p aria-live="polite" className="text-sm">
        {waiting > 0 && <span className="text-reserved">{text.waiting(waiting)} </span>}
        {uploaded > 0 && sent === 0 && (
          <span className="font-semibold text-available">{text.uploaded(uploaded)}</span>
        )}
      </p>
      {uploaded > 0 && sent === 0 && (
        <button type="button" onClick={clear} className={button({ kind: 'quiet' })}>
          {text.clear}
        </button>
      )}
    </div>
  )
}
