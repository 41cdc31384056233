import type { PublicApartment } from './apartment.ts'

const most = 3

/** Free apartments that a visitor of this one may like too: the same type first, then the nearest in size. */
export function similarApartments<T extends PublicApartment>(apartment: PublicApartment, others: T[]): T[] {
  const distance = (other: T) =>
    Math.abs(other.area - apartment.area) +
    (other.type === apartment.type ? 0 : 1000) +
    Math.abs(other.floor - apartment.floor)
  return others
    .filter(({ id, status }) => id !== apartment.id && status === 'available')
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
}
