import type { Entrance } from '../building.ts'
import { type Sort, sortBy } from '../lists/sort.ts'
import { ordersOf, type SortedNames, sortedNames, type ValuesOf } from '../record/field-table.ts'
import { compareApartments } from './apartment.ts'
import { type ApartmentFields, apartmentFields } from './apartment-fields.ts'

export const apartmentSortKeys = sortedNames(apartmentFields)
export type ApartmentSortKey = SortedNames<ApartmentFields>

type Sortable = Pick<ValuesOf<ApartmentFields>, ApartmentSortKey> & { entrance: Entrance }

const orders = ordersOf(apartmentFields)

export function sortApartments<T extends Sortable>(
  apartments: T[],
  sort: Sort<ApartmentSortKey> | undefined,
): T[] {
  return sortBy(apartments, sort, orders, compareApartments)
}
