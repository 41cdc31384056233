import { listApartmentItems } from '../../backend/data/apartments.ts'
import { getBuilding } from '../../backend/data/building.ts'
import type { Database } from '../../backend/data/database.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import type { Collection } from '../../backend/data/schema.ts'
import { listEnquirySubjects } from '../../backend/enquiries/enquiry-subjects.ts'
import type { Backend } from '../../backend/open.ts'
import { amountFilter, maxEuros, maxSquareMetres } from '../../domain/apartment/apartment-filters.ts'
import { canonicalMaxPrice, canonicalMinArea } from '../../domain/apartment/canonical-amounts.ts'
import { entranceIds, floorsOf } from '../../domain/building/building.ts'
import { shownLevels } from '../../domain/parking/parking.ts'
import type { PageUrl } from './page-url.ts'

/** Says which values lead to the same page, for parameters whose choices the route itself does not list. */
interface ParameterRule {
  /** The collections that `read` needs. It runs again when one of them has changed. */
  reads: readonly Collection[]
  read(db: Database): Promise<Known>
  /** Returns one value for all values that give the same page; undefined when the value changes nothing. */
  canonical(name: string, value: string, known: Known): string | undefined
  /** Whether the value cannot be parsed, so that the page repeats it in a message. */
  isUnreadable?(name: string, value: string): boolean
}

interface Known {
  ids?: ReadonlySet<string>
  /** The values of parameters that have a list of choices in the building's record, by the parameter's name. */
  choices?: Readonly<Record<string, ReadonlySet<string>>>
  prices?: number[]
  areas?: number[]
}

/** Replaces longer photo numbers: no apartment has 99 photos, and a too high number shows the last one. */
const maxPhotos = '99'

const parameterRules: Record<string, ParameterRule> = {
  '/apartments': {
    reads: ['apartments', 'building'],
    async read(db) {
      const [apartments, building] = await Promise.all([listApartmentItems(db), getBuilding(db)])
      // Apartments with a hidden price never match a price filter.
      const prices = apartments.flatMap(({ price }) => (price && price > 0 ? price : []))
      return {
        prices: [...new Set(prices)],
        areas: [...new Set(apartments.map(({ area }) => area))],
        choices: {
          entrance: new Set(entranceIds(building)),
          floor: new Set(floorsOf(building).map(String)),
          type: new Set(building.apartmentTypes.map(({ key }) => key)),
        },
      }
    },
    canonical(name, value, known) {
      if (name === 'maxPrice') return canonicalMaxPrice(value, known.prices ?? [])
      if (name === 'minArea') return canonicalMinArea(value, known.areas ?? [])
      return chosen(name, value, known)
    },
    isUnreadable(name, value) {
      if (name === 'maxPrice') return amountFilter(value, 'amount', maxEuros) === undefined
      return name === 'minArea' && amountFilter(value, 'area', maxSquareMetres) === undefined
    },
  },
  '/parking': {
    reads: ['building', 'parkingSpots'],
    async read(db) {
      const levels = shownLevels(await getBuilding(db), await listParkingSpots(db))
      return { choices: { level: new Set(levels.map(String)) } }
    },
    canonical: chosen,
  },
  '/apartments/:id': {
    reads: [],
    read: async () => ({}),
    canonical: (_, value) => (value.length > maxPhotos.length ? maxPhotos : value),
  },
  '/navigator/:entrance/:floor': {
    reads: ['apartments'],
    read: async (db) => ({ ids: new Set((await listApartmentItems(db)).map(({ id }) => id)) }),
    canonical: (_, value, { ids }) => (ids?.has(value) ? value : undefined),
  },
  '/contact': {
    reads: ['parkingSpots', 'stores'],
    read: async (db) => ({ ids: new Set((await listEnquirySubjects(db)).map(({ id }) => id)) }),
    canonical: (_, value, { ids }) => (ids?.has(value) ? value : undefined),
  },
}

/** A value that the building does not have selects nothing, so the page is the one without it. */
function chosen(name: string, value: string, { choices }: Known): string | undefined {
  return choices?.[name]?.has(value) ? value : undefined
}

/**
 * Replaces filter values that give the same list by one of them. Without this, a client that counts through
 * `maxPrice=1…` would have the same page rendered for every number.
 */
export function createCanonicalParameters({ db, versions }: Backend) {
  const cache = new Map<string, { version: string; known: Promise<Known> }>()

  async function readKnown(pattern: string, { reads, read }: ParameterRule): Promise<Known> {
    if (!versions.isFresh()) await versions.refresh()
    const version = reads.map((collection) => versions.known()[collection] ?? 0).join(' ')
    const found = cache.get(pattern)
    if (found?.version === version) return found.known
    const known = read(db)
    cache.set(pattern, { version, known })
    known.catch(() => cache.delete(pattern))
    return known
  }

  return async (pageUrl: PageUrl): Promise<PageUrl> => {
    const { pattern } = pageUrl.route
    const rule = parameterRules[pattern]
    const at = pageUrl.url.indexOf('?')
    if (!rule || at < 0) return pageUrl
    const query = new URLSearchParams(pageUrl.url.slice(at))
    const names = endless(pageUrl).filter((name) => query.has(name))
    if (names.length === 0) return pageUrl
    // If the database is unavailable, the page is rendered for the URL as it is, and shows the error itself.
    const known = await readKnown(pattern, rule).catch(() => undefined)
    if (!known) return pageUrl
    let isUnboundedValue = false
    for (const name of names) {
      isUnboundedValue ||= rule.isUnreadable?.(name, query.get(name) ?? '') ?? false
      const canonical = rule.canonical(name, query.get(name) ?? '', known)
      if (canonical === undefined) query.delete(name)
      else query.set(name, canonical)
    }
    const path = pageUrl.url.slice(0, at)
    return { ...pageUrl, url: query.size > 0 ? `${path}?${query}` : path, isUnboundedValue }
  }
}

/** The parameters whose values are limited by a pattern instead of a list, so that there are endlessly many. */
function endless({ route: { query } }: PageUrl): string[] {
  return Object.entries(query).flatMap(([name, values]) => (values instanceof RegExp ? name : []))
}
