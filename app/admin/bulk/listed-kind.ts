import { listListedApartments, reviseApartments } from '../../../backend/data/apartments.ts'
import { listParkingSpots, reviseParkingSpots } from '../../../backend/data/parking-spots.ts'

/** The lists whose rows are changed several at once, by the last part of their URLs. */
export const listedKinds = {
  apartments: { collection: 'apartments', list: listListedApartments, revise: reviseApartments },
  parking: { collection: 'parkingSpots', list: listParkingSpots, revise: reviseParkingSpots },
} as const
