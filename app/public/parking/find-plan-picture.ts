import { findParkingPlan } from '../../../backend/files/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import type { ParkingLevel } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/files/picture.ts'

/** The plan that somebody uploaded for this level, ready to be shown. */
export async function findPlanPicture(
  { files, knownPictures }: Backend,
  level: ParkingLevel,
): Promise<Picture | undefined> {
  const url = await findParkingPlan(files, level)
  return url === undefined ? undefined : (await knownPictures.find([url]))[url]
}
