import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listReservations } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
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
import { apartmentFormText, apartmentRowText } from '../../../text/admin/apartments.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import type { LabelledId } from './reservation-form-fields.tsx'

const shown = [
  'id',
  'state',
  'buyerName',
  'buyerPhone',
  'buyerEmail',
  'until',
  'deposit',
  'finalPrice',
  'contractDate',
  'endedAt',
] as const

export interface ReservationListItem extends Pick<Reservation, (typeof shown)[number]> {
  /** „апартамент 12, вход А“ */
  apartment: string
  /** „Апартамент 12“ */
  title: string
  /** „вход А“ */
  entrance: string
  spots: string[]
  agent: string
}

/** The reservations that match the filters in the URL, and the agents that the filter offers. */
export async function listAdminReservations(
  building: Building,
  db: Database,
  query: URLSearchParams,
  today: string,
): Promise<{ reservations: ReservationListItem[]; agents: LabelledId[] }> {
  const [all, apartments, spots, users] = await Promise.all([
    listReservations(db),
    listApartmentItems(db, { drafts: 'with' }),
    listParkingSpots(db),
    listUsers(db),
  ])
  const apartmentById = new Map(apartments.map((apartment) => [apartment.id, apartment]))
  const spotNumbers = new Map(spots.map(({ id, number }) => [id, number]))
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const filters = parseReservationFilters(query)
  const search = parseSearch(query)
  const reservations = all
    .filter((reservation) => matchesReservationFilters(filters, reservation, today))
    .sort(compareReservations)
    .flatMap((reservation): ReservationListItem[] => {
      const apartment = apartmentById.get(reservation.apartmentId)
      const numbers = reservation.parkingSpotIds.flatMap((id) => spotNumbers.get(id) ?? [])
      if (!matchesReservation(reservation, apartment ? [apartment.number, ...numbers] : numbers, search))
        return []
      const { agentId } = reservation
      return [
        {
          ...pick(reservation, shown),
          apartment: apartment
            ? apartmentRowText.name(apartment.number, entranceLetter(building, apartment.entrance))
            : text.deletedApartment,
          title: apartment ? apartmentFormText.title(apartment.number) : text.deletedApartment,
          entrance: apartment ? text.entrance(entranceLetter(building, apartment.entrance)) : '',
          spots: numbers,
          agent: agentId === null ? '' : (names.get(agentId) ?? text.formerAgent),
        },
      ]
    })
  return { reservations, agents: users.map(({ id, name }) => [id, name]) }
}
