import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../../domain/status.ts'
import type { Database } from '../database.ts'
import type { ApartmentRow, ParkingSpotRow } from '../schema.ts'
import { findUser } from '../users/find-users.ts'
import { findActiveReservation, findActiveReservationOfSpot } from './queries.ts'

/** The fields by which the sales team recognizes a sale. */
type StandingSale = Pick<Reservation, 'buyerName' | 'contractDate'>

export type ReservationProblem =
  /** Somebody has reserved or sold the unit, or it was deleted: then it has no number. */
  | { kind: 'apartment-taken' | 'spot-taken'; number: string | undefined }
  /** The unit has a recorded sale, whatever its status says. That sale must be taken back first. */
  | { kind: 'apartment-sold' | 'spot-sold'; number: string | undefined; sale: StandingSale }
  /** Nobody buys what visitors do not see yet. */
  | { kind: 'draft'; number: string }
  /** Agents record sales, and only admins correct them. */
  | { kind: 'admins-only' }
  /** A reservation that has ended changes neither apartment nor parking spots. */
  | { kind: 'ended' }
  /** A reservation cannot move to another apartment: that would be another reservation. */
  | { kind: 'other-apartment' }
  /** The agent is unknown or cannot sign in; the enquiry was deleted. */
  | { kind: 'unknown-agent' | 'unknown-enquiry' }
  /** The buyer's personal data was erased, so nobody knows whom the reservation would be for. */
  | { kind: 'erased' }

export class ReservationRefused extends Error {
  readonly problem: ReservationProblem
  constructor(problem: ReservationProblem) {
    super(`The reservation is refused: ${problem.kind}`)
    this.problem = problem
  }
}

/** The history does not revert what a reservation has changed: the reservation's own screen does, as a whole. */
export class MadeByReservation extends Error {
  constructor() {
    super('The change is part of a reservation')
  }
}

/** A unit of an active reservation is not deleted, and the history reverts no status that contradicts it. */
export class ReservedNow extends Error {
  readonly isSale: boolean
  constructor(isSale = false) {
    super(`It is part of a ${isSale ? 'sale' : 'running reservation'}`)
    this.isSale = isSale
  }
}

export type UnitIds = Pick<Reservation, 'apartmentId' | 'parkingSpotIds'>

/** The rows of a reservation's units, as far as they exist. */
export interface UnitRows {
  apartment: ApartmentRow | undefined
  spots: ParkingSpotRow[]
}

interface Condition {
  /** The status that every unit must have; any status will do without one. */
  status?: Status
  /** The other active reservations, which may hold the same units. */
  others: Reservation[]
}

/** Throws unless every unit exists, has the wanted status and is held by no other active reservation. */
export function assertNotTaken(
  { apartmentId, parkingSpotIds }: UnitIds,
  { apartment, spots }: UnitRows,
  condition: Condition,
): void {
  const number = apartment?.number
  const holder = condition.others.find((other) => other.apartmentId === apartmentId)
  if (isTaken(apartment, holder, condition)) throw new ReservationRefused({ kind: 'apartment-taken', number })
  if (holder) throw new ReservationRefused({ kind: 'apartment-sold', number, sale: saleOf(holder) })
  assertSpotsNotTaken(parkingSpotIds, spots, condition)
}

export function assertSpotsNotTaken(ids: string[], spots: ParkingSpotRow[], condition: Condition): void {
  for (const id of ids) {
    const spot = spots.find((each) => each.id === id)
    const number = spot?.number
    const holder = condition.others.find((other) => other.parkingSpotIds.includes(id))
    if (isTaken(spot, holder, condition)) throw new ReservationRefused({ kind: 'spot-taken', number })
    if (holder) throw new ReservationRefused({ kind: 'spot-sold', number, sale: saleOf(holder) })
  }
}

function isTaken(
  unit: { status: Status } | undefined,
  holder: Reservation | undefined,
  { status }: Condition,
): boolean {
  return !unit || (status !== undefined && unit.status !== status) || holder?.state === 'running'
}

function saleOf({ buyerName, contractDate }: Reservation): StandingSale {
  return { buyerName, contractDate }
}

export function assertNotDraft(apartment: ApartmentRow | undefined): void {
  if (apartment?.isDraft) throw new ReservationRefused({ kind: 'draft', number: apartment.number })
}

export function assertMayChangeSale(db: Database, { state }: Pick<Reservation, 'state'>): void {
  if (state === 'sold' && db.actor.kind === 'agent') throw new ReservationRefused({ kind: 'admins-only' })
}

/** An agent who was deactivated keeps his reservations, but gets no new ones. */
export async function assertKnownAgent(db: Database, agentId: string | null): Promise<void> {
  if (agentId !== null && (await findUser(db, agentId))?.state !== 'active')
    throw new ReservationRefused({ kind: 'unknown-agent' })
}

/**
 * Throws ReservedNow when an active reservation holds the apartment. Call it in the transaction that has
 * deleted the apartment: the row is locked by then, so a reservation that is made at the same moment waits.
 */
export async function assertApartmentNotReserved(db: Database, apartmentId: string): Promise<void> {
  assertNotReserved(await findActiveReservation(db, apartmentId))
}

export async function assertSpotNotReserved(db: Database, spotId: string): Promise<void> {
  assertNotReserved(await findActiveReservationOfSpot(db, spotId))
}

interface StatusChange {
  before: Status
  now: Status
}

export async function assertApartmentStatusAllowed(
  db: Database,
  id: string,
  change: StatusChange,
): Promise<void> {
  assertStatusAllowed(await findActiveReservation(db, id), change)
}

export async function assertSpotStatusAllowed(db: Database, id: string, change: StatusChange): Promise<void> {
  assertStatusAllowed(await findActiveReservationOfSpot(db, id), change)
}

function assertNotReserved(active: Reservation | undefined): void {
  if (active) throw new ReservedNow(active.state === 'sold')
}

function assertStatusAllowed(active: Reservation | undefined, change: StatusChange): void {
  if (active && statusWarnings(change, active).length > 0) throw new ReservedNow(active.state === 'sold')
}
