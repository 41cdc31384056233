import { listApartmentItems } from '../../backend/data/apartments.ts'
import { getBuilding } from '../../backend/data/building.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { listProgressEntries } from '../../backend/data/progress-entries.ts'
import { getCostSettings } from '../../backend/data/settings.ts'
import { listEnquirySubjects } from '../../backend/enquiries/enquiry-subjects.ts'
import { keepRead } from '../../backend/live/keep-read.ts'
import type { Backend } from '../../backend/open.ts'
import { type AmountFilter, amountFilters, readAmount } from '../../domain/apartment/apartment-filters.ts'
import { canonicalAmount } from '../../domain/apartment/canonical-amounts.ts'
import { apartmentFilterChoices } from '../../domain/apartment/filter-choices.ts'
import { entranceIds, floorsOf } from '../../domain/building/building.ts'
import { type CostDefaults, canonicalCost } from '../../domain/costs/cost-choice.ts'
import { isCostParameter } from '../../domain/costs/cost-parameters.ts'
import { showsCosts } from '../../domain/costs/cost-settings.ts'
import { parseIds } from '../../domain/favourites/favourites.ts'
import { maxAsked, maxCompared, maxFavourites } from '../../domain/favourites/limits.ts'
import { shownLevels } from '../../domain/parking/parking.ts'
import { type ParkingOffer, parkingOffers } from '../../domain/parking/parking-offers.ts'
import { diaryPages, onDiaryPage } from '../../domain/progress/diary-page.ts'
import type { PageUrl } from './page-url.ts'

/** Says which values lead to the same page, for parameters whose choices the route itself does not list. */
interface ParameterRule {
  /** What the values depend on. */
  known: ReturnType<typeof keepRead<Known>>
  /** Returns one value for all values that give the same page; undefined when the value changes nothing. */
  canonical(name: string, value: string, known: Known): string | undefined
  /**
   * Whether the values stay endlessly many even in canonical form, such as combinations of ids: pages with them are
   * rendered in the client's turn and never cached.
   */
  isEndless?(name: string): boolean
  /** Whether the value cannot be parsed, so that the page repeats it in a message. */
  isUnreadable?(name: string, value: string): boolean
}

interface Known {
  ids?: ReadonlySet<string>
  /** The values of parameters that have a list of choices in the building's record, by the parameter's name. */
  choices?: Readonly<Record<string, ReadonlySet<string>>>
  /** The amounts of all records, by the parameter that limits them. */
  amounts?: Readonly<Record<AmountFilter, number[]>>
  /** Absent where the company does not show what an apartment costs. */
  costs?: { defaults: CostDefaults; offers: ParkingOffer[] }
}

/** Replaces longer photo numbers: no apartment has 99 photos, and a too high number shows the last one. */
const maxPhotos = '99'

/** Of the filters of apartments, on every page that has them. */
const filterRule: ParameterRule = {
  known: keepRead(['apartments', 'building'], async (db) => {
    const [apartments, building] = await Promise.all([listApartmentItems(db), getBuilding(db)])
    // Apartments with a hidden price never match a price filter.
    const prices = [...new Set(apartments.flatMap(({ price }) => (price && price > 0 ? price : [])))]
    const areas = [...new Set(apartments.map(({ area }) => area))]
    const floors = new Set(floorsOf(building).map(String))
    return {
      ids: new Set(apartments.map(({ id }) => id)),
      amounts: { minPrice: prices, maxPrice: prices, minArea: areas, maxArea: areas },
      choices: {
        entrance: new Set(entranceIds(building)),
        floor: floors,
        minFloor: floors,
        maxFloor: floors,
        type: new Set(building.apartmentTypes.map(({ key }) => key)),
      },
    }
  }),
  canonical(name, value, known) {
    return isAmount(name)
      ? canonicalAmount(name, value, known.amounts?.[name] ?? [])
      : chosen(name, value, known)
  },
  isUnreadable: (name, value) => isAmount(name) && readAmount(name, value) === undefined,
}

const parameterRules: Record<string, ParameterRule> = {
  '/apartments': filterRule,
  '/navigator': filterRule,
  '/parking': {
    known: keepRead(['building', 'parkingSpots'], async (db) => {
      const levels = shownLevels(await getBuilding(db), await listParkingSpots(db))
      return { choices: { level: new Set(levels.map(String)) } }
    }),
    canonical: chosen,
  },
  '/apartments/:id': {
    known: keepRead(['parkingSpots', 'settings'], async (db) => {
      const [{ values }, spots] = await Promise.all([
        getCostSettings(db),
        listParkingSpots(db, { status: 'available' }),
      ])
      return showsCosts(values) ? { costs: { defaults: values, offers: parkingOffers(spots) } } : {}
    }),
    canonical(name, value, { costs }) {
      if (!isCostParameter(name)) return value.length > maxPhotos.length ? maxPhotos : value
      return costs && canonicalCost(name, value, costs.defaults, costs.offers)
    },
  },
  '/navigator/:entrance/:floor': {
    ...filterRule,
    canonical(name, value, known) {
      if (Object.hasOwn(apartmentFilterChoices, name)) return filterRule.canonical(name, value, known)
      return known.ids?.has(value) ? value : undefined
    },
  },
  '/progress': {
    known: keepRead(['progressEntries'], async (db) => ({
      choices: diaryChoices(await listProgressEntries(db)),
    })),
    canonical: chosen,
  },
  '/contact': {
    known: keepRead(['parkingSpots', 'stores'], async (db) => ({
      ids: new Set((await listEnquirySubjects(db)).map(({ id }) => id)),
    })),
    canonical: (name, value, { ids }) =>
      name === 'ids' ? listed(value, maxAsked) : ids?.has(value) ? value : undefined,
    isEndless: (name) => name === 'ids',
  },
  '/favourites': {
    known: keepRead([], async () => ({})),
    canonical: (name, value) => listed(value, name === 'compare' ? maxCompared : maxFavourites),
    isEndless: () => true,
  },
  '/compare': {
    known: keepRead([], async () => ({})),
    canonical: (_, value) => listed(value, maxCompared),
    isEndless: () => true,
  },
}

function isAmount(name: string): name is AmountFilter {
  return amountFilters.some((each) => each === name)
}

/** The pages after the first, and as many pictures as the page with the most has. */
function diaryChoices(entries: readonly { images: string[] }[]): Record<string, ReadonlySet<string>> {
  const pages = Array.from({ length: diaryPages(entries.length) }, (_, index) => index + 1)
  const counts = pages.map(
    (page) => onDiaryPage(entries, page).entries.flatMap(({ images }) => images).length,
  )
  const numbers = Array.from({ length: Math.max(0, ...counts) }, (_, index) => index + 1)
  return { page: new Set(pages.slice(1).map(String)), photo: new Set(numbers.map(String)) }
}

/** A value that the building does not have selects nothing, so the page is the one without it. */
function chosen(name: string, value: string, { choices }: Known): string | undefined {
  return choices?.[name]?.has(value) ? value : undefined
}

/** Ids that exist stay, and those that do not: the page says how many of them are gone. */
function listed(value: string, most: number): string | undefined {
  return parseIds(value, most).join(',') || undefined
}

export interface CanonicalParameters {
  /**
   * Replaces filter values that give the same list by one of them. Without this, a client that counts through
   * `maxPrice=1…` would have the same page rendered for every number.
   */
  canonicalize(pageUrl: PageUrl): Promise<PageUrl>
  /**
   * The same without waiting; undefined where what the values depend on has not been read since it changed. The caller
   * must have checked `versions.isFresh()`.
   */
  canonicalizeAtOnce(pageUrl: PageUrl): PageUrl | undefined
}

export function createCanonicalParameters(backend: Backend): CanonicalParameters {
  const canonicalUrls = new WeakMap<PageUrl, { known: Known; canonical: PageUrl }>()

  function canonicalFor(pageUrl: PageUrl, rule: ParameterRule, known: Known): PageUrl {
    const found = canonicalUrls.get(pageUrl)
    if (found?.known === known) return found.canonical
    const canonical = replaceValues(pageUrl, rule, known)
    canonicalUrls.set(pageUrl, { known, canonical })
    return canonical
  }

  return {
    async canonicalize(pageUrl) {
      const rule = findRule(pageUrl)
      if (!rule) return pageUrl
      // If the database is unavailable, the page is rendered for the URL as it is, and shows the error itself.
      const known = await rule.known.get(backend).catch(() => undefined)
      return known ? canonicalFor(pageUrl, rule, known) : pageUrl
    },
    canonicalizeAtOnce(pageUrl) {
      const rule = findRule(pageUrl)
      if (!rule) return pageUrl
      const known = rule.known.atOnce(backend)
      return known && canonicalFor(pageUrl, rule, known)
    },
  }
}

function findRule({ url, route }: PageUrl): ParameterRule | undefined {
  return url.includes('?') ? parameterRules[route.pattern] : undefined
}

function replaceValues(pageUrl: PageUrl, rule: ParameterRule, known: Known): PageUrl {
  const at = pageUrl.url.indexOf('?')
  const query = new URLSearchParams(pageUrl.url.slice(at))
  const names = endless(pageUrl).filter((name) => query.has(name))
  if (names.length === 0) return pageUrl
  let isUnboundedValue = false
  for (const name of names) {
    const given = query.getAll(name)
    isUnboundedValue ||= given.some((value) => rule.isUnreadable?.(name, value))
    const canonical = given.flatMap((value) => rule.canonical(name, value, known) ?? [])
    isUnboundedValue ||= canonical.length > 0 && (rule.isEndless?.(name) ?? false)
    query.delete(name)
    for (const value of canonical) query.append(name, value)
  }
  const path = pageUrl.url.slice(0, at)
  return { ...pageUrl, url: query.size > 0 ? `${path}?${query}` : path, isUnboundedValue }
}

/** The parameters whose values are limited by a pattern instead of a list, so that there are endlessly many. */
function endless({ route: { query } }: PageUrl): string[] {
  return Object.entries(query).flatMap(([name, values]) => (values instanceof RegExp ? name : []))
}
