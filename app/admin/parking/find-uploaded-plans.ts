import { getParkingPlans } from '../../../backend/data/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import { type ParkingLevel, parkingLevels } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/files/picture.ts'

/** The newest uploaded plan of each level that has one. */
export async function findUploadedPlans({
  db,
  knownPictures,
}: Backend): Promise<Partial<Record<ParkingLevel, Picture>>> {
  const plans = await getParkingPlans(db)
  const pictures = await knownPictures.find(Object.values(plans))
  return Object.fromEntries(
    parkingLevels.flatMap((level) => {
      const picture = pictures[plans[level] ?? '']
      return picture ? [[level, picture]] : []
    }),
  )
}
