import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { PlanPlace } from '../apartments/list-pictures.ts'

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
export interface NavigatorApartment extends Pick<ApartmentListItem, (typeof shown)[number]> {
  /** Whether it is one of those that the filters leave. */
  fits: boolean
}

/** With its picture, where there is one. */
export interface PicturedApartment extends NavigatorApartment, Omit<PlanPlace, 'plan'> {
  /** Its place among the plans of the page. */
  plan: number | null
}

/** With the ids of those that the filters leave; without them, all fit. */
export function toNavigatorApartments(
  apartments: readonly Pick<ApartmentListItem, (typeof shown)[number]>[],
  fitting?: ReadonlySet<string>,
): NavigatorApartment[] {
  return apartments.map((apartment) => ({
    ...pick(apartment, shown),
    fits: fitting?.has(apartment.id) ?? true,
  }))
}
