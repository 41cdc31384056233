import type { Database } from '../../../backend/data/database.ts'
import { listPayments } from '../../../backend/data/deals/payments.ts'
import { listSchedules } from '../../../backend/data/deals/schedules.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { matchesDealFilters, parseDealFilters } from '../../../domain/deal/deal-filters.ts'
import { type ReckonedInstalment, reckon } from '../../../domain/deal/instalment-state.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { compareReservations, matchesReservation } from '../../../domain/reservation/reservation-filters.ts'
import type { User } from '../../../domain/sign-in.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'

const shown = ['id', 'state', 'buyerName', 'until', 'contractDate'] as const

export interface DealListItem extends Pick<Reservation, (typeof shown)[number]> {
  units: string
  agent: string
  /** Cents; null for a reservation, which has no final price yet. */
  total: number | null
  paid: number
  rest: number
  overdue: number
  next: Pick<ReckonedInstalment, 'moment' | 'dueOn' | 'state' | 'rest' | 'stage'> | undefined
}

/** Whether the user may read this deal: agents read their own. */
export function mayRead(
  { role, id }: Pick<User, 'role' | 'id'>,
  { agentId }: Pick<Reservation, 'agentId'>,
): boolean {
  return role === 'admin' || agentId === id
}

/** The deals that the user may read and that match the filters of the URL, and the agents that the filter offers. */
export async function listAdminDeals(
  building: Building,
  db: Database,
  { query, today, user }: { query: URLSearchParams; today: string; user: User },
) {
  const [reservations, schedules, payments, users, unitsOf] = await Promise.all([
    listActiveReservations(db),
    listSchedules(db),
    listPayments(db),
    listUsers(db),
    readDealUnits(building, db),
  ])
  const scheduleOf = new Map(schedules.map((schedule) => [schedule.id, schedule]))
  const paymentsOf = Map.groupBy(payments, ({ dealId }) => dealId)
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const filters = parseDealFilters(query)
  const search = parseSearch(query)
  const deals = reservations
    .filter((reservation) => mayRead(user, reservation))
    .sort(compareReservations)
    .flatMap((reservation): DealListItem[] => {
      const { id, agentId, finalPrice } = reservation
      const units = unitsOf(reservation)
      if (!matchesReservation(reservation, units.numbers, search)) return []
      const schedule = scheduleOf.get(id)
      const total = finalPrice === null ? null : Math.round(finalPrice * 100)
      const reckoned = schedule
        ? reckon(schedule, paymentsOf.get(id) ?? [], { today })
        : { instalments: [], paid: 0, rest: total ?? 0, overdue: 0 }
      const { paid, rest, overdue } = reckoned
      if (!matchesDealFilters(filters, { state: reservation.state, agentId, overdue, rest })) return []
      const next = nextOf(reckoned.instalments)
      return [
        {
          ...pick(reservation, shown),
          units: units.name,
          agent: agentId === null ? '' : (names.get(agentId) ?? reservationsText.formerAgent),
          ...{ total, paid, rest, overdue },
          next: next && pick(next, ['moment', 'dueOn', 'state', 'rest', 'stage']),
        },
      ]
    })
  const agents = user.role === 'admin' ? users.map(({ id, name }) => [id, name] as const) : []
  return { deals, filters, search, agents }
}

/** The unpaid instalment with the first day; those without a day come last, in their order. */
function nextOf(instalments: readonly ReckonedInstalment[]): ReckonedInstalment | undefined {
  const open = instalments.filter(({ rest }) => rest > 0)
  return open.toSorted((one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9'))[0]
}
