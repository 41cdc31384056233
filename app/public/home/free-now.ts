import type { RouterContextProvider } from 'react-router'
import { listListedApartments } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { type Availability, availabilityByType } from '../../../domain/availability.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { readPart } from '../read-part.ts'

export interface FreeNow {
  availability: Availability[]
  freeParking: number
}

/** What is free, or what to say where it cannot be read. */
export async function readFreeNow(
  context: Readonly<RouterContextProvider>,
  db: Database,
): Promise<FreeNow | string> {
  const [apartments, freeParking] = await Promise.all([
    readPart(context, listListedApartments(db, { status: 'available' })),
    readPart(context, countParkingSpots(db, { status: 'available' })),
  ])
  if (apartments === 'unread') return loadErrors.apartments
  if (freeParking === 'unread') return loadErrors.parking
  return { availability: availabilityByType(apartments), freeParking }
}
