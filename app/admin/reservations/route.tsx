import { Plus } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { parseSearch } from '../../../domain/lists/search-words.ts'
import { parseReservationFilters } from '../../../domain/reservation/reservation-filters.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { reservationsText as text } from '../../text/office/reservations.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/route'
import { listForOffice } from './office-list.ts'
import { ReservationListFilters } from './reservation-list-filters.tsx'
import { ReservationTable } from './reservation-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const today = isoDay(new Date())
  const versions = await versionsOf(db, 'reservations', 'apartments', 'parkingSpots', 'users')
  return {
    versions,
    today,
    filters: parseReservationFilters(query),
    search: parseSearch(query),
    ...(await listForOffice(db, query, today)),
  }
}

export default function Reservations({ loaderData }: Route.ComponentProps) {
  const { versions, today, filters, search, reservations, agents } = loaderData
  useLive(versions)
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  const running = reservations.filter(({ state }) => state === 'running').length
  return (
    <Screen title={adminText.screens.reservations} action={<ReserveLink />}>
      <ReservationListFilters search={search} filters={filters} agents={agents}>
        {text.count(reservations.length)}, {text.running(running)}
      </ReservationListFilters>
      <RowFocus rows={reservations}>
        {reservations.length > 0 && <ReservationTable reservations={reservations} today={today} />}
      </RowFocus>
      {reservations.length === 0 && <EmptyState {...(isFiltered ? adminText.noMatches : text.none)} />}
    </Screen>
  )
}

function ReserveLink() {
  const { search } = useLocation()
  return (
    <Link to={href('/admin/reservations/new') + search} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {text.reserve}
    </Link>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.reservations} message={errors.load.reservations} />
}
