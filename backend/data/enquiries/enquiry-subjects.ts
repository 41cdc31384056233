import { parkingLevelName } from '../../../domain/building.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { parkingSpotName } from '../../../domain/parking/parking-spot-name.ts'
import type { Database } from '../database.ts'
import { listParkingSpots } from '../parking-spots.ts'
import { listStores } from '../stores.ts'

/** A parking spot or a store, as an enquiry names it. */
export interface EnquirySubject {
  id: string
  name: string
  /** The level of a parking spot; a store has none. */
  level: number | undefined
  isSold: boolean
}

/** All that an enquiry can be about besides apartments: first the parking spots, by level and number. */
export async function listEnquirySubjects(db: Database): Promise<EnquirySubject[]> {
  const [spots, stores] = await Promise.all([listParkingSpots(db), listStores(db)])
  const names = spots.map(parkingSpotName)
  const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return [
    ...spots.map((spot, index) => ({
      id: spot.id,
      // Numbers may be given twice, on two levels.
      name: nameOf(spot, isAlone(names[index] ?? '')),
      level: spot.floor,
      isSold: spot.status === 'sold',
    })),
    ...stores.map(({ id, title }) => ({ id, name: title, level: undefined, isSold: false })),
  ]
}

function nameOf(spot: PublicParkingSpot, isAlone: boolean): string {
  const name = parkingSpotName(spot)
  return isAlone ? name : `${name} (${parkingLevelName(spot.floor)})`
}
