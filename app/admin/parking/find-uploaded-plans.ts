import { listParkingPlans } from '../../../backend/data/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import type { ParkingLevel } from '../../../domain/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'

/** The newest uploaded plan of each level that has one. */
export async function findUploadedPlans({
  db,
  knownImages,
}: Backend): Promise<Partial<Record<ParkingLevel, StoredImage>>> {
  const plans = await listParkingPlans(db)
  const storedImages = await knownImages.find(plans.map(({ imageUrl }) => imageUrl))
  return Object.fromEntries(
    plans.flatMap(({ level, imageUrl }) => {
      const image = storedImages[imageUrl]
      return image ? [[level, image]] : []
    }),
  )
}
