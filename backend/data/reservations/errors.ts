import { type Reservation, unitIdsOf } from '../../../domain/reservation/reservation.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { Status } from '../../../domain/status.ts'
import type { Database } from '../database.ts'
import type { ApartmentRow, ParkingSpotRow, StoreRow } from '../schema.ts'
import { findUser } from '../users/find-users.ts'
import {
  findActiveReservation,
  findActiveReservationOfSpot,
  findActiveReservationOfStore,
} from './queries.ts'

/** The fields by which the sales team recognizes a sale. */
type StandingSale = Pick<Reservation, 'buyerName' | 'contractDate'>

export type ReservationProblem =
  /** Somebody has reserved or sold the unit, or it was deleted: then it has no number. */
  | { kind: 'apartment-taken' | 'spot-taken' | 'store-taken'; number: string | undefined }
  /** The unit has a recorded sale, whatever its status says. That sale must be taken back first. */
  | { kind: 'apartment-sold' | 'spot-sold' | 'store-sold'; number: string | undefined; sale: StandingSale }
  /** Nobody buys what visitors do not see yet. */
  | { kind: 'draft'; number: string }
  /** Agents record sales, and only admins correct them. */
  | { kind: 'admins-only' }
  /** Agents ask for a discount above the limit, and only admins allow it. */
  | { kind: 'admins-decide' }
  /** Agents change their own reservations, and those that nobody has. */
  | { kind: 'not-yours' }
  /** The discount is allowed or refused already. */
  | { kind: 'not-waiting' }
  /** An administrator has not decided yet whether it may be sold at this price. */
  | { kind: 'waits' }
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

export type UnitIds = Pick<Reservation, 'apartmentId' | 'parkingSpotIds' | 'storeIds'>

/** The rows of a reservation's units, as far as they exist. */
export interface UnitRows {
  apartment: ApartmentRow | undefined
  spots: ParkingSpotRow[]
  stores: StoreRow[]
}

interface Condition {
  /** The status that every unit must have; any status will do without one. */
  status?: Status
  /** The other active reservations, which may hold the same units. */
  others: Reservation[]
}

type UnitKind = 'apartment' | 'spot' | 'store'

/** Throws unless every unit exists, has the wanted status and is held by no other active reservation. */
export function assertNotTaken(ids: UnitIds, rows: UnitRows, condition: Condition): void {
  const { apartment, spots, stores } = rows
  if (ids.apartmentId !== null)
    assertFree('apartment', { id: ids.apartmentId, unit: apartment, number: apartment?.number }, condition)
  for (const id of ids.parkingSpotIds) {
    const unit = spots.find((spot) => spot.id === id)
    assertFree('spot', { id, unit, number: unit?.number }, condition)
  }
  for (const id of ids.storeIds) {
    const unit = stores.find((store) => store.id === id)
    assertFree('store', { id, unit, number: unit?.title }, condition)
  }
}

interface Wanted {
  id: string
  unit: { status: Status } | undefined
  number: string | undefined
}

function assertFree(kind: UnitKind, { id, unit, number }: Wanted, condition: Condition): void {
  const holder = condition.others.find((other) => unitIdsOf(other).includes(id))
  if (isTaken(unit, holder, condition)) throw new ReservationRefused({ kind: `${kind}-taken`, number })
  if (holder) throw new ReservationRefused({ kind: `${kind}-sold`, number, sale: saleOf(holder) })
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

/** Throws unless an agent has this reservation, or nobody has it. */
export function assertOwn({ actor }: Database, { agentId }: Pick<Reservation, 'agentId'>): void {
  if (actor.kind === 'agent' && agentId !== null && agentId !== actor.id)
    throw new ReservationRefused({ kind: 'not-yours' })
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

export async function assertStoreNotReserved(db: Database, storeId: string): Promise<void> {
  assertNotReserved(await findActiveReservationOfStore(db, storeId))
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
