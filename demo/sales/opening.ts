import type { ApartmentValues } from '../../domain/apartment/apartment.ts'
import type { ParkingSpotValues } from '../../domain/parking/parking.ts'
import type { DemoBuilding } from '../building.ts'
import type { DemoApartment } from '../homes/apartments.ts'

/** How a home was first offered: what is reserved, sold or priced anew later becomes what it is now by that. */
export function firstOffer(
  { reservations, priceChanges, priceRise }: DemoBuilding,
  home: DemoApartment,
): ApartmentValues {
  const isToCome = reservations.some(({ apartmentKey }) => apartmentKey === home.key)
  const change = priceChanges.find(({ apartmentKey }) => apartmentKey === home.key)
  const rise = priceRise.apartmentKeys.includes(home.key) ? priceRise.euros : 0
  return {
    ...home.values,
    status: isToCome ? 'available' : home.values.status,
    price: change?.from ?? home.values.price - rise,
  }
}

export function firstOfferOfSpot({ reservations }: DemoBuilding, spot: ParkingSpotValues): ParkingSpotValues {
  const isToCome = reservations.some(({ spots }) => spots.includes(spot.number))
  return { ...spot, status: isToCome ? 'available' : spot.status }
}
