import type { PublicApartment } from './apartment.ts'

const most = 3

/** Available apartments that resemble this one: the same type first, then the nearest in area and floor. */
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
