import { pick } from '../lists/pick.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { Apartment, PublicApartment } from './apartment.ts'

/** The fields that the columns of the lists read (text/public/apartment-columns.ts). Lists query and send no others. */
const listFields = [
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
] as const satisfies (keyof PublicApartment)[]

export const apartmentItemFields = ['id', ...listFields] as const

/**
 * An apartment as a row of a list. It has the fields that the columns need and no others, because a page
 * carries its rows twice, as HTML and as data.
 */
export type ApartmentListItem = Pick<PublicApartment, (typeof apartmentItemFields)[number]>

export interface EditableApartmentItem extends ApartmentListItem, Pick<PublicApartment, 'revision'> {
  /** The first 300 characters of the internal notes. */
  notes: string
  /** Present when visitors do not see the apartment yet. */
  isDraft?: true
  /** The running reservation of the apartment, else its sale. The status may be another one. */
  deal?: Pick<Reservation, 'id' | 'state'> | undefined
  /** How many visitors wait to be told of it; absent where nobody does. */
  waiting?: number | undefined
}

const maxNotesLength = 300

export function toEditableItem(
  apartment: ApartmentListItem & Pick<Apartment, 'revision' | 'internalNotes' | 'isDraft'>,
  { deal, waiting }: Pick<EditableApartmentItem, 'deal' | 'waiting'> = {},
): EditableApartmentItem {
  const notes = apartment.internalNotes.trim()
  const isLong = notes.length > maxNotesLength
  return {
    ...pick(apartment, [...apartmentItemFields, 'revision']),
    notes: isLong ? `${notes.slice(0, maxNotesLength)}…` : notes,
    ...(apartment.isDraft && { isDraft: true }),
    ...(deal && { deal }),
    ...(waiting && { waiting }),
  }
}
