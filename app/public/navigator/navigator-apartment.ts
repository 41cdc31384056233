import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { pick } from '../../../domain/lists/pick.ts'

const shown = [
  'id',
  'number',
  'entrance',
  'floor',
  'secondaryFloor',
  'type',
  'area',
  'price',
  'status',
] as const

/**
 * An apartment as the pages of the navigator need it. It has no other fields, because the HTML contains them twice:
 * rendered, and as loader data.
 */
export type NavigatorApartment = Pick<ApartmentListItem, (typeof shown)[number]>

export function toNavigatorApartments(apartments: readonly NavigatorApartment[]): NavigatorApartment[] {
  return apartments.map((apartment) => pick(apartment, shown))
}
