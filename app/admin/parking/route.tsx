import { data, href, isRouteErrorResponse } from 'react-router'
import { findActiveReservationOfSpot } from '../../../backend/data/active-reservations.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { findParkingSpot, updateParkingSpot } from '../../../backend/data/parking-spots.ts'
import { isUnavailable } from '../../../backend/is-unavailable.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import { parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { backendContext, requestContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { parkingFormText as text } from '../../text/admin/parking-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelectedRows } from '../bulk/use-selected-rows.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { ListActions } from '../frame/list-actions.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import { useMayChange } from '../session/use-role.ts'
import { PinnedRows } from '../status/pinned-rows.ts'
import { statusChangeAction } from '../status/status-change-action.ts'
import { toastRowChange } from '../status/toast-row-change.ts'
import type { Route } from './+types/route'
import { listAdminParkingSpots } from './admin-list.ts'
import { findUploadedPlans } from './find-uploaded-plans.ts'
import { LevelPlans } from './level-plans.tsx'
import { ParkingListFilters } from './parking-list-filters.tsx'
import { AdminParkingTable } from './parking-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  try {
    const backend = context.get(backendContext)
    const versions = await versionsOf(backend.db, 'parkingSpots', 'parkingPlans')
    return {
      versions,
      ...(await listAdminParkingSpots(backend.db, query)),
      filters: parseParkingFilters(query),
      search: parseSearch(query),
      sort: parseSort(parkingSortKeys, query),
      plans: await findUploadedPlans(backend),
    }
  } catch (error) {
    context.get(requestContext).logError(error)
    throw data(isUnavailable(error) ? text.unread.away : text.unread.failed, { status: 500 })
  }
}

/** Changes one parking spot's status in its row. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return statusChangeAction(
    { request, context },
    {
      failed: errors.saveParkingSpot,
      listWarnings: async (id, revision, status) => {
        const before = await findParkingSpot(db, id)
        // One that has changed since is refused, whatever the row says.
        if (before?.revision !== revision) return []
        return statusWarnings(
          { before: before.status, now: status },
          await findActiveReservationOfSpot(db, id),
        )
      },
      save: (id, revision, status) => updateParkingSpot(db, id, revision, { status }),
    },
  )
}

export const shouldRevalidate = revalidateAlsoWhenStale

export const clientAction = toastRowChange(errors.saveParkingSpot)

export default function ParkingScreen({ loaderData }: Route.ComponentProps) {
  const { versions, filters, search, sort, spots, levels, plans } = loaderData
  useLive(versions)
  const { shown, pins, selection, keep } = useSelectedRows(spots)
  const mayChange = useMayChange()
  const filtered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  return (
    <Screen
      title={adminText.screens.parking}
      action={<ListActions collection="parkingSpots" add={href('/admin/parking/new')} />}
    >
      <LevelPlans plans={plans} />
      <ParkingListFilters search={search} filters={filters} levels={levels}>
        {text.count(spots.length)}
      </ParkingListFilters>
      <PinnedRows value={pins}>
        <RowFocus rows={shown}>
          {shown.length > 0 && (
            <AdminParkingTable spots={shown} sort={sort} selection={mayChange ? selection : undefined} />
          )}
        </RowFocus>
      </PinnedRows>
      <BulkBar of="parking" labels={parkingStatusLabels} rows={shown} {...{ selection, keep }} />
      {shown.length === 0 && filtered && <EmptyState {...adminText.noMatches} />}
      {shown.length === 0 && !filtered && <EmptyList {...text.none} />}
    </Screen>
  )
}

/** It is the only list whose message carries a detail: in our words, as those of the database are for the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail =
    isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : text.unread.failed
  return <ScreenLoadError title={adminText.screens.parking} message={`${errors.load.parking}: ${detail}`} />
}
