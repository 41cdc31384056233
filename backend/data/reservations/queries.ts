import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import { compareReservations } from '../../../domain/reservation/reservation-filters.ts'
import type { Database } from '../database.ts'
import { fromColumns } from '../records/field-columns.ts'
import { NotFound, StaleRevision } from '../records/record-errors.ts'
import type { ReservationRow } from '../schema.ts'

/** Oldest first. */
export async function listReservations(db: Database): Promise<Reservation[]> {
  const rows = await all(db).orderBy('createdAt').orderBy('id').execute()
  return rows.map(reservationFromRow)
}

/** SQLite and PostgreSQL limit how many parameters a statement may have. */
const idsPerStatement = 500

/** Oldest first, without those that do not exist. */
export async function listReservationsById(db: Database, ids: readonly string[]): Promise<Reservation[]> {
  const found: Reservation[] = []
  for (let start = 0; start < ids.length; start += idsPerStatement) {
    const some = ids.slice(start, start + idsPerStatement)
    const rows = await all(db).where('id', 'in', some).execute()
    found.push(...rows.map(reservationFromRow))
  }
  return found.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

export async function findReservation(db: Database, id: string): Promise<Reservation | undefined> {
  const row = await all(db).where('id', '=', id).executeTakeFirst()
  return row && reservationFromRow(row)
}

/** Throws NotFound, or StaleRevision when the reservation has another revision. */
export async function getReservation(db: Database, id: string, revision: number): Promise<Reservation> {
  const found = await findReservation(db, id)
  if (!found) throw new NotFound()
  if (found.revision !== revision) throw new StaleRevision()
  return found
}

/** The newest reservation that was made from the enquiry. */
export async function findReservationOfEnquiry(
  db: Database,
  enquiryId: string,
): Promise<Reservation | undefined> {
  const row = await all(db)
    .where('enquiryId', '=', enquiryId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row && reservationFromRow(row)
}

/** By their last day, the earliest first. */
export async function listRunningReservations(db: Database): Promise<Reservation[]> {
  const rows = await all(db).where('state', '=', 'running').orderBy('until').orderBy('id').execute()
  return rows.map(reservationFromRow)
}

/** Running reservations that end on this day or before it, and whose agent has not been reminded. */
export async function listUnremindedReservations(db: Database, day: string): Promise<Reservation[]> {
  const running = await listRunningReservations(db)
  return running.filter(({ until, remindedAt }) => until <= day && remindedAt === null)
}

/** Running reservations and sales; of several sales of one unit the newest comes first. */
export async function listActiveReservations(db: Database): Promise<Reservation[]> {
  return inOrder(await active(db).execute())
}

/** The running reservation of the apartment, else its newest sale. */
export async function findActiveReservation(
  db: Database,
  apartmentId: string,
): Promise<Reservation | undefined> {
  return inOrder(await active(db).where('apartmentId', '=', apartmentId).execute())[0]
}

export async function findActiveReservationOfSpot(
  db: Database,
  spotId: string,
): Promise<Reservation | undefined> {
  // The column is a JSON text: `like` narrows the rows down, and the parsed list decides.
  const rows = await active(db).where('parkingSpotIds', 'like', `%${spotId}%`).execute()
  return inOrder(rows).find(({ parkingSpotIds }) => parkingSpotIds.includes(spotId))
}

export async function findActiveReservationOfStore(
  db: Database,
  storeId: string,
): Promise<Reservation | undefined> {
  const rows = await active(db).where('storeIds', 'like', `%${storeId}%`).execute()
  return inOrder(rows).find(({ storeIds }) => storeIds.includes(storeId))
}

type ReservationProgress = Pick<
  Reservation,
  'apartmentId' | 'enquiryId' | 'agentId' | 'state' | 'finalPrice' | 'contractDate'
>

/** All reservations in the order of their contracts, without the data of their buyers. */
export async function listReservationProgress(db: Database): Promise<ReservationProgress[]> {
  return db.read
    .selectFrom('reservations')
    .select(['apartmentId', 'enquiryId', 'agentId', 'state', 'finalPrice', 'contractDate'])
    .orderBy('contractDate')
    .orderBy('id')
    .execute()
}

export function reservationFromRow(row: ReservationRow): Reservation {
  return fromColumns(reservationFields, row)
}

function all(db: Database) {
  return db.read.selectFrom('reservations').selectAll()
}

function active(db: Database) {
  return all(db).where('state', 'in', ['running', 'sold'])
}

function inOrder(rows: ReservationRow[]): Reservation[] {
  return rows.map(reservationFromRow).sort(compareReservations)
}
