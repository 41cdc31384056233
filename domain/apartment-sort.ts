import {
  apartmentTypes,
  compareApartments,
  compareNumbers,
  exposures,
  type PublicApartment,
} from './apartment.ts'
import { entrances } from './building.ts'
import { byAmount, type ColumnOrders, inOrderOf, type Sort, sortBy } from './sort.ts'
import { statuses } from './status.ts'

export const apartmentSortKeys = [
  'entrance',
  'number',
  'floor',
  'type',
  'exposure',
  'netArea',
  'area',
  'price',
  'status',
] as const
export type ApartmentSortKey = (typeof apartmentSortKeys)[number]

type Sortable = Pick<PublicApartment, ApartmentSortKey>

const orders: ColumnOrders<Sortable, ApartmentSortKey> = {
  entrance: inOrderOf(entrances),
  number: compareNumbers,
  floor: byAmount,
  type: inOrderOf(apartmentTypes),
  exposure: inOrderOf(exposures),
  netArea: byAmount,
  area: byAmount,
  price: byAmount,
  status: inOrderOf(statuses),
}

export function sortApartments<T extends Sortable>(
  apartments: T[],
  sort: Sort<ApartmentSortKey> | undefined,
): T[] {
  return sortBy(apartments, sort, orders, compareApartments)
}
