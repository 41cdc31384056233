import { findApartment, listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import {
  type ReservationProblem,
  ReservationRefused,
  ReservedNow,
} from '../../../backend/data/reservations/errors.ts'
import { addReservation, reviseReservation } from '../../../backend/data/reservations/lifecycle.ts'
import { findReservation, listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { newWarnings } from '../../../domain/record/warning.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { termWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../../domain/status.ts'
import { apartmentRowText } from '../../../text/admin/apartments.ts'
import { formatSale, reservationsText } from '../../../text/admin/reservations.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { places } from '../../../text/public/bg/places.ts'
import type { RefusedField } from '../form/save-action.ts'
import type { ServerCollection } from '../record/collection.ts'
import { reservationCollection } from './reservation-collection.tsx'
import { apartmentNameField, type Choices, type LabelledId } from './reservation-form-fields.tsx'

const { problems } = reservationsText

/** Why an apartment or parking spot cannot be deleted or changed while it is reserved or sold. */
export function explainReserved(thrown: unknown): RefusedField | undefined {
  if (!(thrown instanceof ReservedNow)) return undefined
  return { detail: reservationsText[thrown.isSale ? 'soldNow' : 'reservedNow'] }
}

/** Why a reservation cannot be saved: somebody else was faster, or a rule forbids it. */
export function explainReservationRefusal(thrown: unknown): RefusedField | undefined {
  return thrown instanceof ReservationRefused ? explain(thrown.problem) : undefined
}

function explain(problem: ReservationProblem): RefusedField {
  switch (problem.kind) {
    case 'apartment-taken':
      return {
        detail: taken(problem.number, problems.apartmentTaken, problems.apartmentGone),
        field: 'apartmentId',
      }
    case 'spot-taken':
      return { detail: taken(problem.number, problems.spotTaken, problems.spotGone), field: 'parkingSpotIds' }
    case 'apartment-sold':
      return {
        detail: problems.apartmentSold(problem.number ?? '', formatSale(problem.sale)),
        field: 'apartmentId',
      }
    case 'spot-sold':
      return {
        detail: problems.spotSold(problem.number ?? '', formatSale(problem.sale)),
        field: 'parkingSpotIds',
      }
    case 'draft':
      return { detail: problems.draft(problem.number), field: 'apartmentId' }
    case 'admins-only':
      return { detail: problems.adminsOnly }
    case 'ended':
      return { detail: problems.ended }
    case 'other-apartment':
      return { detail: problems.otherApartment, field: 'apartmentId' }
    case 'unknown-agent':
      return { detail: problems.unknownAgent, field: 'agentId' }
    case 'unknown-enquiry':
      return { detail: problems.unknownEnquiry }
    case 'erased':
      return { detail: problems.erased }
  }
}

function taken(number: string | undefined, format: (number: string) => string, gone: string): string {
  return number === undefined ? gone : format(number)
}

const collection: ServerCollection<ReservationValues, Reservation> = {
  ...reservationCollection(),
  notAdded: logMessages.add.reservation,
  find: findReservation,
  add: addReservation,
  update: reviseReservation,
  extraFields: [apartmentNameField],
  explainRefusal: explainReservationRefusal,
  listWarnings: async (db, _, values, before) => {
    if (before && before.state !== 'running') return []
    const known = await readReservationTerms(db, values)
    return explainWarnings(
      newWarnings(termWarnings(values, known), before ? termWarnings(before, known) : []),
    )
  },
}

export const reservationServerCollection = () => collection

/** Returns the date and the price with which warnings compare the term and the deposit of a reservation. */
export async function readReservationTerms(db: Database, { apartmentId }: Pick<Reservation, 'apartmentId'>) {
  const apartment = await findApartment(db, apartmentId, { drafts: 'with' })
  return { today: isoDay(new Date()), price: apartment?.price ?? 0 }
}

/** Offers the units that are free, and those that the reservation has already. */
export async function readChoices(
  building: Building,
  db: Database,
  reservation?: Reservation,
): Promise<Choices> {
  const [apartments, spots, users, activeReservations] = await Promise.all([
    // A new reservation is offered no drafts. One that has ended may be about an apartment that is a draft by now.
    listApartmentItems(db, { drafts: reservation ? 'with' : 'none' }),
    listParkingSpots(db),
    listUsers(db),
    listActiveReservations(db),
  ])
  // A unit whose status somebody has set to available by hand may still be reserved.
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
    apartments: offered.map((apartment) => apartmentChoice(building, apartment)),
    apartmentNames: Object.fromEntries(
      offered.map(({ id, number, entrance }) => [
        id,
        apartmentRowText.name(number, entranceLetter(building, entrance)),
      ]),
    ),
    spots: spots
      .filter((spot) => isFree(spot) || parkingSpotIds.includes(spot.id))
      .map((spot) => spotChoice(building, spot)),
    agents: users
      .filter(({ id, state }) => state === 'active' || id === agentId)
      .map(({ id, name }) => [id, name]),
    isNew: reservation === undefined,
    isRunning: reservation === undefined || reservation.state === 'running',
  }
}

/**
 * An option of the apartment select. Its label begins with the number, so that typing the number selects it.
 */
function apartmentChoice(building: Building, apartment: ApartmentListItem): LabelledId {
  const { id, number, entrance, type, price } = apartment
  const parts = [
    number,
    `вход ${entranceLetter(building, entrance)}`,
    places.floors(building, apartment),
    apartmentTypeName(building, type),
  ]
  return [id, [...parts, formatPrice(price)].filter(Boolean).join(', ')]
}

function spotChoice(building: Building, { id, number, floor, price }: PublicParkingSpot): LabelledId {
  return [id, [number, places.parkingLevel(building, floor), formatPrice(price)].filter(Boolean).join(', ')]
}
