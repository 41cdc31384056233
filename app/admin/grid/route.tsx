import { ArrowDown, CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listFloorPlans, listPlansToReview } from '../../../backend/data/plans/floor-plans.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { listStores } from '../../../backend/data/stores.ts'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import {
  hasApartmentFilters,
  parseAdminApartmentFilters,
} from '../../../domain/apartment/apartment-filters.ts'
import type { Building } from '../../../domain/building/building.ts'
import {
  checkApartments,
  checkCounts,
  checkPlans,
  checkSales,
} from '../../../domain/checks/check-building.ts'
import { checkDrawnOutlines } from '../../../domain/checks/check-outlines.ts'
import { type FoundCheck, foundChecks, softChecks } from '../../../domain/checks/finding.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { type PriceStep, priceScale, stepOf } from '../../../domain/grid/price-scale.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { statuses } from '../../../domain/status.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { errors } from '../../../text/admin/errors.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { listAdminApartments } from '../apartments/admin-list.ts'
import { apartmentServerCollection } from '../apartments/apartment-collection.server.ts'
import { ApartmentListFilters } from '../apartments/apartment-list-filters.tsx'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { EmptyList } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { useShouldRender } from '../frame/use-should-render.ts'
import { withReturnTo } from '../record/return-to.ts'
import { RowFocus } from '../record/row-focus.tsx'
import { saveRowAction } from '../row-changes/row-actions.ts'
import { toastRowChange } from '../row-changes/row-toasts.ts'
import { useMayChange } from '../session/use-role.ts'
import type { Route } from './+types/route'
import { BuildingTable } from './building-table.tsx'
import { CheckList } from './check-list.tsx'
import { FoldedFilters } from './folded-filters.tsx'
import {
  type GridApartment,
  type GridColour,
  gridColours,
  parseGridColour,
  stepClassName,
  toGridApartment,
} from './grid-apartment.ts'
import { dealsByUnit } from './grid-deal.ts'
import { GridKeys } from './grid-keys.tsx'
import { GridTabs } from './grid-tabs.tsx'
import { readGridDeals } from './read-grid-deals.server.ts'
import { Today } from './today.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const versions = await versionsOf(
    db,
    'apartments',
    'floorPlans',
    'parkingSpots',
    'stores',
    'reservations',
    'payments',
    'users',
  )
  const building = await loadBuilding(context)
  const apartments = await listApartmentsWithNotes(db)
  const filters = parseAdminApartmentFilters(building, query)
  const search = parseSearch(query)
  const isFiltered = search !== '' || hasApartmentFilters(filters)
  // The same apartments as in the list with the same filters.
  const fitting = isFiltered ? await listAdminApartments(building, db, query) : apartments
  const fits = new Set(fitting.map(({ id }) => id))
  const user = context.get(userContext)
  // Only admins can mend what the checks of the building have found, so only they see it.
  const findings = user.role === 'admin' ? await findFindings(building, db, apartments) : undefined
  return {
    versions,
    colour: parseGridColour(query),
    filters,
    search,
    fitting: isFiltered ? fitting.length : undefined,
    apartments: encodeColumns(apartments.map((each) => toGridApartment(each, fits.has(each.id)))),
    deals: await readGridDeals(db, user),
    today: isoDay(new Date()),
    findings,
  }
}

/** Saves the status or price that was changed in a cell, as the apartment list saves a change in a row. */
export const action = ({ request, context }: Route.ActionArgs) =>
  saveRowAction({ request, context }, apartmentServerCollection)
export const clientAction = toastRowChange(errors.saveApartment)
export const shouldRevalidate = revalidateAlsoWhenStale

export default function Grid({ loaderData }: Route.ComponentProps) {
  const { versions, colour, filters, search, fitting, apartments: encoded, today, findings } = loaderData
  useLive(versions)
  const apartments = useMemo(() => decodeColumns(encoded), [encoded])
  const deals = useMemo(() => dealsByUnit(loaderData.deals), [loaderData.deals])
  const mayChange = useMayChange()
  const isDrawn = useShouldRender(apartments.length)
  const scale = priceScale(apartments)
  const isByPrice = colour === 'price'
  const faults = findings
    ?.filter(({ kind }) => !softChecks.includes(kind))
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <Screen title={adminText.screens.grid} action={<GridActions colour={colour} faults={faults} />} isDense>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <GridTabs />
        {apartments.length > 0 && (
          <FoldedFilters fitting={fitting} all={apartments.length}>
            <ApartmentListFilters
              search={search}
              filters={filters}
              hasDrafts={apartments.some(({ isDraft }) => isDraft)}
              offersAll
              rest={{ keep: ['color'], clear: gridUrl(colour) }}
            >
              {fitting !== undefined && gridWorkText.filters.fits(fitting, apartments.length)}
            </ApartmentListFilters>
          </FoldedFilters>
        )}
        {isByPrice ? (
          <PriceLegend scale={scale} apartments={apartments} />
        ) : (
          <GridStatusLegend apartments={apartments} />
        )}
      </div>
      <div className="grid-screen">
        <div className="min-w-0">
          {apartments.length === 0 && (
            <EmptyList {...text.none}>
              <Link
                to={withReturnTo(href('/admin/apartments/new'), href('/admin/grid'))}
                className={button({ kind: 'secondary' })}
              >
                {text.none.add}
              </Link>
            </EmptyList>
          )}
          {apartments.length > 0 && !isDrawn && <p>{text.drawing}</p>}
          {apartments.length > 0 && isDrawn && (
            <RowFocus rows={apartments}>
              <section aria-label={text.building} className="building-frame">
                <Today value={today}>
                  <BuildingTable
                    apartments={apartments}
                    deals={deals}
                    showsPricePerMetre={isByPrice}
                    classNameOf={(apartment) => {
                      const step = isByPrice ? stepOf(apartment, scale) : undefined
                      if (!isByPrice) return 'by-status'
                      return step === undefined ? 'no-step' : stepClassName(step, scale.length)
                    }}
                  />
                </Today>
              </section>
            </RowFocus>
          )}
          {apartments.length > 0 && (
            <p id="grid-hint" className="mt-2 text-sm text-sea-700">
              {text.cells} <span className="narrow-cells">{text.narrowCells}</span>{' '}
              {mayChange ? text.hint : text.hintForAgents}
            </p>
          )}
        </div>
        {findings && <CheckList findings={findings} />}
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.grid} message={errors.load.apartments} />
}

async function findFindings(
  building: Building,
  db: Database,
  apartments: readonly Apartment[],
): Promise<FoundCheck[]> {
  const [plans, toReview, spots, stores, deals] = await Promise.all([
    listFloorPlans(db),
    listPlansToReview(db),
    listParkingSpots(db),
    listStores(db),
    listActiveReservations(db),
  ])
  const sales = deals.filter(({ state }) => state === 'sold')
  // The figures of the home page are compared with what visitors see.
  const published = apartments.filter(({ isDraft }) => !isDraft).length
  return foundChecks([
    ...checkSales({ apartments, spots, stores }, sales),
    ...checkApartments(apartments),
    ...checkPlans(building, apartments, plans),
    ...checkDrawnOutlines(apartments, plans, toReview),
    ...checkCounts(building, {
      ...{ apartments: published, parkingSpots: spots.length, stores: stores.length },
    }),
  ])
}

interface GridActionsProps {
  colour: GridColour
  /** How many faults the checks of the building's data have found; undefined for agents, who cannot correct them. */
  faults: number | undefined
}

/**
 * The controls at the top of the screen: the choice of colours, and a link to the checks of the building's
 * data, which would be overlooked below the grid.
 */
function GridActions({ colour, faults }: GridActionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 max-sm:justify-start">
      <GridKeys />
      {faults !== undefined && <ChecksLink faults={faults} />}
      <ColourChoice colour={colour} />
    </div>
  )
}

function ChecksLink({ faults }: { faults: number }) {
  const Icon = faults > 0 ? TriangleAlert : CircleCheck
  return (
    <a href="#checks" className={`checks-link ${faults > 0 ? 'has-faults' : 'has-none'}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {text.checks.link(faults)}
      <ArrowDown className="size-4 shrink-0" aria-hidden="true" />
    </a>
  )
}

/**
 * Links that colour the cells by status or by price. Each has a URL of its own, which can be bookmarked and
 * shared.
 */
function ColourChoice({ colour }: { colour: GridColour }) {
  const [query] = useSearchParams()
  return (
    <nav aria-label={text.colours.label} className="flex rounded-lg border border-sea-200 bg-white p-0.5">
      {gridColours.map((each) => (
        <Link
          key={each}
          to={gridUrl(each, query)}
          aria-current={each === colour ? 'true' : undefined}
          preventScrollReset
          className="flex min-h-10 items-center rounded-md px-4 font-semibold text-sea-800 hover:bg-sea-50 aria-[current=true]:bg-sea-900 aria-[current=true]:text-white pointer-coarse:min-h-11"
        >
          {text.colours[each]}
        </Link>
      ))}
    </nav>
  )
}

/** With the filters of the query. */
function gridUrl(colour: GridColour, query?: URLSearchParams): string {
  const search = new URLSearchParams(query)
  search.delete('color')
  if (colour !== 'status') search.set('color', colour)
  return href('/admin/grid') + (search.size > 0 ? `?${search}` : '')
}

function GridStatusLegend({ apartments }: { apartments: readonly GridApartment[] }) {
  const drafts = apartments.filter(({ isDraft }) => isDraft).length
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-2">
      {statuses.map((status) => {
        const count = apartments.filter((each) => each.status === status && !each.isDraft).length
        return (
          <li key={status}>
            <StatusBadge status={status} label={text.counted(status, count)} />
          </li>
        )
      })}
      {drafts > 0 && <li className="draft-mark">{draftText.counted(drafts)}</li>}
    </ul>
  )
}

interface PriceLegendProps {
  scale: readonly PriceStep[]
  apartments: readonly GridApartment[]
}

/** Lists the steps from the lowest price per square metre to the highest. */
function PriceLegend({ scale, apartments }: PriceLegendProps) {
  const priced = scale.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="font-semibold">{text.perMetre}</span>
      <ul aria-label={text.legend} className="flex flex-wrap gap-1">
        {scale.map(({ from, to, count }, index) => (
          <li key={to} className={`legend-step ${stepClassName(index, scale.length)}`}>
            {text.step(formatNumber(from), formatNumber(to))}
            <small title={text.apartments(count)}>{text.inStep(count)}</small>
          </li>
        ))}
        {priced < apartments.length && (
          <li className="legend-step no-step">
            {text.noPrice}
            <small title={text.apartments(apartments.length - priced)}>
              {text.inStep(apartments.length - priced)}
            </small>
          </li>
        )}
      </ul>
    </div>
  )
}
