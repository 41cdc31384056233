import { useMemo } from 'react'
import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listParkingSpotsWithNotes } from '../../../backend/data/parking-spots.ts'
import { listStores } from '../../../backend/data/stores.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseParkingFilters } from '../../../domain/parking/parking-search.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { gridText } from '../../../text/admin/grid.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { EmptyList } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { useShouldRender } from '../frame/use-should-render.ts'
import { listAdminParkingSpots } from '../parking/admin-list.ts'
import { parkingServerCollection } from '../parking/parking-collection.server.ts'
import { ParkingListFilters } from '../parking/parking-list-filters.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import { saveRowAction } from '../row-changes/row-actions.ts'
import { toastRowChange } from '../row-changes/row-toasts.ts'
import { useMayChange } from '../session/use-role.ts'
import type { Route } from './+types/parking'
import { FoldedFilters } from './folded-filters.tsx'
import { dealsByUnit } from './grid-deal.ts'
import { GridKeys } from './grid-keys.tsx'
import { toGridSpot, toGridStore } from './grid-place.ts'
import { GridTabs } from './grid-tabs.tsx'
import { ParkingLevels } from './parking-levels.tsx'
import { readGridDeals } from './read-grid-deals.server.ts'
import { Today } from './today.ts'

const text = gridWorkText.parking

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const versions = await versionsOf(db, 'parkingSpots', 'stores', 'reservations', 'payments', 'users')
  const { spots, levels } = await listAdminParkingSpots(await loadBuilding(context), db, query)
  const fits = new Set(spots.map(({ id }) => id))
  const all = await listParkingSpotsWithNotes(db)
  const filters = parseParkingFilters(query)
  const search = parseSearch(query)
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  return {
    versions,
    filters,
    search,
    levels,
    fitting: isFiltered ? spots.length : undefined,
    spots: encodeColumns(all.map((spot) => toGridSpot(spot, fits.has(spot.id)))),
    stores: (await listStores(db)).map(toGridStore),
    deals: await readGridDeals(db, context.get(userContext)),
    today: isoDay(new Date()),
  }
}

/** Saves the status or price that was changed in a cell, as the list of parking spots saves a change in a row. */
export const action = ({ request, context }: Route.ActionArgs) =>
  saveRowAction({ request, context }, parkingServerCollection)
export const clientAction = toastRowChange(errors.saveParkingSpot)
export const shouldRevalidate = revalidateAlsoWhenStale

export default function ParkingGrid({ loaderData }: Route.ComponentProps) {
  const { versions, filters, search, levels, fitting, stores, today } = loaderData
  useLive(versions)
  const spots = useMemo(() => decodeColumns(loaderData.spots), [loaderData.spots])
  const deals = useMemo(() => dealsByUnit(loaderData.deals), [loaderData.deals])
  const mayChange = useMayChange()
  const count = spots.length + stores.length
  const isDrawn = useShouldRender(count)
  return (
    <Screen title={adminText.screens.grid} action={<GridKeys />} isDense>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <GridTabs />
        {spots.length > 0 && (
          <FoldedFilters fitting={fitting} all={spots.length}>
            <ParkingListFilters
              search={search}
              filters={filters}
              levels={levels}
              rest={{ keep: [], clear: href('/admin/grid/parking') }}
            >
              {fitting !== undefined && gridWorkText.filters.fits(fitting, spots.length)}
            </ParkingListFilters>
          </FoldedFilters>
        )}
      </div>
      {count === 0 && <EmptyList {...text.none} />}
      {count > 0 && !isDrawn && <p>{gridText.drawing}</p>}
      {count > 0 && isDrawn && (
        <RowFocus rows={[...spots, ...stores]}>
          <Today value={today}>
            <ParkingLevels spots={spots} stores={stores} deals={deals} />
          </Today>
        </RowFocus>
      )}
      {count > 0 && (
        <p className="mt-3 text-sm text-sea-700">
          {text.cells} {mayChange ? text.hint : text.hintForAgents}
        </p>
      )}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.grid} message={errors.load.parking} />
}
