import { getParkingPlans } from '../../../backend/data/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import type { ParkingLevel } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/files/picture.ts'

/** The plan that somebody uploaded for this level, ready to be shown. */
export async function findPlanPicture(
  { db, knownPictures }: Backend,
  level: ParkingLevel,
): Promise<Picture | undefined> {
  const { [level]: url } = await getParkingPlans(db)
  return url === undefined ? undefined : (await knownPictures.find([url]))[url]
}
