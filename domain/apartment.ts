import { z } from 'zod'
import { type Entrance, entrances, firstFloor, lastFloor } from './building.ts'
import { amount, optionalText, requiredText, type Stored, squareMetres, wholeNumber } from './field.ts'
import { statusSchema } from './status.ts'

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

/** What the administrator fills in. */
export const apartmentSchema = z
  .object({
    number: requiredText('Въведете номер на апартамента', 20),
    entrance: z.enum(entrances, { error: 'Изберете вход' }),
    floor: wholeNumber('Изберете етаж', firstFloor, lastFloor),
    secondaryFloor: wholeNumber('Изберете втори етаж', firstFloor, lastFloor).nullable().default(null),
    type: z.enum(apartmentTypes, { error: 'Изберете тип' }),
    exposure: z.enum(exposures, { error: 'Изберете изложение' }),
    rooms: wholeNumber('Въведете брой стаи', 1, 50),
    netArea: squareMetres('Въведете чиста площ').default(0),
    area: squareMetres('Въведете обща площ'),
    price: amount('Въведете цена'),
    status: statusSchema,
    description: optionalText(10_000),
    hasTerrace: z.boolean().default(false),
    features: z.array(requiredText('Попълнете или премахнете реда', 200)).max(100).default([]),
    internalNotes: optionalText(10_000),
  })
  .superRefine(({ type, floor, secondaryFloor }, context) => {
    const expected = secondaryFloorFor(type, floor)
    if (expected !== null && expected > lastFloor) {
      const message = `Мезонетът заема и горния етаж: изберете етаж до ${lastFloor - 1}`
      context.addIssue({ code: 'custom', path: ['floor'], message })
    } else if (expected !== secondaryFloor) {
      const message =
        expected === null
          ? 'Само мезонетите имат втори етаж'
          : `Вторият етаж на мезонета трябва да е ${expected}: етажът над първия`
      context.addIssue({ code: 'custom', path: ['secondaryFloor'], message })
    }
  })

export type ApartmentValues = z.infer<typeof apartmentSchema>

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
