import { reviseApartments } from '../../../backend/data/apartments.ts'
import { reviseParkingSpots } from '../../../backend/data/parking-spots.ts'

/** The lists whose rows are changed several at once, by the last part of their addresses. */
export const listedKinds = {
  apartments: { collection: 'apartments', revise: reviseApartments },
  parking: { collection: 'parkingSpots', revise: reviseParkingSpots },
} as const
