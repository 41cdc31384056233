import { type Entrance, entrances, floors } from '../building.ts'
import { amountFilter } from '../lists/amount-filter.ts'
import { choice, numberChoice } from '../lists/query.ts'
import { type Status, statuses } from '../status.ts'
import { type ApartmentType, apartmentTypes } from './apartment-type.ts'

/** What a list of apartments is narrowed to; an undefined field means all. */
export interface ApartmentFilters {
  entrance?: Entrance | undefined
  floor?: number | undefined
  type?: ApartmentType | undefined
  status?: Status | undefined
  /** In euro; a hidden price is not known to be below it. */
  maxPrice?: number | undefined
  /** Of the total area, in square metres. */
  minArea?: number | undefined
  /** Free ones alone, whatever else is selected. */
  available?: true | undefined
}

export const maxEuros = 100_000_000
export const maxSquareMetres = 100_000

/** What a URL may say of each. Amounts are what people type: same-amounts.ts says which mean the same. */
export const apartmentFilterChoices: Record<keyof ApartmentFilters, readonly string[] | RegExp> = {
  entrance: entrances,
  floor: floors.map(String),
  type: apartmentTypes,
  status: statuses,
  maxPrice: /\S/,
  minArea: /\S/,
  available: ['1'],
}

export function parseApartmentFilters(query: URLSearchParams): ApartmentFilters {
  return {
    entrance: choice(entrances, query.get('entrance')),
    floor: numberChoice(floors, query.get('floor')),
    type: choice(apartmentTypes, query.get('type')),
    status: choice(statuses, query.get('status')),
    maxPrice: amountFilter(query.get('maxPrice'), 'amount', maxEuros),
    minArea: amountFilter(query.get('minArea'), 'area', maxSquareMetres),
    available: query.get('available') === '1' ? true : undefined,
  }
}

/** Which filters of a URL say something that no list can be narrowed to, or two things; an empty one says nothing. */
export function unreadFilters(query: URLSearchParams): string[] {
  return Object.entries(parseApartmentFilters(query))
    .filter(([name, value]) => (value === undefined && query.get(name)) || query.getAll(name).length > 1)
    .map(([name]) => name)
}

export function hasApartmentFilters(filters: ApartmentFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
