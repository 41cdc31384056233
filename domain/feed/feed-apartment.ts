import type { PublicApartment } from '../apartment/apartment.ts'
import { apartmentTypeLabels } from '../apartment/apartment-type.ts'
import { exposureLabels } from '../apartment/exposure.ts'
import { entranceLetters } from '../building.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import { isHiddenPrice } from '../formats/money.ts'

/** A free apartment as portals read it; docs/feeds.md describes each field. */
export interface FeedApartment {
  id: string
  url: string
  updated: string
  /** Street and town, as the settings have it. */
  address?: string
  number: string
  entrance: string
  floor: number
  secondFloor?: number
  type: string
  typeName: string
  /** The living room counts as a room, and is no bedroom. */
  rooms: number
  bedrooms: number
  netArea?: number
  area: number
  exposure: string
  exposureName: string
  terrace: boolean
  /** In euros; left out where the price is only told on request. */
  price?: number
  description?: string
  features: string[]
  pictures: string[]
  brochure: string
}

export interface Feed {
  name: string
  url: string
  currency: 'EUR'
  /** When any of the apartments last changed. */
  updated?: string
  homes: FeedApartment[]
}

/** What apartments do not say of themselves. */
export interface FeedSources {
  origin: string
  address: string
  plans: readonly Pick<FloorPlan, 'imageUrl' | 'outlines'>[]
}

/** Written out field by field: what is added to an apartment one day does not leave the house by itself. */
export function toFeedApartment(
  apartment: PublicApartment,
  { origin, address, plans }: FeedSources,
): FeedApartment {
  const { id, secondaryFloor, type, netArea, exposure, price, description, brochureUrl } = apartment
  return {
    id,
    url: `${origin}/apartments/${id}`,
    updated: apartment.updatedAt,
    ...(address !== '' && { address }),
    number: apartment.number,
    entrance: entranceLetters[apartment.entrance],
    floor: apartment.floor,
    ...(secondaryFloor !== null && { secondFloor: secondaryFloor }),
    type,
    typeName: apartmentTypeLabels[type],
    rooms: apartment.rooms,
    bedrooms: Math.max(apartment.rooms - 1, 0),
    ...(netArea > 0 && { netArea }),
    area: apartment.area,
    exposure,
    exposureName: exposureLabels[exposure],
    terrace: apartment.hasTerrace,
    ...(!isHiddenPrice(price) && { price }),
    ...(description !== '' && { description }),
    features: apartment.features,
    pictures: imagesOf(apartment, plans).map((url) => origin + url),
    brochure: origin + (brochureUrl ?? `/apartments/${id}/card.pdf`),
  }
}

export function feedOf(name: string, sources: FeedSources, free: readonly PublicApartment[]): Feed {
  const homes = free.map((apartment) => toFeedApartment(apartment, sources))
  const updated = homes
    .map((apartment) => apartment.updated)
    .sort()
    .at(-1)
  return { name, url: sources.origin, currency: 'EUR', ...(updated && { updated }), homes }
}

/** Portals hardly show an apartment without an image: one that has no photos is on the plans of its floors. */
function imagesOf({ id, images, mainImage }: PublicApartment, plans: FeedSources['plans']): string[] {
  if (images.length === 0)
    return plans
      .filter(({ outlines }) => outlines.some(({ apartmentId }) => apartmentId === id))
      .map(({ imageUrl }) => imageUrl)
  return [...images.filter((url) => url === mainImage), ...images.filter((url) => url !== mainImage)]
}
