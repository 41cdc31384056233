import { forBuilding } from '../../../domain/building/building.ts'
import { apartmentServerCollection } from '../apartments/apartment-collection.server.ts'
import { parkingServerCollection } from '../parking/parking-collection.server.ts'

/** Both collections of units, by the last part of their lists' URLs, which bulk changes and imports send. */
export const units = forBuilding((building) => ({
  apartments: apartmentServerCollection(building),
  parking: parkingServerCollection(building),
}))
