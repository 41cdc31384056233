import type { PublicApartment } from './apartment/apartment.ts'
import { type ApartmentType, apartmentTypes } from './building/apartment-type.ts'

export interface Availability {
  type: ApartmentType
  free: number
  fromPrice: number | undefined
}

export function availabilityByType(
  apartments: Pick<PublicApartment, 'type' | 'status' | 'price'>[],
): Availability[] {
  const free = apartments.filter(({ status }) => status === 'available')
  return apartmentTypes.flatMap((type) => {
    const ofType = free.filter((apartment) => apartment.type === type)
    return ofType.length === 0 ? [] : [{ type, free: ofType.length, fromPrice: lowestPrice(ofType) }]
  })
}

export function lowestPrice(apartments: { price: number }[]): number | undefined {
  const shown = apartments.map(({ price }) => price).filter((price) => price > 0)
  return shown.length === 0 ? undefined : Math.min(...shown)
}
