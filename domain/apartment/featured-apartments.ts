import type { ApartmentListItem } from './apartment-list-item.ts'
import { sortApartments } from './apartment-sort.ts'

const most = 6

/**
 * The available apartments that the home page shows, sorted by price: the cheapest of each type, then the next
 * cheapest of any. Apartments with photos are taken before others.
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
