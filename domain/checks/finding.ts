import type { Apartment } from '../apartment/apartment.ts'
import type { Entrance } from '../building.ts'

/** How a finding names an apartment. */
export type NamedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>

/** What the statistics strip of the home page counts and the sales team keeps. */
export type Counted = 'apartments' | 'parkingSpots' | 'commercialUnits'

/** Something about the building that is missing or contradicts itself. */
export type Finding =
  | { kind: ApartmentCheck; apartment: NamedApartment }
  | { kind: OutlineCheck; apartment: NamedApartment; floor: number }
  | { kind: 'plan'; entrance: Entrance; floor: number; apartments: number }
  | { kind: 'count'; what: Counted; stored: number; stated: number }

type ApartmentCheck = 'number' | 'areas' | 'price' | 'photo' | 'brochure'
type OutlineCheck = 'outline' | 'secondOutline'

export type Check = Finding['kind']

/** What visitors are misled by comes first; the last two would only be nice to have. */
export const checks = [
  'number',
  'areas',
  'price',
  'plan',
  'outline',
  'secondOutline',
  'count',
  'photo',
  'brochure',
] as const satisfies readonly Check[]

/** Findings that are no fault. */
export const softChecks: readonly Check[] = ['photo', 'brochure']
