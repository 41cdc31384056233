import type { PublicApartment } from '../apartment/apartment.ts'
import { apartmentTypeLabels } from '../apartment/apartment-type.ts'
import { exposureLabels } from '../apartment/exposure.ts'
import { entranceLetters } from '../building.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import { isHiddenPrice } from '../formats/money.ts'

/** An available apartment as portals read it; docs/feeds.md describes each field. */
export interface FeedApartment {
  id: string
  url: string
  updated: string
  /** Street and town, from the settings. */
  address?: string
  number: string
  entrance: string
  floor: number
  secondFloor?: number
  type: string
  typeName: string
  /** As Bulgarians count: the living room is a room, but no bedroom. */
  rooms: number
  bedrooms: number
  netArea?: number
  area: number
  exposure: string
  exposureName: string
  terrace: boolean
  /** In euros; left out if the price is hidden. */
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
  /** The last change of any of the apartments. */
  updated?: string
  homes: FeedApartment[]
}

export interface FeedSources {
  origin: string
  address: string
  plans: readonly Pick<FloorPlan, 'imageUrl' | 'outlines'>[]
}

/** Lists every field, so that a field added to apartments is not published by accident. */
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

/** Portals hardly show an apartment without an image, so one without photos gets the plans of its floors. */
function imagesOf({ id, images, mainImage }: PublicApartment, plans: FeedSources['plans']): string[] {
  if (images.length === 0)
    return plans
      .filter(({ outlines }) => outlines.some(({ apartmentId }) => apartmentId === id))
      .map(({ imageUrl }) => imageUrl)
  return [...images.filter((url) => url === mainImage), ...images.filter((url) => url !== mainImage)]
}
