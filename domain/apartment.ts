import type { ApartmentValues } from './apartment-schema.ts'
import type { Entrance } from './building.ts'
import { compareNumbers } from './compare-numbers.ts'
import type { Stored } from './field.ts'

export type { ApartmentValues } from './apartment-schema.ts'

export {
  type ApartmentType,
  apartmentTypeLabels,
  apartmentTypes,
  isMaisonette,
  secondaryFloorFor,
} from './apartment-type.ts'
export { compareNumbers } from './compare-numbers.ts'
export { type Exposure, exposureLabels, exposures } from './exposure.ts'

export interface Apartment extends ApartmentValues, Stored {
  images: string[]
  mainImage: string | null
  brochureUrl: string | null
  createdAt: string
  updatedAt: string
}

/** What a visitor may know of an apartment. */
export type PublicApartment = Omit<Apartment, 'internalNotes'>

export const newApartment: ApartmentValues = {
  number: '',
  entrance: '1',
  floor: 1,
  secondaryFloor: null,
  type: 'studio',
  exposure: 'south',
  rooms: 1,
  netArea: 0,
  area: 0,
  price: 0,
  status: 'available',
  description: '',
  hasTerrace: false,
  features: [],
  internalNotes: '',
}

/** "3", or "3 - 4" for a home on two floors. */
export function floorRange({ floor, secondaryFloor }: Pick<Apartment, 'floor' | 'secondaryFloor'>): string {
  return secondaryFloor === null ? String(floor) : `${floor} - ${secondaryFloor}`
}

/** Entrance first, then the number as people count: 2 before 10. */
export function compareApartments(
  a: { entrance: Entrance; number: string },
  b: { entrance: Entrance; number: string },
): number {
  return a.entrance.localeCompare(b.entrance) || compareNumbers(a.number, b.number)
}
