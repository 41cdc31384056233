import type { Database } from '../../../backend/data/database.ts'
import { listReservations } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { readUnits } from '../../../backend/deals/read-units.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import {
  compareReservations,
  matchesReservation,
  matchesReservationFilters,
  parseReservationFilters,
} from '../../../domain/reservation/reservation-filters.ts'
import { apartmentFormText } from '../../../text/admin/apartments.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { nameSpots, nameUnits, titleOfUnits } from '../../../text/admin/unit-names.ts'
import type { LabelledId } from './reservation-form-fields.tsx'

const shown = [
  'id',
  'state',
  'buyerName',
  'buyerPhone',
  'buyerEmail',
  'until',
  'deposit',
  'depositState',
  'finalPrice',
  'contractDate',
  'endedAt',
  'agentId',
  'approval',
] as const

export interface ReservationListItem extends Pick<Reservation, (typeof shown)[number]> {
  /** „апартамент 12, вход А“, „паркомясто П1“ */
  units: string
  /** „Апартамент 12“, „Паркомясто П1“ */
  title: string
  /** What the title does not say: „вход А, паркомясто П1“ */
  more: string
  agent: string
}

/** The reservations that match the filters in the URL, and the agents that the filter offers. */
export async function listAdminReservations(
  building: Building,
  db: Database,
  query: URLSearchParams,
  today: string,
): Promise<{ reservations: ReservationListItem[]; agents: LabelledId[] }> {
  const [all, unitsOf, users] = await Promise.all([listReservations(db), readUnits(db), listUsers(db)])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const filters = parseReservationFilters(query)
  const search = parseSearch(query)
  const reservations = all
    .filter((reservation) => matchesReservationFilters(filters, reservation, today))
    .sort(compareReservations)
    .flatMap((reservation): ReservationListItem[] => {
      const units = unitsOf(reservation)
      const { apartment, spots, stores } = units
      const numbers = [...(apartment ? [apartment] : []), ...spots].map(({ number }) => number)
      const titles = stores.map(({ title }) => title)
      if (!matchesReservation(reservation, [...numbers, ...titles], search)) return []
      const { agentId } = reservation
      return [
        {
          ...pick(reservation, shown),
          units: nameUnits(building, units),
          title: apartment ? apartmentFormText.title(apartment.number) : titleOfUnits(building, units),
          more: apartment
            ? [
                text.entrance(entranceLetter(building, apartment.entrance)),
                nameSpots(spots),
                titles.length > 0 && text.stores(titles),
              ]
                .filter(Boolean)
                .join(', ')
            : '',
          agent: agentId === null ? '' : (names.get(agentId) ?? text.formerAgent),
        },
      ]
    })
  return { reservations, agents: users.map(({ id, name }) => [id, name]) }
}
