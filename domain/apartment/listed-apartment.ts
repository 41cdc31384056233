import { pick } from '../lists/pick.ts'
import type { PublicApartment } from './apartment.ts'
import { apartmentSortKeys } from './apartment-sort.ts'

const shown = ['id', ...apartmentSortKeys, 'secondaryFloor'] as const

/** A row of a list: a page carries its data twice, so it carries no more than it shows. */
export type ListedApartment = Pick<PublicApartment, (typeof shown)[number]>

export function toListed(apartment: PublicApartment): ListedApartment {
  return pick(apartment, shown)
}

/** In the back office a row is changed as well, and a save says which revision it is based on. */
export type EditableApartment = ListedApartment & Pick<PublicApartment, 'revision'>

export function toEditable(apartment: PublicApartment): EditableApartment {
  return pick(apartment, [...shown, 'revision'])
}
