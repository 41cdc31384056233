import { listParkingPlans } from '../../../backend/data/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import type { ParkingLevel } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/files/picture.ts'

/** The newest uploaded plan of each level that has one. */
export async function findUploadedPlans({
  db,
  knownPictures,
}: Backend): Promise<Partial<Record<ParkingLevel, Picture>>> {
  const plans = await listParkingPlans(db)
  const pictures = await knownPictures.find(plans.map(({ imageUrl }) => imageUrl))
  return Object.fromEntries(
    plans.flatMap(({ level, imageUrl }) => {
      const picture = pictures[imageUrl]
      return picture ? [[level, picture]] : []
    }),
  )
}
