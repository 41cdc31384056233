import type { PublicApartment } from './apartment/apartment.ts'
import type { ApartmentType, Building } from './building/building.ts'

export interface Availability {
  type: ApartmentType
  free: number
  fromPrice: number | undefined
}

export function availabilityByType(
  building: Building,
  apartments: Pick<PublicApartment, 'type' | 'status' | 'price'>[],
): Availability[] {
  const free = apartments.filter(({ status }) => status === 'available')
  return building.apartmentTypes.flatMap(({ key: type }) => {
    const ofType = free.filter((apartment) => apartment.type === type)
    return ofType.length === 0 ? [] : [{ type, free: ofType.length, fromPrice: lowestPrice(ofType) }]
  })
}

export function lowestPrice(apartments: { price: number }[]): number | undefined {
  const shown = apartments.map(({ price }) => price).filter((price) => price > 0)
  return shown.length === 0 ? undefined : Math.min(...shown)
}
