import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { pick } from '../../../domain/lists/pick.ts'

const shownFields = [
  'id',
  'revision',
  'number',
  'entrance',
  'floor',
  'secondaryFloor',
  'type',
  'status',
  'price',
  'area',
] as const

/** What a cell shows and changes. */
export type GridApartment = Pick<PublicApartment, (typeof shownFields)[number]>

export function toGridApartment(apartment: PublicApartment): GridApartment {
  return pick(apartment, shownFields)
}
