import { findParkingPlan } from '../../../backend/files/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import type { ParkingLevel } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/picture.ts'

/** The plan that somebody uploaded for this level, ready to be shown. */
export async function findPlanPicture(
  { files, knownPictures }: Backend,
  level: ParkingLevel,
): Promise<Picture | undefined> {
  const address = await findParkingPlan(files, level)
  return address === undefined ? undefined : (await knownPictures.find([address]))[address]
}
