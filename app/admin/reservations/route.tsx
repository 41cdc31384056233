import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listWaitingApprovals } from '../../../backend/data/reservations/approvals.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { lastPage, parsePage } from '../../../domain/lists/page.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import {
  parseReservationFilters,
  type ReservationFilters,
} from '../../../domain/reservation/reservation-filters.ts'
import { reservationStates } from '../../../domain/reservation/reservation-state.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { pagesText } from '../../../text/admin/lists.ts'
import { reservationStateLabels, reservationsText as text } from '../../../text/admin/reservations.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../filters/list-filters.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/route'
import { listAdminReservations } from './admin-list.ts'
import type { LabelledId } from './reservation-form-fields.tsx'
import { ReservationTable } from './reservation-table.tsx'

const filtersText = text.filters
const states = reservationStates.map((state) => [state, reservationStateLabels[state]] as const)
const soon: [string, string][] = [['1', filtersText.expiringSoon]]

interface Props {
  search: string
  filters: ReservationFilters
  agents: LabelledId[]
  children: ReactNode
}

function ReservationListFilters({ search, filters, agents, children }: Props) {
  const { state, agent, expiring } = filters
  return (
    <ListFilters
      search={search}
      searchHint={filtersText.hint}
      choices={[
        { name: 'state', label: filtersText.state, options: states, selected: state },
        { name: 'agent', label: filtersText.agent, options: agents, selected: agent },
        { name: 'expiring', label: filtersText.expiring, options: soon, selected: expiring && '1' },
      ]}
    >
      {children}
    </ListFilters>
  )
}

const mostNamed = 8

/** The number of rows on a page. It is small, because a row is a tall card on a phone. */
const size = 20

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const today = isoDay(new Date())
  const versions = await versionsOf(db, 'reservations', ...unitCollections, 'users')
  const { reservations, agents } = await listAdminReservations(await loadBuilding(context), db, query, today)
  const total = reservations.length
  const waiting = await listWaitingApprovals(db)
  const page = Math.min(parsePage(query), lastPage(total, size))
  return {
    versions,
    waiting: waiting.map(({ id, buyerName }) => ({ id, buyerName })),
    today,
    filters: parseReservationFilters(query),
    search: parseSearch(query),
    agents,
    page,
    total,
    running: reservations.filter(({ state }) => state === 'running').length,
    reservations: reservations.slice((page - 1) * size, page * size),
  }
}

export default function Reservations({ loaderData }: Route.ComponentProps) {
  const { versions, waiting, today, filters, search, page, total, running, reservations, agents } = loaderData
  useLive(versions)
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  return (
    <Screen title={adminText.screens.reservations} action={<NewReservationLink />}>
      <WaitingApprovals waiting={waiting} />
      <ReservationListFilters search={search} filters={filters} agents={agents}>
        {text.count(total)}, {text.running(running)}
      </ReservationListFilters>
      <RowFocus rows={reservations}>
        {reservations.length > 0 && <ReservationTable reservations={reservations} today={today} />}
      </RowFocus>
      <PageLinks page={page} total={total} size={size} labels={pagesText.inOrder} />
      {total === 0 && <EmptyState {...(isFiltered ? adminText.noMatches : text.none)} />}
    </Screen>
  )
}

interface Waiting {
  id: string
  buyerName: string
}

/** The discounts that wait for an administrator, the longest waiting first. */
function WaitingApprovals({ waiting }: { waiting: readonly Waiting[] }) {
  const { search } = useLocation()
  if (waiting.length === 0) return null
  return (
    <p className="mb-4 rounded-lg bg-reserved-soft p-3">
      <b>{text.approval.waiting(waiting.length)}</b>{' '}
      {waiting.slice(0, mostNamed).map(({ id, buyerName }) => (
        <Link
          key={id}
          to={href('/admin/reservations/:id', { id }) + search}
          className="mr-3 inline-flex min-h-11 items-center font-semibold text-sea-800 underline underline-offset-4"
        >
          {buyerName}
        </Link>
      ))}
    </p>
  )
}

function NewReservationLink() {
  const { search } = useLocation()
  return (
    <Link to={href('/admin/reservations/new') + search} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {text.reserve}
    </Link>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.reservations} message={errors.load.reservations} />
}
