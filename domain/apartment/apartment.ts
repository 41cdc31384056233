import { type Entrance, forBuilding } from '../building/building.ts'
import { compareEntrances } from '../building/entrance-order.ts'
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

interface Numbered {
  entrance: Entrance
  number: string
}

/** Sorts by entrance in the building's order, then by number as people count: 2 before 10. */
export const compareApartments = forBuilding((building) => {
  const byEntrance = compareEntrances(building)
  return (a: Numbered, b: Numbered): number =>
    byEntrance(a.entrance, b.entrance) || compareNumbers(a.number, b.number)
})
