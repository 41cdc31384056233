import type { Database } from '../../../backend/data/database.ts'
import { listUnpaidInstalments } from '../../../backend/data/deals/due-instalments.ts'
import { listPayments } from '../../../backend/data/deals/payments.ts'
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

/** The unpaid instalments that match the filters of the URL, and the forecast of all. */
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
  const instalments = unpaid.flatMap(({ instalment, deal }) => {
    const { state, agent } = filters
    if ((state ?? instalment.state) !== instalment.state) return []
    if (agent !== undefined && agent !== deal.agentId) return []
    const units = unitsOf(deal)
    if (!matchesReservation(deal, units.numbers, search)) return []
    return [
      {
        ...pick(instalment, ['id', 'moment', 'amount', 'paid', 'rest', 'dueOn', 'stage', 'state']),
        ...pick(deal, ['buyerName', 'buyerPhone', 'buyerEmail']),
        dealId: deal.id,
        units: units.name,
        agent: deal.agentId === null ? '' : (names.get(deal.agentId) ?? reservationsText.formerAgent),
      },
    ]
  })
  const owed = unpaid.map(({ instalment }) => instalment)
  return {
    instalments,
    filters,
    search,
    agents: users.map(({ id, name }) => [id, name] as const),
    forecast: forecastByMonth(owed, payments, today),
  }
}

export type InstalmentListItem = Awaited<ReturnType<typeof listAdminInstalments>>['instalments'][number]
