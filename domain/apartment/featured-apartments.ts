import { sortApartments } from './apartment-sort.ts'
import type { ApartmentListItem } from './apartment-list-item.ts'

const most = 6

/**
 * Free homes for the first page, from the lowest price on: one of each type, then the next of any. Those with photos
 * of their own go before the others.
 */
export function featuredApartments(
  apartments: ApartmentListItem[],
  withPhotos: ReadonlySet<string>,
): ApartmentListItem[] {
  const free = apartments.filter(({ status }) => status === 'available')
  const byPrice = sortApartments(free, { key: 'price', descending: false })
  const best = byPrice.toSorted((a, b) => Number(withPhotos.has(b.id)) - Number(withPhotos.has(a.id)))
  const isFirstOfType = (home: ApartmentListItem) => best.find(({ type }) => type === home.type) === home
  const featured = [...best.filter(isFirstOfType), ...best.filter((home) => !isFirstOfType(home))].slice(
    0,
    most,
  )
  return byPrice.filter((home) => featured.includes(home))
}
