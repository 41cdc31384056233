import { listApartmentItems } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { listEnquirySubjects } from '../../backend/data/enquiries/enquiry-subjects.ts'
import type { Collection } from '../../backend/data/schema.ts'
import type { Backend } from '../../backend/open.ts'
import { maxEuros, maxSquareMetres } from '../../domain/apartment/apartment-filters.ts'
import { canonicalMaxPrice, canonicalMinArea } from '../../domain/apartment/canonical-amounts.ts'
import { amountFilter } from '../../domain/lists/amount-filter.ts'
import type { PageUrl } from './page-url.ts'

/** Of the parameters of a route that may have any value of a kind. */
interface ParameterRule {
  /** What has to be known for it: read once for each version of these collections. */
  reads: readonly Collection[]
  read(db: Database): Promise<Known>
  /** The value that others write who get the same page; nothing where it means nothing. */
  same(name: string, value: string, known: Known): string | undefined
  /** Whether the page shows the value as it is, and says that it cannot be read. */
  isUnreadable?(name: string, value: string): boolean
}

interface Known {
  ids?: ReadonlySet<string>
  prices?: number[]
  areas?: number[]
}

/** Beyond the last photo the last one is shown, and nobody has so many. */
const maxPhotos = '99'

const parameterRules: Record<string, ParameterRule> = {
  '/apartments': {
    reads: ['apartments'],
    async read(db) {
      const apartments = await listApartmentItems(db)
      // A hidden price is not known to be below anything.
      const prices = apartments.flatMap(({ price }) => (price && price > 0 ? price : []))
      return { prices: [...new Set(prices)], areas: [...new Set(apartments.map(({ area }) => area))] }
    },
    same: (name, value, { prices = [], areas = [] }) =>
      name === 'maxPrice' ? canonicalMaxPrice(value, prices) : canonicalMinArea(value, areas),
    isUnreadable: (name, value) =>
      (name === 'maxPrice'
        ? amountFilter(value, 'amount', maxEuros)
        : amountFilter(value, 'area', maxSquareMetres)) === undefined,
  },
  '/apartments/:id': {
    reads: [],
    read: async () => ({}),
    same: (_, value) => (value.length > maxPhotos.length ? maxPhotos : value),
  },
  '/navigator/:entrance/:floor': {
    reads: ['apartments'],
    read: async (db) => ({ ids: new Set((await listApartmentItems(db)).map(({ id }) => id)) }),
    same: (_, value, { ids }) => (ids?.has(value) ? value : undefined),
  },
  '/contact': {
    reads: ['parkingSpots', 'stores'],
    read: async (db) => ({ ids: new Set((await listEnquirySubjects(db)).map(({ id }) => id)) }),
    same: (_, value, { ids }) => (ids?.has(value) ? value : undefined),
  },
}

/**
 * Which of all the URLs that show the same page it is cached under: values that a page cannot tell apart have no end,
 * and whoever counts through them would have it rendered for each.
 */
export function createCanonicalParameters({ db, versions }: Backend) {
  const cache = new Map<string, { version: string; known: Promise<Known> }>()

  async function know(pattern: string, { reads, read }: ParameterRule): Promise<Known> {
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
    const meaning = parameterRules[pattern]
    const at = pageUrl.url.indexOf('?')
    if (!meaning || at < 0) return pageUrl
    const query = new URLSearchParams(pageUrl.url.slice(at))
    const names = endless(pageUrl).filter((name) => query.has(name))
    if (names.length === 0) return pageUrl
    // Where it cannot be read, the page will say so.
    const known = await know(pattern, meaning).catch(() => undefined)
    if (!known) return pageUrl
    let isEndless = false
    for (const name of names) {
      isEndless ||= meaning.isUnreadable?.(name, query.get(name) ?? '') ?? false
      const same = meaning.same(name, query.get(name) ?? '', known)
      if (same === undefined) query.delete(name)
      else query.set(name, same)
    }
    const path = pageUrl.url.slice(0, at)
    return { ...pageUrl, url: query.size > 0 ? `${path}?${query}` : path, isEndless }
  }
}

/** The parameters whose values have no end. */
function endless({ route: { query } }: PageUrl): string[] {
  return Object.entries(query).flatMap(([name, values]) => (values instanceof RegExp ? name : []))
}
