import { pick } from '../lists/pick.ts'
import type { Apartment, PublicApartment } from './apartment.ts'
import { apartmentSortKeys } from './apartment-sort.ts'

/** What a row of a list shows. */
export const listedFields = ['id', ...apartmentSortKeys, 'secondaryFloor'] as const

/** A page carries its data twice, so it carries no more than it shows. */
export type ListedApartment = Pick<PublicApartment, (typeof listedFields)[number]>

/** In the back office a row is changed as well, and a save says which revision it is based on. */
export interface EditableApartment extends ListedApartment, Pick<PublicApartment, 'revision'> {
  /** The beginning of the internal notes. */
  notes: string
  /** The reservation that runs, whatever the status says. */
  runningId?: string | undefined
}

const longestNotes = 300

export function toEditable(
  apartment: ListedApartment & Pick<Apartment, 'revision' | 'internalNotes'>,
  runningId?: string,
): EditableApartment {
  const notes = apartment.internalNotes.trim()
  const isLong = notes.length > longestNotes
  return {
    ...pick(apartment, [...listedFields, 'revision']),
    notes: isLong ? `${notes.slice(0, longestNotes)}…` : notes,
    ...(runningId && { runningId }),
  }
}
