import { parkingSpotName } from '../../domain/parking/parking-spot-name.ts'
import type { Database } from './database.ts'
import { listParkingSpots } from './parking-spots.ts'
import { listStores } from './stores.ts'

/** A parking spot or a store, as an enquiry names it. */
export interface Askable {
  id: string
  name: string
  /** The level of a parking spot; a store has none. */
  level: number | undefined
  isSold: boolean
}

/** All that an enquiry can be about besides apartments: first the parking spots, by level and number. */
export async function listAskables(db: Database): Promise<Askable[]> {
  const [spots, stores] = await Promise.all([listParkingSpots(db), listStores(db)])
  return [
    ...spots.map((spot) => ({
      id: spot.id,
      name: parkingSpotName(spot),
      level: spot.floor,
      isSold: spot.status === 'sold',
    })),
    ...stores.map(({ id, title }) => ({ id, name: title, level: undefined, isSold: false })),
  ]
}
