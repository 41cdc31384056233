import type { PublicApartment } from '../../../domain/apartment.ts'
import { pick } from '../../../domain/pick.ts'

const shown = [
  'id',
  'revision',
  'number',
  'entrance',
  'floor',
  'secondaryFloor',
  'type',
  'exposure',
  'netArea',
  'area',
  'price',
  'status',
] as const

/** What a row shows: descriptions, photos and notes stay on the server. */
export type ListedApartment = Pick<PublicApartment, (typeof shown)[number]>

export function listedApartment(apartment: PublicApartment): ListedApartment {
  return pick(apartment, shown)
}
