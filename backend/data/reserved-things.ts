import type { Status } from '../../domain/status.ts'
import { setApartmentStatus } from './apartments.ts'
import type { Database } from './database.ts'
import type { OpenTransaction } from './engine.ts'
import { updateParkingSpot } from './parking-spots.ts'
import { NotFound } from './record-refusals.ts'
import { lockRecord } from './records.ts'
import { ReservationRefused } from './reservation-refusals.ts'
import { listRunningReservations } from './running-reservations.ts'
import type { ApartmentRow, ParkingSpotRow } from './schema.ts'

interface Named {
  apartmentId: string
  parkingSpotIds: string[]
}

/** A home and parking places whose rows nobody else changes until the transaction ends. */
export interface ReservedThings {
  home: ApartmentRow | undefined
  spots: ParkingSpotRow[]
}

/** The home first, then the places by their ids: in one order for everybody, so that no two wait for each other. */
export async function lockThings(trx: OpenTransaction, named: Named): Promise<ReservedThings> {
  const home = await lockRecord(trx, 'apartments', named.apartmentId).catch(nothingIfGone)
  const spots: ParkingSpotRow[] = []
  for (const id of [...new Set(named.parkingSpotIds)].sort()) {
    const spot = await lockRecord(trx, 'parkingSpots', id).catch(nothingIfGone)
    if (spot) spots.push(spot)
  }
  return { home, spots }
}

/** Throws unless all that is named is there, has this status, and belongs to no other running reservation. */
export async function refuseTaken(
  db: Database,
  { apartmentId, parkingSpotIds }: Named,
  { home, spots }: ReservedThings,
  { status, exceptId }: { status: Status; exceptId: string },
): Promise<void> {
  const others = (await listRunningReservations(db)).filter(({ id }) => id !== exceptId)
  if (home?.status !== status || others.some((other) => other.apartmentId === apartmentId))
    throw new ReservationRefused({ kind: 'home-taken', number: home?.number })
  refuseTakenSpots(parkingSpotIds, spots, { status, others })
}

export function refuseTakenSpots(
  ids: string[],
  spots: ParkingSpotRow[],
  { status, others }: { status: Status; others: Pick<Named, 'parkingSpotIds'>[] },
): void {
  for (const id of ids) {
    const spot = spots.find((each) => each.id === id)
    if (spot?.status !== status || others.some((other) => other.parkingSpotIds.includes(id)))
      throw new ReservationRefused({ kind: 'spot-taken', number: spot?.number })
  }
}

/** Whose status does not change is left alone. */
export async function setStatuses(
  db: Database,
  { home, spots }: ReservedThings,
  next: (status: Status) => Status,
): Promise<void> {
  if (home && next(home.status) !== home.status)
    await setApartmentStatus(db, home.id, home.revision, next(home.status))
  for (const { id, revision, status } of spots)
    if (next(status) !== status) await updateParkingSpot(db, id, revision, { status: next(status) })
}

function nothingIfGone(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}
