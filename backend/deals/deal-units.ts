import type { Building } from '../../domain/building/building.ts'
import type { ListPrice } from '../../domain/reservation/discount.ts'
import type { UnitIds } from '../../domain/reservation/reservation.ts'
import { nameAllUnits } from '../../text/admin/unit-names.ts'
import type { Database } from '../data/database.ts'
import { listPriceOf } from '../data/reservations/units.ts'
import { readUnits } from './read-units.ts'

export interface DealUnits extends ListPrice {
  /** „апартамент 12, вход А; паркомясто 3“ */
  name: string
  /** The numbers of the parking spots. */
  spots: string[]
  /** The numbers that a search looks for. */
  numbers: string[]
}

/** Names the units of reservations, of which it reads all at once. */
export async function readDealUnits(
  building: Building,
  db: Database,
): Promise<(reservation: UnitIds) => DealUnits> {
  const unitsOf = await readUnits(db)
  return (reservation) => {
    const units = unitsOf(reservation)
    const { apartment, spots, stores } = units
    const spotNumbers = spots.map(({ number }) => number)
    return {
      name: nameAllUnits(building, units),
      spots: spotNumbers,
      numbers: [
        ...(apartment ? [apartment.number] : []),
        ...spotNumbers,
        ...stores.map(({ title }) => title),
      ],
      ...listPriceOf(units, reservation),
    }
  }
}
