import { compareApartments, compareNumbers, type PublicApartment } from './apartment.ts'
import { choice } from './query.ts'
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

export interface ApartmentSort {
  key: ApartmentSortKey
  descending: boolean
}

/** Without a choice the list is in its natural order: entrance, then number. */
export function parseApartmentSort(query: URLSearchParams): ApartmentSort | undefined {
  const key = choice(apartmentSortKeys, query.get('sort'))
  return key && { key, descending: query.get('dir') === 'desc' }
}

type Sortable = Pick<PublicApartment, ApartmentSortKey>

/** Hidden prices come last either way: they say nothing about being cheap. */
export function sortApartments<T extends Sortable>(apartments: T[], sort: ApartmentSort | undefined): T[] {
  if (!sort) return apartments
  const sign = sort.descending ? -1 : 1
  return apartments.toSorted((a, b) => {
    if (sort.key === 'price' && a.price <= 0 !== b.price <= 0) return a.price <= 0 ? 1 : -1
    return sign * compareBy(sort.key, a, b) || compareApartments(a, b)
  })
}

function compareBy(key: ApartmentSortKey, a: Sortable, b: Sortable): number {
  if (key === 'status') return statuses.indexOf(a.status) - statuses.indexOf(b.status)
  const [left, right] = [a[key], b[key]]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return compareNumbers(String(left), String(right))
}
