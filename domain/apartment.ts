import type { ApartmentValues } from './apartment-schema.ts'
import type { Entrance } from './building.ts'
import type { Stored } from './field.ts'

export type { ApartmentValues } from './apartment-schema.ts'

export const apartmentTypes = [
  'studio',
  '1-bedroom',
  '2-bedroom',
  '2-bedroom-maisonette',
  '3-bedroom',
  '3-bedroom-maisonette',
  '4-bedroom-maisonette',
] as const
export type ApartmentType = (typeof apartmentTypes)[number]

export const apartmentTypeLabels: Record<ApartmentType, string> = {
  studio: 'Студио',
  '1-bedroom': 'Едностаен',
  '2-bedroom': 'Двустаен',
  '2-bedroom-maisonette': 'Двустаен мезонет',
  '3-bedroom': 'Тристаен',
  '3-bedroom-maisonette': 'Тристаен мезонет',
  '4-bedroom-maisonette': 'Четиристаен мезонет',
}

export const exposures = [
  'north',
  'south',
  'east',
  'west',
  'northeast',
  'northwest',
  'southeast',
  'southwest',
] as const
export type Exposure = (typeof exposures)[number]

export const exposureLabels: Record<Exposure, string> = {
  north: 'Север',
  south: 'Юг',
  east: 'Изток',
  west: 'Запад',
  northeast: 'Североизток',
  northwest: 'Северозапад',
  southeast: 'Югоизток',
  southwest: 'Югозапад',
}

export function isMaisonette(type: ApartmentType): boolean {
  return type.endsWith('-maisonette')
}

/** A maisonette continues on the floor above; any other home has no second floor. */
export function secondaryFloorFor(type: ApartmentType, floor: number): number | null {
  return isMaisonette(type) ? floor + 1 : null
}

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

const byNumericParts = new Intl.Collator('bg', { numeric: true })

export function compareNumbers(a: string, b: string): number {
  return byNumericParts.compare(a, b)
}
