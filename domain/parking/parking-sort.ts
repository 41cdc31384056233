import { type Sort, sortBy } from '../lists/sort.ts'
import { ordersOf, type SortedNames, sortedNames, type ValuesOf } from '../record/field-table.ts'
import { compareParkingSpots } from './parking.ts'
import { type ParkingFields, parkingFieldKinds } from './parking-fields.ts'

export const parkingSortKeys = sortedNames(parkingFieldKinds)
export type ParkingSortKey = SortedNames<ParkingFields>

type Sortable = Pick<ValuesOf<ParkingFields>, ParkingSortKey>

const orders = ordersOf(parkingFieldKinds)

export function sortParkingSpots<T extends Sortable>(
  spots: T[],
  sort: Sort<ParkingSortKey> | undefined,
): T[] {
  return sortBy(spots, sort, orders, compareParkingSpots)
}
