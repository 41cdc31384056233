import type { Building } from '../building/building.ts'
import type { PublicApartment } from './apartment.ts'
import { sortApartments } from './apartment-filters.ts'
import type { ApartmentListItem } from './apartment-list-item.ts'

const maxFeatured = 6

/**
 * The available apartments that the home page shows, sorted by price: the cheapest of each type, then the next
 * cheapest of any. Apartments with photos are taken before others.
 */
export function featuredApartments(
  building: Building,
  apartments: ApartmentListItem[],
  withPhotos: ReadonlySet<string>,
): ApartmentListItem[] {
  const free = apartments.filter(({ status }) => status === 'available')
  const byPrice = sortApartments(building, free, { key: 'price', descending: false })
  const best = byPrice.toSorted((a, b) => Number(withPhotos.has(b.id)) - Number(withPhotos.has(a.id)))
  const isFirstOfType = (apartment: ApartmentListItem) =>
    best.find(({ type }) => type === apartment.type) === apartment
  const featured = [
    ...best.filter(isFirstOfType),
    ...best.filter((apartment) => !isFirstOfType(apartment)),
  ].slice(0, maxFeatured)
  return byPrice.filter((apartment) => featured.includes(apartment))
}

const maxSimilar = 3

/** Available apartments that resemble this one: the same type first, then the nearest in area and floor. */
export function similarApartments<T extends PublicApartment>(apartment: PublicApartment, others: T[]): T[] {
  const distance = (other: T) =>
    Math.abs(other.area - apartment.area) +
    (other.type === apartment.type ? 0 : 1000) +
    Math.abs(other.floor - apartment.floor)
  return others
    .filter(({ id, status }) => id !== apartment.id && status === 'available')
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, maxSimilar)
}
