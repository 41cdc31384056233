import { listApartmentItems, reviseApartments } from '../../../backend/data/apartments.ts'
import { listParkingSpots, reviseParkingSpots } from '../../../backend/data/parking-spots.ts'

/** The lists whose rows are changed several at once, by the last part of their URLs. */
export const bulkCollections = {
  apartments: { collection: 'apartments', list: listApartmentItems, revise: reviseApartments },
  parking: { collection: 'parkingSpots', list: listParkingSpots, revise: reviseParkingSpots },
} as const
