import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { ListPrice } from '../../../domain/reservation/discount.ts'
import { type Reservation, type UnitIds, unitIdsOf } from '../../../domain/reservation/reservation.ts'
import type { Status } from '../../../domain/status.ts'
import { setApartmentStatus } from '../apartments.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { updateParkingSpot } from '../parking-spots.ts'
import { ignoreNotFound } from '../records/record-errors.ts'
import { lockRecord } from '../records/records.ts'
import type { Tables } from '../schema.ts'
import { setStoreStatus } from '../stores.ts'
import type { UnitRows } from './errors.ts'
import { listActiveReservations } from './queries.ts'

/**
 * Locks the apartment, then the parking spots and the stores by id: the same order everywhere, so that no two
 * transactions deadlock.
 */
export async function lockUnits(
  trx: OpenTransaction,
  { apartmentId, parkingSpotIds, storeIds }: UnitIds,
): Promise<UnitRows> {
  return {
    apartment: (await lockAll(trx, 'apartments', apartmentId === null ? [] : [apartmentId]))[0],
    spots: await lockAll(trx, 'parkingSpots', parkingSpotIds),
    stores: await lockAll(trx, 'stores', storeIds),
  }
}

/** The rows that exist. */
async function lockAll<Table extends 'apartments' | 'parkingSpots' | 'stores'>(
  trx: OpenTransaction,
  table: Table,
  ids: readonly string[],
): Promise<Tables[Table][]> {
  const rows: Tables[Table][] = []
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockRecord(trx, table, id).catch(ignoreNotFound)
    if (row) rows.push(row)
  }
  return rows
}

interface PricedUnit {
  id: string
  price: number
}

interface PricedUnits {
  apartment: PricedUnit | undefined
  spots: readonly PricedUnit[]
  stores: readonly PricedUnit[]
}

/** What the units with these ids cost by the price list. A price is unknown where it is hidden, or the unit is gone. */
export function listPriceOf({ apartment, spots, stores }: PricedUnits, ids: UnitIds): ListPrice {
  const wanted = unitIdsOf(ids)
  const priced = [...(apartment ? [apartment] : []), ...spots, ...stores].filter(
    ({ id, price }) => wanted.includes(id) && !isHiddenPrice(price),
  )
  return {
    listPrice: priced.reduce((sum, { price }) => sum + price, 0),
    unpricedUnits: wanted.length - priced.length,
  }
}

export async function listOthers(db: Database, exceptId: string): Promise<Reservation[]> {
  return (await listActiveReservations(db)).filter(({ id }) => id !== exceptId)
}

type NextStatus = (status: Status, id: string) => Status

/**
 * A reserved unit becomes available, unless one of `others` holds it. A unit with another status keeps it,
 * because a person has set it.
 */
export function freedFrom(others: Reservation[]): NextStatus {
  const held = new Map(others.flatMap((other) => unitIdsOf(other).map((id) => [id, other.state])))
  return (status, id) => {
    if (status !== 'reserved') return status
    if (!held.has(id)) return 'available'
    return held.get(id) === 'sold' ? 'sold' : 'reserved'
  }
}

export async function setStatuses(
  db: Database,
  { apartment, spots, stores }: UnitRows,
  next: NextStatus,
): Promise<void> {
  const changed = <Unit extends { id: string; status: Status }>(units: Unit[]) =>
    units
      .map((unit) => ({ ...unit, now: next(unit.status, unit.id) }))
      .filter(({ status, now }) => status !== now)
  for (const { id, revision, now } of changed(apartment ? [apartment] : []))
    await setApartmentStatus(db, id, revision, now)
  for (const { id, revision, now } of changed(spots))
    await updateParkingSpot(db, id, revision, { status: now })
  for (const { id, revision, now } of changed(stores)) await setStoreStatus(db, id, revision, now)
}

/** Those of the locked units that `ids` name. */
export function pickUnits({ apartment, spots, stores }: UnitRows, ids: readonly string[]): UnitRows {
  return {
    apartment: apartment && ids.includes(apartment.id) ? apartment : undefined,
    spots: spots.filter(({ id }) => ids.includes(id)),
    stores: stores.filter(({ id }) => ids.includes(id)),
  }
}

/** The units that a change adds and takes out; its apartment never changes. */
export function changedUnits(before: UnitIds, now: UnitIds): { added: string[]; removed: string[] } {
  const [had, has] = [unitIdsOf(before), unitIdsOf(now)]
  return { added: has.filter((id) => !had.includes(id)), removed: had.filter((id) => !has.includes(id)) }
}
