import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { addReservation } from '../../../backend/data/reservations/add-reservation.ts'
import { nothingAgreed, waitWarnings } from '../../../backend/data/reservations/approvals.ts'
import {
  type ReservationProblem,
  ReservationRefused,
  ReservedNow,
} from '../../../backend/data/reservations/errors.ts'
import { reviseReservation } from '../../../backend/data/reservations/lifecycle.ts'
import { findReservation, listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { listPriceOf } from '../../../backend/data/reservations/units.ts'
import { listStores } from '../../../backend/data/stores.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { changeDeal, type DealDesk } from '../../../backend/deals/deals.ts'
import { findUnits } from '../../../backend/deals/read-units.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { newWarnings } from '../../../domain/record/warning.ts'
import {
  type Reservation,
  type ReservationValues,
  unitIdsOf,
} from '../../../domain/reservation/reservation.ts'
import { termWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../../domain/status.ts'
import { formatSale, reservationsText } from '../../../text/admin/reservations.ts'
import { type NamedUnits, nameUnits } from '../../../text/admin/unit-names.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { places } from '../../../text/public/bg/places.ts'
import { agentChoices } from '../clients/agent-choices.ts'
import { explainPaymentRefusal } from '../deals/explain-payment.ts'
import type { RefusedField } from '../form/save-action.ts'
import type { ServerCollection } from '../record/collection.ts'
import { reservationCollection } from './reservation-collection.tsx'
import { type Choices, type LabelledId, unitsNameField } from './reservation-form-fields.tsx'

const { problems } = reservationsText

/** Why an apartment or parking spot cannot be deleted or changed while it is reserved or sold. */
export function explainReserved(thrown: unknown): RefusedField | undefined {
  if (!(thrown instanceof ReservedNow)) return undefined
  return { detail: reservationsText[thrown.isSale ? 'soldNow' : 'reservedNow'] }
}

/** Why a reservation cannot be saved: somebody else was faster, or a rule forbids it. */
export function explainReservationRefusal(thrown: unknown): RefusedField | undefined {
  return thrown instanceof ReservationRefused ? explain(thrown.problem) : explainPaymentRefusal(thrown)
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
    case 'store-taken':
      return { detail: taken(problem.number, problems.storeTaken, problems.storeGone), field: 'storeIds' }
    case 'store-sold':
      return {
        detail: problems.storeSold(problem.number ?? '', formatSale(problem.sale)),
        field: 'storeIds',
      }
    case 'not-yours':
      return { detail: problems.notYours }
    case 'not-waiting':
      return { detail: problems.notWaiting }
    case 'waits':
      return { detail: problems.waits }
    case 'draft':
      return { detail: problems.draft(problem.number), field: 'apartmentId' }
    case 'admins-decide':
      return { detail: problems.adminsDecide }
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

function isSameUnits(before: Reservation, now: ReservationValues): boolean {
  return unitIdsOf(before).join() === unitIdsOf(now).join()
}

const collection: ServerCollection<ReservationValues, Reservation> = {
  ...reservationCollection(),
  notAdded: logMessages.add.reservation,
  find: findReservation,
  add: addReservation,
  update: reviseReservation,
  extraFields: [unitsNameField],
  explainRefusal: explainReservationRefusal,
  listWarnings: async (db, _, values, before) => {
    if (before && before.state !== 'running') return []
    const known = await readReservationTerms(db, values)
    const { agreedPrice, approval } = before ?? nothingAgreed
    const isSameTerms =
      before !== undefined && agreedPrice === values.agreedPrice && isSameUnits(before, values)
    const asked = { ...known, price: values.agreedPrice }
    return explainWarnings([
      ...newWarnings(termWarnings(values, known), before ? termWarnings(before, known) : []),
      ...(isSameTerms ? [] : await waitWarnings(db, asked, { agreedPrice, approval })),
    ])
  },
}

export const reservationServerCollection = () => collection

/** The same, with the mails that a change of a deal leads to. */
export function mailingCollection(desk: DealDesk) {
  return () => ({
    ...collection,
    add: (_: Database, values: ReservationValues, id?: string) =>
      changeDeal(desk, undefined, (db) => addReservation(db, values, id)),
    update: async (_: Database, id: string, revision: number, values: ReservationValues) =>
      changeDeal(desk, await findReservation(desk.db, id), (db) =>
        reviseReservation(db, id, revision, values),
      ),
  })
}

/** Returns the date and the list price with which warnings compare the term and the deposit of a reservation. */
export async function readReservationTerms(db: Database, reservation: ReservationValues) {
  const units = await findUnits(db, reservation)
  return { today: isoDay(new Date()), ...listPriceOf(units, reservation) }
}

interface ChoiceOptions {
  reservation?: Reservation
  /** For a sale: a unit that somebody has marked as sold may lack it. */
  offersSold?: boolean
}

/** Offers the units that are free, and those that the reservation has already. */
export async function readChoices(
  building: Building,
  db: Database,
  { reservation, offersSold = false }: ChoiceOptions = {},
): Promise<Choices> {
  const [apartments, spots, stores, users, activeReservations] = await Promise.all([
    // A new reservation is offered no drafts. One that has ended may be about an apartment that is a draft by now.
    listApartmentItems(db, { drafts: reservation ? 'with' : 'none' }),
    listParkingSpots(db),
    listStores(db),
    listUsers(db),
    listActiveReservations(db),
  ])
  // A unit whose status somebody has set to available by hand may still be reserved.
  const reservedIds = new Set(activeReservations.flatMap(unitIdsOf))
  const own = reservation ? unitIdsOf(reservation) : []
  const isFree = ({ id, status }: { id: string; status: Status }) =>
    own.includes(id) || ((offersSold || status === 'available') && !reservedIds.has(id))
  const offeredApartments = apartments.filter((apartment) =>
    reservation ? apartment.id === reservation.apartmentId : isFree(apartment),
  )
  const offeredSpots = spots.filter(isFree)
  const offeredStores = stores.filter(isFree)
  const named = (units: NamedUnits) => nameUnits(building, units)
  return {
    apartments: offeredApartments.map((apartment) => apartmentChoice(building, apartment)),
    unitNames: Object.fromEntries([
      ...offeredApartments.map((apartment) => [apartment.id, named({ ...noUnits, apartment })]),
      ...offeredSpots.map((spot) => [spot.id, named({ ...noUnits, spots: [spot] })]),
      ...offeredStores.map((store) => [store.id, named({ ...noUnits, stores: [store] })]),
    ]),
    spots: offeredSpots.map((spot) => spotChoice(building, spot)),
    stores: offeredStores.map(({ id, title, price }) => [
      id,
      [title, formatPrice(price)].filter(Boolean).join(', '),
    ]),
    agents: agentChoices(users, reservation?.agentId),
    isNew: reservation === undefined,
    isRunning: reservation === undefined || reservation.state === 'running',
  }
}

const noUnits: NamedUnits = { apartment: undefined, spots: [], stores: [] }

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
