import { href, Link, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import { formatCents, sumOf } from '../../../domain/deal/cents.ts'
import { dealPaymentFilters, dealStates } from '../../../domain/deal/deal-filters.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { lastPage, parsePage } from '../../../domain/lists/page.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { dealsText as text } from '../../../text/admin/deals.ts'
import { errors } from '../../../text/admin/errors.ts'
import { pagesText } from '../../../text/admin/lists.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../filters/list-filters.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import { StateBadge } from '../reservations/standing.tsx'
import type { Route } from './+types/route'
import { type DealListItem, listAdminDeals } from './admin-list.ts'
import { DueDay } from './due-day.tsx'

const size = 25
const states = dealStates.map((state) => [state, text.states[state]] as const)
const payments = dealPaymentFilters.map((name) => [name, text.filters[name]] as const)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'reservations', 'schedules', 'payments', ...unitCollections, 'users')
  const seen = { query, today: isoDay(new Date()), user: context.get(userContext) }
  const { deals, ...rest } = await listAdminDeals(await loadBuilding(context), db, seen)
  const total = deals.length
  const page = Math.min(parsePage(query), lastPage(total, size))
  return {
    versions,
    ...rest,
    page,
    total,
    sums: {
      total: sumOf(deals.map((deal) => ({ amount: deal.total ?? 0 }))),
      paid: sumOf(deals.map((deal) => ({ amount: deal.paid }))),
    },
    deals: deals.slice((page - 1) * size, page * size),
  }
}

export default function Deals({ loaderData }: Route.ComponentProps) {
  const { versions, filters, search, agents, deals, page, total, sums } = loaderData
  useLive(versions)
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  return (
    <Screen title={adminText.screens.deals}>
      <ListFilters
        search={search}
        searchHint={text.filters.hint}
        choices={[
          { name: 'state', label: text.filters.state, options: states, selected: filters.state },
          ...(agents.length > 0
            ? [{ name: 'agent', label: text.filters.agent, options: agents, selected: filters.agent }]
            : []),
          { name: 'payments', label: text.filters.payments, options: payments, selected: filters.payments },
        ]}
      >
        {text.count(total)}
        {sums.total > 0 && `, ${text.sums(sums.total, sums.paid)}`}
      </ListFilters>
      <RowFocus rows={deals}>
        {deals.length > 0 && (
          <CardTable label={adminText.screens.deals} columns={text.columns} layout={layout}>
            {deals.map((deal) => (
              <Row key={deal.id} deal={deal} />
            ))}
          </CardTable>
        )}
      </RowFocus>
      <PageLinks page={page} total={total} size={size} labels={pagesText.inOrder} />
      {total === 0 && <EmptyState {...(isFiltered ? adminText.noMatches : text.none)} />}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.deals} message={errors.load.deals} />
}

/** Narrower cells, so that all columns fit on a laptop screen. */
const layout = { frame: '', table: 'md:max-[90rem]:[&_:is(td,th)]:px-2.5' }

function Row({ deal }: { deal: DealListItem }) {
  const { id, units, state, buyerName, total, paid, rest, overdue, next, agent } = deal
  const { search } = useLocation()
  const { columns } = text
  const isSold = total !== null
  return (
    <PlacedRow data-row={id}>
      {cell(
        columns.deal,
        <span className="block min-w-0">
          <Link
            to={href('/admin/deals/:id', { id }) + search}
            className="inline-block py-2.5 font-bold text-sea-800 underline decoration-sea-500 underline-offset-4 first-letter:uppercase hover:decoration-current md:py-0"
          >
            {units}
          </Link>{' '}
          <StateBadge state={state} />
        </span>,
      )}
      {cell(columns.buyer, <span className="wrap-anywhere">{buyerName}</span>)}
      {cell(columns.price, isSold && <Sum cents={total} />)}
      {cell(columns.paid, isSold && <Sum cents={paid} />)}
      {cell(
        columns.rest,
        isSold && (
          <span className="block">
            <Sum cents={rest} />
            {overdue > 0 && (
              <span className="block text-sm font-semibold text-sold">
                {text.money.overdue.toLowerCase()} <Sum cents={overdue} />
              </span>
            )}
          </span>
        ),
      )}
      {cell(
        columns.next,
        next && (
          <span className="block min-w-0">
            <Sum cents={next.rest} />
            <span className="block text-sm">
              <DueDay {...next} />
            </span>
          </span>
        ),
      )}
      {cell(columns.agent, agent)}
    </PlacedRow>
  )
}

function Sum({ cents }: { cents: number }) {
  return <span className="whitespace-nowrap tabular-nums">{formatCents(cents)}</span>
}
