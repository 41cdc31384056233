import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Status } from '../../domain/status.ts'
import { listActiveReservations } from './active-reservations.ts'
import { setApartmentStatus } from './apartments.ts'
import type { Database } from './database.ts'
import type { OpenTransaction } from './engine.ts'
import { updateParkingSpot } from './parking-spots.ts'
import { NotFound } from './records/record-errors.ts'
import { lockRecord } from './records/records.ts'
import { ReservationRefused, type StandingSale } from './reservations/errors.ts'
import type { ApartmentRow, ParkingSpotRow } from './schema.ts'

interface Named {
  apartmentId: string
  parkingSpotIds: string[]
}

/** An apartment and parking spots whose rows nobody else changes until the transaction ends. */
export interface ReservedUnits {
  apartment: ApartmentRow | undefined
  spots: ParkingSpotRow[]
}

/** The apartment first, then the parking spots by their ids: in one order for everybody, so that no two wait for each other. */
export async function lockUnits(trx: OpenTransaction, named: Named): Promise<ReservedUnits> {
  const apartment = await lockRecord(trx, 'apartments', named.apartmentId).catch(undefinedIfGone)
  const spots: ParkingSpotRow[] = []
  for (const id of [...new Set(named.parkingSpotIds)].sort()) {
    const spot = await lockRecord(trx, 'parkingSpots', id).catch(undefinedIfGone)
    if (spot) spots.push(spot)
  }
  return { apartment, spots }
}

/** Those but this one that run or became sales: of sales the newest first. */
export async function listOthers(db: Database, exceptId: string): Promise<Reservation[]> {
  return (await listActiveReservations(db)).filter(({ id }) => id !== exceptId)
}

interface Wanted {
  /** What everything must have; without one, any will do. */
  status?: Status
  /** Who else holds apartments and parking spots. */
  others: Reservation[]
}

/** Throws unless all that is named is there, has this status, and belongs to none of the others. */
export function assertNotTaken(
  { apartmentId, parkingSpotIds }: Named,
  { apartment, spots }: ReservedUnits,
  wanted: Wanted,
): void {
  const number = apartment?.number
  const holder = wanted.others.find((other) => other.apartmentId === apartmentId)
  if (isTaken(apartment, holder, wanted)) throw new ReservationRefused({ kind: 'apartment-taken', number })
  if (holder) throw new ReservationRefused({ kind: 'apartment-sold', number, sale: saleOf(holder) })
  assertSpotsNotTaken(parkingSpotIds, spots, wanted)
}

export function assertSpotsNotTaken(ids: string[], spots: ParkingSpotRow[], wanted: Wanted): void {
  for (const id of ids) {
    const spot = spots.find((each) => each.id === id)
    const number = spot?.number
    const holder = wanted.others.find((other) => other.parkingSpotIds.includes(id))
    if (isTaken(spot, holder, wanted)) throw new ReservationRefused({ kind: 'spot-taken', number })
    if (holder) throw new ReservationRefused({ kind: 'spot-sold', number, sale: saleOf(holder) })
  }
}

function isTaken(
  unit: { status: Status } | undefined,
  holder: Reservation | undefined,
  { status }: Wanted,
): boolean {
  return !unit || (status !== undefined && unit.status !== status) || holder?.state === 'running'
}

function saleOf({ buyerName, contractDate }: Reservation): StandingSale {
  return { buyerName, contractDate }
}

/** What is reserved is free again, unless one of the others holds it: then it is theirs. What somebody has set stays. */
export function freedFrom(others: Reservation[]): (status: Status, id: string) => Status {
  return (status, id) => {
    if (status !== 'reserved') return status
    const holder = others.find(
      ({ apartmentId, parkingSpotIds }) => apartmentId === id || parkingSpotIds.includes(id),
    )
    if (!holder) return 'available'
    return holder.state === 'sold' ? 'sold' : 'reserved'
  }
}

/** Whose status does not change is left alone. */
export async function setStatuses(
  db: Database,
  { apartment, spots }: ReservedUnits,
  next: (status: Status, id: string) => Status,
): Promise<void> {
  const status = apartment && next(apartment.status, apartment.id)
  if (status && status !== apartment.status)
    await setApartmentStatus(db, apartment.id, apartment.revision, status)
  for (const { id, revision, status: before } of spots) {
    const now = next(before, id)
    if (now !== before) await updateParkingSpot(db, id, revision, { status: now })
  }
}

function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}
