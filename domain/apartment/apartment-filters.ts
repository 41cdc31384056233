import { type Entrance, entrances, floors } from '../building.ts'
import { amountFilter } from '../lists/amount-filter.ts'
import { choice, numberChoice } from '../lists/query.ts'
import { type Status, statuses } from '../status.ts'
import { type ApartmentType, apartmentTypes } from './apartment-type.ts'

/** What a list of apartments is filtered by. An absent filter matches all. */
export interface ApartmentFilters {
  entrance?: Entrance
  floor?: number
  type?: ApartmentType
  status?: Status
  /** In euros. Apartments with a hidden price do not match. */
  maxPrice?: number
  /** Compared with the total area, in square metres. */
  minArea?: number
  available?: true
}

export const maxEuros = 100_000_000
export const maxSquareMetres = 100_000

/**
 * The values that each parameter of a URL may have. Amounts are free text; canonical-amounts.ts maps those with the
 * same result to one.
 */
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

/** The filters of a URL that have an unknown value or stand there twice. An empty one is no filter. */
export function unreadFilters(query: URLSearchParams): string[] {
  return Object.entries(parseApartmentFilters(query))
    .filter(([name, value]) => (value === undefined && query.get(name)) || query.getAll(name).length > 1)
    .map(([name]) => name)
}

export function hasApartmentFilters(filters: ApartmentFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
