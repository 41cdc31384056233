import { findParkingPlan } from '../../../backend/files/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import { type ParkingLevel, parkingLevels } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/files/picture.ts'

/** The newest uploaded plan of each level that has one. */
export async function findUploadedPlans({
  files,
  knownPictures,
}: Backend): Promise<Partial<Record<ParkingLevel, Picture>>> {
  const urls = await Promise.all(parkingLevels.map((level) => findParkingPlan(files, level)))
  const pictures = await knownPictures.find(urls)
  return Object.fromEntries(
    parkingLevels.flatMap((level, index) => {
      const picture = pictures[urls[index] ?? '']
      return picture ? [[level, picture]] : []
    }),
  )
}
