import { apartmentTypeName } from '../building/apartment-type.ts'
import {
  type ApartmentType,
  type Building,
  type Entrance,
  entranceIds,
  entranceLetter,
  facesSea,
  floorsOf,
} from '../building/building.ts'
import { type Exposure, exposures } from '../building/exposure.ts'
import { type NumberKind, readNumber } from '../formats/read-number.ts'
import { pick } from '../lists/pick.ts'
import { choice, choices, numberChoice } from '../lists/query.ts'
import { isInNotes, normalizeSearchText, searchTokens } from '../lists/search-tokens.ts'
import { type Sort, sortBy } from '../lists/sort.ts'
import { pricePerMetre } from '../price-label.ts'
import { ordersOf, type SortedNames, sortedNames, type ValuesOf } from '../record/field-table.ts'
import { type Status, statuses } from '../status.ts'
import { compareApartments } from './apartment.ts'
import { type ApartmentFields, apartmentFieldKinds, apartmentFields } from './apartment-fields.ts'
import { navigatorFilters } from './filter-choices.ts'

/** What a list of apartments is narrowed to; an undefined field means all. Amounts include their bounds. */
export interface ApartmentFilters {
  entrance?: Entrance | undefined
  /** A maisonette matches by either of its floors; so it does with `minFloor` and `maxFloor`. */
  floor?: number | undefined
  /** Any of these types, in the building's order. */
  type?: readonly ApartmentType[] | undefined
  status?: Status | undefined
  /** In euros. Apartments with a hidden price do not match. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Of the total area, in square metres. */
  minArea?: number | undefined
  maxArea?: number | undefined
  minFloor?: number | undefined
  maxFloor?: number | undefined
  /** Any of these exposures. */
  exposure?: readonly Exposure[] | undefined
  /** Only apartments from which the sea is seen. */
  sea?: true | undefined
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

export function parseApartmentFilters(building: Building, query: URLSearchParams): ApartmentFilters {
  const floors = floorsOf(building)
  const types = building.apartmentTypes.map(({ key }) => key)
  const amount = (name: AmountFilter) => readAmount(name, query.get(name))
  const [minPrice, maxPrice] = ascending(amount('minPrice'), amount('maxPrice'))
  const [minArea, maxArea] = ascending(amount('minArea'), amount('maxArea'))
  const [minFloor, maxFloor] = ascending(
    numberChoice(floors, query.get('minFloor')),
    numberChoice(floors, query.get('maxFloor')),
  )
  return {
    entrance: choice(entranceIds(building), query.get('entrance')),
    floor: numberChoice(floors, query.get('floor')),
    type: choices(types, query.getAll('type')),
    status: choice(statuses, query.get('status')),
    minPrice,
    maxPrice,
    minArea,
    maxArea,
    minFloor,
    maxFloor,
    exposure: choices(exposures, query.getAll('exposure')),
    sea: query.get('sea') === '1' ? true : undefined,
    available: query.get('available') === '1' ? true : undefined,
  }
}

/** Where the two ends of a range were mixed up, they mean the range between them. */
function ascending<Value extends number | undefined>(from: Value, to: Value): [Value, Value] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}

export function parseNavigatorFilters(building: Building, query: URLSearchParams): ApartmentFilters {
  return pick(parseApartmentFilters(building, query), navigatorFilters)
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

/**
 * The names of filters of which a value is unknown, or that occur twice in a URL although they have one value only.
 * An empty value is no filter.
 */
export function unreadFilters(building: Building, query: URLSearchParams): string[] {
  return Object.entries(parseApartmentFilters(building, query))
    .filter(([name, value]) => {
      const given = query.getAll(name).filter(Boolean)
      const understood = Array.isArray(value) ? value.map(String) : undefined
      if (understood) return given.some((each) => !understood.includes(each))
      return value === undefined ? given.length > 0 : query.getAll(name).length > 1
    })
    .map(([name]) => name)
}

export function hasApartmentFilters(filters: ApartmentFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** Whether a list with these filters contains the apartment, with the price that it is shown with. */
export function matchesFilters(building: Building, apartment: Filtered, filters: ApartmentFilters): boolean {
  const { entrance, floor, secondaryFloor, type, exposure, status, price, area } = apartment
  const floors = secondaryFloor === null ? [floor] : [floor, secondaryFloor]
  const { minFloor, maxFloor, minPrice, maxPrice } = filters
  return (
    (filters.entrance === undefined || filters.entrance === entrance) &&
    (filters.floor === undefined || floors.includes(filters.floor)) &&
    (filters.type === undefined || filters.type.includes(type)) &&
    (filters.status === undefined || filters.status === status) &&
    ((minPrice === undefined && maxPrice === undefined) ||
      (price > 0 && isWithin(price, minPrice, maxPrice))) &&
    isWithin(area, filters.minArea, filters.maxArea) &&
    floors.some((each) => isWithin(each, minFloor, maxFloor)) &&
    (filters.exposure === undefined || filters.exposure.includes(exposure)) &&
    (!filters.sea || facesSea(building, exposure)) &&
    (!filters.available || status === 'available')
  )
}

type Filtered = Pick<
  ValuesOf<ApartmentFields>,
  'entrance' | 'floor' | 'secondaryFloor' | 'type' | 'exposure' | 'status' | 'price' | 'area'
>

function isWithin(value: number, least: number | undefined, most: number | undefined): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most)
}

/** The same filters without `sea`, which chooses exposures: those of the building that it leaves. */
export function withSeaAsExposures(
  building: Building,
  { sea, ...filters }: ApartmentFilters,
): ApartmentFilters {
  if (!sea) return filters
  return { ...filters, exposure: (filters.exposure ?? exposures).filter((each) => facesSea(building, each)) }
}

export const amountFilters = ['minPrice', 'maxPrice', 'minArea', 'maxArea'] as const
export type AmountFilter = (typeof amountFilters)[number]

export function readAmount(name: AmountFilter, value: string | null): number | undefined {
  return name.endsWith('Price')
    ? amountFilter(value, 'amount', maxEuros)
    : amountFilter(value, 'area', maxSquareMetres)
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
    for (const each of [value ?? []].flat()) query.append(name, each === true ? '1' : String(each))
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

export const apartmentSortKeys = [...sortedNames(apartmentFieldKinds), 'perMetre'] as const
export type ApartmentSortKey = (typeof apartmentSortKeys)[number]

type Sortable = Pick<ValuesOf<ApartmentFields>, SortedNames<ApartmentFields>> & { entrance: Entrance }

export function sortApartments<T extends Sortable>(
  building: Building,
  apartments: T[],
  sort: Sort<ApartmentSortKey> | undefined,
): T[] {
  const byNumber = compareApartments(building)
  if (!isSortedBy(sort, 'perMetre')) {
    const isField = sort as Sort<SortedNames<ApartmentFields>> | undefined
    return sortBy(apartments, isField, ordersOf(apartmentFields(building)), byNumber)
  }
  const priced = apartments.map((apartment) => ({ apartment, perMetre: pricePerMetre(apartment) ?? 0 }))
  const orders = {
    perMetre: { compare: (a: number, b: number) => a - b, isLast: (euros: number) => euros === 0 },
  }
  return sortBy(priced, sort, orders, (a, b) => byNumber(a.apartment, b.apartment)).map(
    ({ apartment }) => apartment,
  )
}

function isSortedBy<Key extends string>(sort: Sort<string> | undefined, key: Key): sort is Sort<Key> {
  return sort?.key === key
}

/** The list as visitors read it: without an order of their own, what they can buy comes before what is gone. */
export function sortForVisitors<T extends Sortable>(
  building: Building,
  apartments: T[],
  sort: Sort<ApartmentSortKey> | undefined,
): T[] {
  return sort ? sortApartments(building, apartments, sort) : freeFirst(apartments)
}

/** Keeps the order within the available ones, and within the others. */
export function freeFirst<T extends { status: Status }>(apartments: readonly T[]): T[] {
  const isGone = ({ status }: T) => Number(status !== 'available')
  return apartments.toSorted((a, b) => isGone(a) - isGone(b))
}
