import { type Building, facesSea } from '../building/building.ts'
import type { PublicApartment } from './apartment.ts'
import { sortApartments } from './apartment-filters.ts'
import type { ApartmentListItem } from './apartment-list-item.ts'

const maxFeatured = 6
/** So many of them face the sea, if there are: it is what visitors come for, but not all that there is. */
const facingSea = maxFeatured / 2

/**
 * The available apartments that the home page shows, sorted by price: one of each type, then any. Among those of one
 * type, one is taken that faces the sea, until there are enough; then one that faces where none of the others does, so
 * that they do not all look the same way; then one with photos; then the cheapest.
 */
export function featuredApartments(
  building: Building,
  apartments: ApartmentListItem[],
  withPhotos: ReadonlySet<string>,
): ApartmentListItem[] {
  const free = apartments.filter(({ status }) => status === 'available')
  const byPrice = sortApartments(building, free, { key: 'price', descending: false })
  const featured: ApartmentListItem[] = []
  const isNew = (key: 'type' | 'exposure', apartment: ApartmentListItem) =>
    featured.every((other) => other[key] !== apartment[key])
  const isAtSea = ({ exposure }: ApartmentListItem) => facesSea(building, exposure)
  const rank = (apartment: ApartmentListItem) =>
    (isNew('type', apartment) ? 8 : 0) +
    (isAtSea(apartment) && featured.filter(isAtSea).length < facingSea ? 4 : 0) +
    (isNew('exposure', apartment) ? 2 : 0) +
    (withPhotos.has(apartment.id) ? 1 : 0)
  while (featured.length < Math.min(maxFeatured, byPrice.length)) {
    const left = byPrice.filter((apartment) => !featured.includes(apartment))
    const best = left.reduce((first, other) => (rank(other) > rank(first) ? other : first))
    featured.push(best)
  }
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
