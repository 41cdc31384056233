import type { UnitIds } from '../../domain/reservation/reservation.ts'
import type { NamedUnits } from '../../text/admin/unit-names.ts'
import { findApartment, listApartmentItems } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { listParkingSpots } from '../data/parking-spots.ts'
import { listStores } from '../data/stores.ts'

interface Priced {
  id: string
  price: number
}

interface PricedUnits extends NamedUnits {
  apartment: (NonNullable<NamedUnits['apartment']> & Priced) | undefined
  spots: readonly (NamedUnits['spots'][number] & Priced)[]
  stores: readonly (NamedUnits['stores'][number] & Priced)[]
}

/** A screen that names units is live with all of these. */
export const unitCollections = ['apartments', 'parkingSpots', 'stores'] as const

/** Looks up the units of many reservations by their names. */
export async function readUnits(db: Database): Promise<(reservation: UnitIds) => PricedUnits> {
  const [apartments, spots, stores] = await Promise.all([
    listApartmentItems(db, { drafts: 'with' }),
    listParkingSpots(db),
    listStores(db),
  ])
  const byId = <Unit extends { id: string }>(units: Unit[]) => new Map(units.map((unit) => [unit.id, unit]))
  const [apartmentOf, spotOf, storeOf] = [byId(apartments), byId(spots), byId(stores)]
  return ({ apartmentId, parkingSpotIds, storeIds }) => ({
    apartment: apartmentOf.get(apartmentId ?? ''),
    spots: parkingSpotIds.flatMap((id) => spotOf.get(id) ?? []),
    stores: storeIds.flatMap((id) => storeOf.get(id) ?? []),
  })
}

/** The units of one reservation, with status and price as far as they have them. */
export async function findUnits(db: Database, { apartmentId, parkingSpotIds, storeIds }: UnitIds) {
  return {
    apartment: apartmentId === null ? undefined : await findApartment(db, apartmentId, { drafts: 'with' }),
    spots:
      parkingSpotIds.length === 0
        ? []
        : (await listParkingSpots(db)).filter(({ id }) => parkingSpotIds.includes(id)),
    stores: storeIds.length === 0 ? [] : (await listStores(db)).filter(({ id }) => storeIds.includes(id)),
  }
}
