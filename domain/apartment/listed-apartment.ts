import { pick } from '../lists/pick.ts'
import type { PublicApartment } from './apartment.ts'
import { apartmentSortKeys } from './apartment-sort.ts'

/** What a row of a list shows. */
export const listedFields = ['id', ...apartmentSortKeys, 'secondaryFloor'] as const

/** A page carries its data twice, so it carries no more than it shows. */
export type ListedApartment = Pick<PublicApartment, (typeof listedFields)[number]>

/** In the back office a row is changed as well, and a save says which revision it is based on. */
export type EditableApartment = ListedApartment & Pick<PublicApartment, 'revision'>

export function toEditable(apartment: PublicApartment): EditableApartment {
  return pick(apartment, [...listedFields, 'revision'])
}
