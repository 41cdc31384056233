import type { RouterContextProvider } from 'react-router'
import { countApartments } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { countParkingSpots } from '../../backend/data/parking-spots.ts'
import { countStores } from '../../backend/data/stores.ts'
import { countedRecords } from '../../domain/building/building.ts'
import { loadOptional } from '../public-page.ts'
import type { RecordCounts } from './building-figures.ts'

const count = { apartments: countApartments, parkingSpots: countParkingSpots, stores: countStores }

/** The number of records of each kind; a kind that could not be counted is absent. */
export async function countRecords(
  context: Readonly<RouterContextProvider>,
  db: Database,
): Promise<RecordCounts> {
  const counts: RecordCounts = {}
  for (const kind of countedRecords) {
    const counted = await loadOptional(context, count[kind](db))
    if (counted !== 'unread') counts[kind] = counted
  }
  return counts
}
