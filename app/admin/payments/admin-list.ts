import type { Database } from '../../../backend/data/database.ts'
import { listUnpaidInstalments } from '../../../backend/data/deals/due-instalments.ts'
import { listPayments } from '../../../backend/data/deals/payments.ts'
import { listReservationsById } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { forecastByMonth } from '../../../domain/deal/forecast.ts'
import { parseInstalmentFilters } from '../../../domain/deal/payment-filters.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { matchesReservation } from '../../../domain/reservation/reservation-filters.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'

/** Instalments of the coming days count as due on this screen. */
const soonDays = 30

/**
 * The unpaid instalments that match the filters of the URL, and the forecast of the deals that match them. The state is a
 * column of the forecast, so that it narrows the list alone.
 */
export async function listAdminInstalments(
  building: Building,
  db: Database,
  { query, today }: { query: URLSearchParams; today: string },
) {
  const [unpaid, payments, users, unitsOf] = await Promise.all([
    listUnpaidInstalments(db, { today, soon: addDays(today, soonDays) }),
    listPayments(db),
    listUsers(db),
    readDealUnits(building, db),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const filters = parseInstalmentFilters(query)
  const search = parseSearch(query)
  const { state, agent } = filters
  const deals = await listReservationsById(db, [
    ...new Set([...unpaid.map(({ deal }) => deal.id), ...payments.map(({ dealId }) => dealId)]),
  ])
  const matching = new Set(
    deals
      .filter(
        (deal) =>
          (agent ?? deal.agentId) === deal.agentId && matchesReservation(deal, unitsOf(deal).numbers, search),
      )
      .map(({ id }) => id),
  )
  const owed = unpaid.filter(({ deal }) => matching.has(deal.id))
  const instalments = owed
    .filter(({ instalment }) => (state ?? instalment.state) === instalment.state)
    .map(({ instalment, deal }) => ({
      ...pick(instalment, ['id', 'moment', 'amount', 'paid', 'rest', 'dueOn', 'stage', 'state']),
      ...pick(deal, ['buyerName', 'buyerPhone', 'buyerEmail']),
      dealId: deal.id,
      units: unitsOf(deal).name,
      agent: deal.agentId === null ? '' : (names.get(deal.agentId) ?? reservationsText.formerAgent),
    }))
  return {
    instalments,
    filters,
    search,
    agents: users.map(({ id, name }) => [id, name] as const),
    forecast: forecastByMonth(
      owed.map(({ instalment }) => instalment),
      payments.filter(({ dealId }) => matching.has(dealId)),
      today,
    ),
  }
}

export type InstalmentListItem = Awaited<ReturnType<typeof listAdminInstalments>>['instalments'][number]
