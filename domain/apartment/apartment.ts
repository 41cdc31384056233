import { type Entrance, forBuilding } from '../building/building.ts'
import { compareNumbers } from '../lists/compare.ts'
import { type HiddenNames, initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type ApartmentFields, apartmentFields } from './apartment-fields.ts'

export type ApartmentValues = ValuesOf<ApartmentFields>

export interface Apartment extends ApartmentValues, Stored {
  images: string[]
  mainImage: string | null
  brochureUrl: string | null
  createdAt: string
  updatedAt: string
}

export type PublicApartment = Omit<Apartment, HiddenNames<ApartmentFields>>

/** The values of a new apartment. */
export const newApartment = forBuilding(
  (building): ApartmentValues => initialValues(apartmentFields(building)),
)

/** Sorts by entrance, then by number as people count: 2 before 10. */
export function compareApartments(
  a: { entrance: Entrance; number: string },
  b: { entrance: Entrance; number: string },
): number {
  if (a.entrance !== b.entrance) return a.entrance < b.entrance ? -1 : 1
  return compareNumbers(a.number, b.number)
}
