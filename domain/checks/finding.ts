import type { Apartment } from '../apartment/apartment.ts'
import type { CountedRecords, Entrance } from '../building/building.ts'

export interface FoundCheck {
  kind: Check
  count: number
  first: Finding[]
}

const maxFindings = 150

/**
 * The checks that have found something, in the order of `checks`. The findings of each check are limited,
 * because a building without photos has one for every apartment.
 */
export function foundChecks(findings: readonly Finding[]): FoundCheck[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return checks.flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, count: found.length, first: found.slice(0, maxFindings) }] : []
  })
}

export type NamedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>

/** A unit as the form that records its sale names it in its URL. */
export type SoldUnit =
  | { saleOf: 'apartment'; apartment: NamedApartment }
  | { saleOf: 'spot'; id: string; number: string }
  | { saleOf: 'store'; id: string; title: string }

export type Finding =
  | { kind: 'sale'; unit: SoldUnit }
  | { kind: ApartmentCheck; apartment: NamedApartment }
  | { kind: OutlineCheck; apartment: NamedApartment; floor: number }
  | { kind: PlanCheck; entrance: Entrance; floor: number }
  | { kind: 'plan'; entrance: Entrance; floor: number; apartments: number }
  | { kind: 'count'; what: CountedRecords; stored: number; stated: number }

type ApartmentCheck = 'number' | 'areas' | 'price' | 'photo' | 'brochure'
type OutlineCheck = 'outline' | 'secondOutline' | 'size'
/** Faults of what is drawn on a plan. */
type PlanCheck = 'review' | 'overlap' | 'outside'

export type Check = Finding['kind']

/** In order of urgency: what misleads visitors comes first, what would only be nice to have comes last. */
export const checks = [
  'sale',
  'number',
  'areas',
  'price',
  'plan',
  'outline',
  'secondOutline',
  'review',
  'size',
  'overlap',
  'outside',
  'count',
  'photo',
  'brochure',
] as const satisfies readonly Check[]

export const softChecks: readonly Check[] = ['photo', 'brochure']
