import type { Database } from '../../../backend/data/database.ts'
import { listFloorPlans } from '../../../backend/data/floor-plans.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listStores } from '../../../backend/data/stores.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { checkApartments } from '../../../domain/checks/check-apartments.ts'
import { checkCounts } from '../../../domain/checks/check-counts.ts'
import { checkPlans } from '../../../domain/checks/check-plans.ts'
import { type FoundCheck, foundChecks } from '../../../domain/checks/found-checks.ts'

/** What the checks find in the whole building. */
export async function findFindings(
  db: Database,
  apartments: readonly PublicApartment[],
): Promise<FoundCheck[]> {
  const [plans, parkingSpots, stores] = await Promise.all([
    listFloorPlans(db),
    countParkingSpots(db),
    listStores(db),
  ])
  return foundChecks([
    ...checkApartments(apartments),
    ...checkPlans(apartments, plans),
    ...checkCounts({ apartments: apartments.length, parkingSpots, commercialUnits: stores.length }),
  ])
}
