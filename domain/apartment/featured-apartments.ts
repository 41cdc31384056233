import type { ApartmentListItem } from './apartment-list-item.ts'
import { sortApartments } from './apartment-sort.ts'

const most = 6

/**
 * Free apartments for the first page, from the lowest price on: one of each type, then the next of any. Those with photos
 * of their own go before the others.
 */
export function featuredApartments(
  apartments: ApartmentListItem[],
  withPhotos: ReadonlySet<string>,
): ApartmentListItem[] {
  const free = apartments.filter(({ status }) => status === 'available')
  const byPrice = sortApartments(free, { key: 'price', descending: false })
  const best = byPrice.toSorted((a, b) => Number(withPhotos.has(b.id)) - Number(withPhotos.has(a.id)))
  const isFirstOfType = (apartment: ApartmentListItem) =>
    best.find(({ type }) => type === apartment.type) === apartment
  const featured = [
    ...best.filter(isFirstOfType),
    ...best.filter((apartment) => !isFirstOfType(apartment)),
  ].slice(0, most)
  return byPrice.filter((apartment) => featured.includes(apartment))
}
