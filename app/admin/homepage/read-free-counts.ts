import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { availabilityByType } from '../../../domain/availability.ts'
import type { FreeCounts } from '../../hero/availability-strip.tsx'

/** What the home page says of what is free. */
export async function readFreeCounts(db: Database): Promise<FreeCounts> {
  const [apartments, freeParking] = await Promise.all([
    listApartmentItems(db, { status: 'available' }),
    countParkingSpots(db, { status: 'available' }),
  ])
  return { availability: availabilityByType(apartments), freeParking }
}
