import type { PublicApartment } from '../apartment/apartment.ts'
import { apartmentTypeLabels } from '../apartment/apartment-type.ts'
import { exposureLabels } from '../apartment/exposure.ts'
import { entranceLetters } from '../building.ts'
import { isHiddenPrice } from '../formats/money.ts'

/** A free home as portals read it; docs/feeds.md describes each field. */
export interface FeedHome {
  id: string
  url: string
  updated: string
  number: string
  entrance: string
  floor: number
  secondFloor?: number
  type: string
  typeName: string
  rooms: number
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
  brochure?: string
}

export interface Feed {
  name: string
  url: string
  currency: 'EUR'
  /** When any of the homes last changed. */
  updated?: string
  homes: FeedHome[]
}

/** Written out field by field: what is added to an apartment one day does not leave the house by itself. */
export function toFeedHome(apartment: PublicApartment, origin: string): FeedHome {
  const { id, secondaryFloor, type, netArea, exposure, price, description, brochureUrl } = apartment
  return {
    id,
    url: `${origin}/apartments/${id}`,
    updated: apartment.updatedAt,
    number: apartment.number,
    entrance: entranceLetters[apartment.entrance],
    floor: apartment.floor,
    ...(secondaryFloor !== null && { secondFloor: secondaryFloor }),
    type,
    typeName: apartmentTypeLabels[type],
    rooms: apartment.rooms,
    ...(netArea > 0 && { netArea }),
    area: apartment.area,
    exposure,
    exposureName: exposureLabels[exposure],
    terrace: apartment.hasTerrace,
    ...(!isHiddenPrice(price) && { price }),
    ...(description !== '' && { description }),
    features: apartment.features,
    pictures: mainFirst(apartment).map((url) => origin + url),
    ...(brochureUrl !== null && { brochure: origin + brochureUrl }),
  }
}

export function feedOf(name: string, origin: string, free: readonly PublicApartment[]): Feed {
  const homes = free.map((apartment) => toFeedHome(apartment, origin))
  const updated = homes
    .map((home) => home.updated)
    .sort()
    .at(-1)
  return { name, url: origin, currency: 'EUR', ...(updated && { updated }), homes }
}

function mainFirst({ images, mainImage }: PublicApartment): string[] {
  return [...images.filter((url) => url === mainImage), ...images.filter((url) => url !== mainImage)]
}
