import { pick } from '../lists/pick.ts'
import type { Apartment, PublicApartment } from './apartment.ts'
import { apartmentSortKeys } from './apartment-sort.ts'

/** What a row of a list shows. */
export const apartmentItemFields = ['id', ...apartmentSortKeys, 'secondaryFloor'] as const

/** A page carries its data twice, so it carries no more than it shows. */
export type ApartmentListItem = Pick<PublicApartment, (typeof apartmentItemFields)[number]>

/** In the admin area a row is changed as well, and a save says which revision it is based on. */
export interface EditableApartmentItem extends ApartmentListItem, Pick<PublicApartment, 'revision'> {
  /** The beginning of the internal notes. */
  notes: string
  /** The reservation that runs, whatever the status says. */
  runningId?: string | undefined
}

const maxNotesLength = 300

export function toEditableItem(
  apartment: ApartmentListItem & Pick<Apartment, 'revision' | 'internalNotes'>,
  runningId?: string,
): EditableApartmentItem {
  const notes = apartment.internalNotes.trim()
  const isLong = notes.length > maxNotesLength
  return {
    ...pick(apartment, [...apartmentItemFields, 'revision']),
    notes: isLong ? `${notes.slice(0, maxNotesLength)}…` : notes,
    ...(runningId && { runningId }),
  }
}
