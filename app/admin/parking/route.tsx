import { data, href, isRouteErrorResponse } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listParkingSpotsWithNotes, updateParkingSpot } from '../../../backend/data/parking-spots.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { parseParkingLevel } from '../../../domain/parking/parking.ts'
import { parkingSortKeys, sortParkingSpots } from '../../../domain/parking/parking-sort.ts'
import { backendContext, requestContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { parkingFormText as text } from '../../text/office/parking-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { alsoWhenStale } from '../form/read-again.ts'
import { tellResult } from '../form/tell-result.ts'
import { AddLink } from '../frame/add-link.tsx'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { answerStatusChange } from '../status/answer-status-change.ts'
import type { Route } from './+types/route'
import { findUploadedPlans } from './find-uploaded-plans.ts'
import { allOrOneLevel, LevelFilter } from './level-filter.tsx'
import { LevelPlans } from './level-plans.tsx'
import { ParkingTable } from './parking-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const level = parseParkingLevel(query)
  const sort = parseSort(parkingSortKeys, query)
  try {
    const backend = context.get(backendContext)
    const versions = await versionsOf(backend.db, 'parkingSpots', 'parkingPlans')
    const spots = await listParkingSpotsWithNotes(backend.db, level === undefined ? {} : { floor: level })
    const plans = await findUploadedPlans(backend)
    return { versions, level, sort, spots: sortParkingSpots(spots, sort), plans }
  } catch (error) {
    context.get(requestContext).logError(error)
    throw data(error instanceof Error ? error.message : String(error), { status: 500 })
  }
}

/** Changes one parking spot's status in its row. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerStatusChange(
    { request, context },
    {
      failed: errors.saveParkingSpot,
      save: (id, revision, status) => updateParkingSpot(db, id, revision, { status }),
    },
  )
}

export const shouldRevalidate = alsoWhenStale

export const clientAction = tellResult(() => ({ failed: errors.saveParkingSpot }))

export default function Parking({ loaderData }: Route.ComponentProps) {
  const { versions, level, sort, spots, plans } = loaderData
  useLive(versions)
  return (
    <Screen title={adminText.screens.parking} action={<AddLink to={href('/admin/parking/new')} />}>
      <LevelPlans plans={plans} />
      <LevelFilter level={level} choices={allOrOneLevel} />
      <p aria-live="polite" className="mt-4 mb-2 text-sm font-semibold text-sea-800">
        {text.count(spots.length)}
      </p>
      {spots.length > 0 ? (
        <ParkingTable spots={spots} sort={sort} />
      ) : (
        <EmptyState {...(level === undefined ? text.none : text.noneHere)} />
      )}
    </Screen>
  )
}

/** The administrator is told what went wrong: it is the only list whose message carries the detail. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail = isRouteErrorResponse(error) ? error.data : error instanceof Error ? error.message : error
  return <LoadError title={adminText.screens.parking} message={`${errors.load.parking}: ${detail}`} />
}
