import type { PublicApartment } from '../../../domain/apartment.ts'
import { pick } from '../../../domain/pick.ts'

const shown = [
  'id',
  'entrance',
  'number',
  'floor',
  'secondaryFloor',
  'type',
  'exposure',
  'netArea',
  'area',
  'price',
  'status',
] as const

/** A row of the list: a page carries its data twice, so it carries no more than it shows. */
export type ListedApartment = Pick<PublicApartment, (typeof shown)[number]>

export function toListed(apartment: PublicApartment): ListedApartment {
  return pick(apartment, shown)
}
