import type { PublicApartment } from '../apartment/apartment.ts'
import { apartmentTypeName } from '../building/apartment-type.ts'
import { type Building, entranceLetter } from '../building/building.ts'
import type { Exposure } from '../building/exposure.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import { isHiddenPrice } from '../formats/money.ts'
import type { Language } from '../language.ts'

export type FeedValue = string | number | boolean | readonly string[]

/** An available apartment as portals read it; docs/feeds.md describes each field. */
export interface FeedApartment {
  id: string
  url: string
  updated: string
  pictures: string[]
  texts: FeedTexts
  /** `address`, `brochure`, and the values of `feedFields`. */
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
  /** Absent where nobody has translated it: the Bulgarian one is beside the texts. */
  description?: string
  /** Those that are translated. */
  features: string[]
}

/** By the languages that visitors can select. */
export type FeedTexts = Partial<Record<Language, FeedText>>

export interface Feed {
  name: string
  url: string
  currency: 'EUR'
  updated?: string
  /** Each is made when it is written. */
  homes: Iterable<FeedApartment>
}

export interface FeedSources {
  building: Building
  origin: string
  address: string
  plans: readonly Pick<FloorPlan, 'imageUrl' | 'outlines'>[]
  /** In Bulgarian, beside which the texts of all languages are. */
  exposureNames: Readonly<Record<Exposure, string>>
  textsOf(apartment: PublicApartment): FeedTexts
}

export function toFeedApartment(
  apartment: PublicApartment,
  { building, origin, address, plans, exposureNames, textsOf }: FeedSources,
): FeedApartment {
  const { id, brochureUrl } = apartment
  return {
    id,
    url: `${origin}/apartments/${id}`,
    updated: apartment.updatedAt,
    ...(address !== '' && { address }),
    ...feedFields(building, exposureNames, apartment),
    pictures: imagesOf(apartment, plans).map((url) => origin + url),
    brochure: origin + (brochureUrl ?? `/apartments/${id}/card.pdf`),
    texts: textsOf(apartment),
  }
}

/** The values by the names that portals read, in the order of docs/feeds.md. Empty ones are left out. */
function feedFields(
  building: Building,
  exposureNames: FeedSources['exposureNames'],
  apartment: PublicApartment,
): Record<string, FeedValue> {
  const { number, entrance, floor, secondaryFloor, type, rooms, netArea, area } = apartment
  const { exposure, hasTerrace, price, description, features } = apartment
  const values: Record<string, FeedValue | null | undefined> = {
    number,
    entrance: entranceLetter(building, entrance),
    floor,
    secondFloor: secondaryFloor,
    type,
    typeName: apartmentTypeName(building, type),
    rooms,
    // The living room is a room, but no bedroom.
    bedrooms: Math.max(rooms - 1, 0),
    netArea: netArea > 0 ? netArea : undefined,
    area,
    exposure,
    exposureName: exposureNames[exposure],
    terrace: hasTerrace,
    price: isHiddenPrice(price) ? undefined : price,
    description,
    features,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, value]])),
  )
}

export function feedOf(name: string, sources: FeedSources, free: readonly PublicApartment[]): Feed {
  const updated = free
    .map((apartment) => apartment.updatedAt)
    .sort()
    .at(-1)
  const homes = {
    *[Symbol.iterator]() {
      for (const apartment of free) yield toFeedApartment(apartment, sources)
    },
  }
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
