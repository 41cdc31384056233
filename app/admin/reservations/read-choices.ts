import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { formatFloors } from '../../../domain/apartment/format-floors.ts'
import { entranceLetters, parkingLevelName } from '../../../domain/building.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Status } from '../../../domain/status.ts'
import { apartmentRowText } from '../../text/admin/apartment-row.ts'
import type { Choices, LabelledId } from './choices.ts'

/** What is free, and what the reservation has already. */
export async function readChoices(db: Database, reservation?: Reservation): Promise<Choices> {
  const [apartments, spots, users, activeReservations] = await Promise.all([
    listApartmentItems(db),
    listParkingSpots(db),
    listUsers(db),
    listActiveReservations(db),
  ])
  // Set free by hand, they are still somebody's.
  const reservedIds = new Set(
    activeReservations.flatMap((each) => [each.apartmentId, ...each.parkingSpotIds]),
  )
  const isFree = ({ id, status }: { id: string; status: Status }) =>
    status === 'available' && !reservedIds.has(id)
  const { apartmentId, parkingSpotIds = [], agentId } = reservation ?? {}
  const offered = apartments.filter((apartment) =>
    reservation ? apartment.id === apartmentId : isFree(apartment),
  )
  return {
    apartments: offered.map(apartmentChoice),
    apartmentNames: Object.fromEntries(
      offered.map(({ id, number, entrance }) => [
        id,
        apartmentRowText.name(number, entranceLetters[entrance]),
      ]),
    ),
    spots: spots.filter((spot) => isFree(spot) || parkingSpotIds.includes(spot.id)).map(spotChoice),
    agents: users
      .filter(({ id, state }) => state === 'active' || id === agentId)
      .map(({ id, name }) => [id, name]),
    isNew: reservation === undefined,
    isRunning: reservation === undefined || reservation.state === 'running',
  }
}

/** The number first: a choice jumps to what is typed. */
function apartmentChoice(apartment: ApartmentListItem): LabelledId {
  const { id, number, entrance, type, price } = apartment
  const parts = [
    number,
    `вход ${entranceLetters[entrance]}`,
    formatFloors(apartment),
    apartmentTypeLabels[type],
  ]
  return [id, [...parts, formatPrice(price)].filter(Boolean).join(', ')]
}

function spotChoice({ id, number, floor, price }: PublicParkingSpot): LabelledId {
  return [id, [number, parkingLevelName(floor), formatPrice(price)].filter(Boolean).join(', ')]
}
