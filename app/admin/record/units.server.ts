import { storedApartments } from '../apartments/apartment-collection.server.ts'
import { storedParkingSpots } from '../parking/parking-collection.server.ts'

/** Both collections of units, by the last part of their lists' URLs: bulk changes and imports say which one they mean. */
export const units = { apartments: storedApartments, parking: storedParkingSpots } as const
