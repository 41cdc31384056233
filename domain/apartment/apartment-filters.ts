import { apartmentTypeName } from '../building/apartment-type.ts'
import {
  type ApartmentType,
  type Building,
  type Entrance,
  entranceIds,
  entranceLetter,
  floorsOf,
} from '../building/building.ts'
import type { Exposure } from '../building/exposure.ts'
import { type NumberKind, readNumber } from '../formats/read-number.ts'
import { choice, numberChoice } from '../lists/query.ts'
import { isInNotes, normalizeSearchText, searchTokens } from '../lists/search-tokens.ts'
import { type Sort, sortBy } from '../lists/sort.ts'
import { ordersOf, type SortedNames, sortedNames, type ValuesOf } from '../record/field-table.ts'
import { type Status, statuses } from '../status.ts'
import { compareApartments } from './apartment.ts'
import { type ApartmentFields, apartmentFieldKinds, apartmentFields } from './apartment-fields.ts'

/** What a list of apartments is narrowed to; an undefined field means all. */
export interface ApartmentFilters {
  entrance?: Entrance | undefined
  floor?: number | undefined
  type?: ApartmentType | undefined
  status?: Status | undefined
  /** In euros. Apartments with a hidden price do not match. */
  maxPrice?: number | undefined
  /** Of the total area, in square metres. */
  minArea?: number | undefined
  /** Only available apartments. This applies in addition to all other filters. */
  available?: true | undefined
}

/** Which apartments are read: published ones and drafts, drafts only, or published ones only. */
export type Drafts = 'with' | 'only' | 'none'

/** What the admin's list is narrowed to. Filters of public URLs never select drafts. */
export interface AdminApartmentFilters extends ApartmentFilters {
  drafts?: Drafts | undefined
}

export const maxEuros = 100_000_000
export const maxSquareMetres = 100_000

/**
 * The values that each parameter of a URL may have. Where several values of a parameter give the same page, the
 * server replaces them by one (server/pages/canonical-parameters.ts).
 */
export const apartmentFilterChoices: Record<keyof ApartmentFilters, readonly string[] | RegExp> = {
  entrance: /^[\w-]{1,20}$/,
  floor: /^-?\d{1,3}$/,
  type: /^[\w-]{1,40}$/,
  status: statuses,
  maxPrice: /\S/,
  minArea: /\S/,
  available: ['1'],
}

export function parseApartmentFilters(building: Building, query: URLSearchParams): ApartmentFilters {
  return {
    entrance: choice(entranceIds(building), query.get('entrance')),
    floor: numberChoice(floorsOf(building), query.get('floor')),
    type: choice(
      building.apartmentTypes.map(({ key }) => key),
      query.get('type'),
    ),
    status: choice(statuses, query.get('status')),
    maxPrice: amountFilter(query.get('maxPrice'), 'amount', maxEuros),
    minArea: amountFilter(query.get('minArea'), 'area', maxSquareMetres),
    available: query.get('available') === '1' ? true : undefined,
  }
}

export function parseAdminApartmentFilters(
  building: Building,
  query: URLSearchParams,
): AdminApartmentFilters {
  return {
    ...parseApartmentFilters(building, query),
    drafts: choice(['only', 'none'] as const, query.get('drafts')),
  }
}

/** The names of filters that have an unknown value or occur twice in a URL. An empty value is no filter. */
export function unreadFilters(building: Building, query: URLSearchParams): string[] {
  return Object.entries(parseApartmentFilters(building, query))
    .filter(([name, value]) => (value === undefined && query.get(name)) || query.getAll(name).length > 1)
    .map(([name]) => name)
}

export function hasApartmentFilters(filters: ApartmentFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/**
 * The amount that was typed into a filter. Undefined for a text that is no amount, for 0, and for more than
 * `most`.
 */
export function amountFilter(value: string | null, kind: NumberKind, most: number): number | undefined {
  const amount = readNumber(value ?? '', kind)
  return amount !== undefined && amount > 0 && amount <= most ? amount : undefined
}

/**
 * The query of the same list at another URL, with only the filters that were understood. Begins with `?`, or is
 * empty.
 */
export function apartmentListQuery(filters: ApartmentFilters, sort: Sort<string> | undefined): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, value === true ? '1' : String(value))
  if (sort) query.set('sort', sort.key)
  if (sort?.descending) query.set('dir', 'desc')
  return query.size > 0 ? `?${query}` : ''
}

interface Searched {
  number: string
  entrance: Entrance
  type: ApartmentType
  exposure: Exposure
  status: Status
  internalNotes: string
}

/** How people call the options that they search for. */
interface OptionNames {
  exposure: Readonly<Record<Exposure, string>>
  apartmentStatus: Readonly<Record<Status, string>>
}

const introducing = ['ап', 'апартамент', 'вх', 'вход']

/**
 * Whether every token is found: a number or „А12“ by its beginning, „Б“ as the entrance, type, exposure and status
 * by the beginning of their labels, and notes anywhere.
 */
export function matchesApartment(
  names: OptionNames,
  building: Building,
  apartment: Searched,
  typed: string,
): boolean {
  const { entrance, type, exposure, status } = apartment
  const letter = normalizeSearchText(entranceLetter(building, entrance))
  const number = normalizeSearchText(apartment.number)
  const labels = [apartmentTypeName(building, type), names.exposure[exposure], names.apartmentStatus[status]]
  const beginnings = [number, letter + number, ...normalizeSearchText(labels.join(' ')).split(' ')]
  return searchTokens(typed, introducing).every(
    (word) =>
      word === letter ||
      beginnings.some((text) => text.startsWith(word)) ||
      isInNotes(word, apartment.internalNotes),
  )
}

export const apartmentSortKeys = sortedNames(apartmentFieldKinds)
export type ApartmentSortKey = SortedNames<ApartmentFields>

type Sortable = Pick<ValuesOf<ApartmentFields>, ApartmentSortKey> & { entrance: Entrance }

export function sortApartments<T extends Sortable>(
  building: Building,
  apartments: T[],
  sort: Sort<ApartmentSortKey> | undefined,
): T[] {
  return sortBy(apartments, sort, ordersOf(apartmentFields(building)), compareApartments(building))
}
