import type { ApartmentValues } from '../../domain/apartment/apartment.ts'
import type { ParkingSpotValues } from '../../domain/parking/parking.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoBuilding } from '../building.ts'

/** How an apartment was first offered. Later reservations, sales and price changes turn it into what it is now. */
export function firstOffer(
  { reservations, priceChanges, priceRise }: DemoBuilding,
  apartment: DemoApartment,
): ApartmentValues {
  const isToCome = reservations.some(({ apartmentKey }) => apartmentKey === apartment.key)
  const change = priceChanges.find(({ apartmentKey }) => apartmentKey === apartment.key)
  const rise = priceRise.apartmentKeys.includes(apartment.key) ? priceRise.euros : 0
  return {
    ...apartment.values,
    status: isToCome ? 'available' : apartment.values.status,
    price: change?.from ?? apartment.values.price - rise,
  }
}

export function firstOfferOfSpot({ reservations }: DemoBuilding, spot: ParkingSpotValues): ParkingSpotValues {
  const isToCome = reservations.some(({ spots }) => spots.includes(spot.number))
  return { ...spot, status: isToCome ? 'available' : spot.status }
}
