import type { PublicApartment } from '../apartment/apartment.ts'
import { apartmentColumns, type FeedValue } from '../apartment/apartment-columns.ts'
import type { Building } from '../building/building.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import type { Language } from '../language.ts'

/** An available apartment as portals read it; docs/feeds.md describes each field. */
export interface FeedApartment {
  id: string
  url: string
  updated: string
  pictures: string[]
  texts: FeedTexts
  /** `address`, `brochure`, and all fields that `apartmentColumns` has for the feed. */
  [name: string]: FeedValue | FeedTexts
}

/** An apartment in one language, with the URLs of its page and of its PDF in that language. */
export interface FeedText {
  url: string
  title: string
  typeName: string
  exposureName: string
  statusName: string
  brochure: string
}

/** By the languages that visitors can select. */
export type FeedTexts = Partial<Record<Language, FeedText>>

export interface Feed {
  name: string
  url: string
  currency: 'EUR'
  updated?: string
  homes: FeedApartment[]
}

export interface FeedSources {
  building: Building
  origin: string
  address: string
  plans: readonly Pick<FloorPlan, 'imageUrl' | 'outlines'>[]
  textsOf(apartment: PublicApartment): FeedTexts
}

/**
 * These fields come first, in the order that portals know; other fields follow in the order of
 * `apartmentColumns`.
 */
const firstNames = [
  'number',
  'entrance',
  'floor',
  'secondFloor',
  'type',
  'typeName',
  'rooms',
  'bedrooms',
  'netArea',
  'area',
]

export function toFeedApartment(
  apartment: PublicApartment,
  { building, origin, address, plans, textsOf }: FeedSources,
): FeedApartment {
  const { id, brochureUrl } = apartment
  return {
    id,
    url: `${origin}/apartments/${id}`,
    updated: apartment.updatedAt,
    ...(address !== '' && { address }),
    ...feedFields(building, apartment),
    pictures: imagesOf(apartment, plans).map((url) => origin + url),
    brochure: origin + (brochureUrl ?? `/apartments/${id}/card.pdf`),
    texts: textsOf(apartment),
  }
}

function feedFields(building: Building, apartment: PublicApartment): Record<string, FeedValue> {
  const entries = Object.values(apartmentColumns(building))
    .flatMap(({ feed }) => Object.entries(feed?.(apartment) ?? {}))
    .flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, value] as const]))
  const isFirst = ([name]: readonly [string, FeedValue]) => firstNames.includes(name)
  const first = entries.filter(isFirst).toSorted(([a], [b]) => firstNames.indexOf(a) - firstNames.indexOf(b))
  return Object.fromEntries([...first, ...entries.filter((entry) => !isFirst(entry))])
}

export function feedOf(name: string, sources: FeedSources, free: readonly PublicApartment[]): Feed {
  const homes = free.map((apartment) => toFeedApartment(apartment, sources))
  const updated = homes
    .map((apartment) => apartment.updated)
    .sort()
    .at(-1)
  return { name, url: sources.origin, currency: 'EUR', ...(updated && { updated }), homes }
}

/**
 * The photos of an apartment, the main one first. Portals reject or hide listings without an image, so an
 * apartment without photos gets the plans of its floors.
 */
function imagesOf({ id, images, mainImage }: PublicApartment, plans: FeedSources['plans']): string[] {
  if (images.length === 0)
    return plans
      .filter(({ outlines }) => outlines.some(({ apartmentId }) => apartmentId === id))
      .map(({ imageUrl }) => imageUrl)
  return [...images.filter((url) => url === mainImage), ...images.filter((url) => url !== mainImage)]
}
