import { parkingLevels } from '../../domain/building.ts'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { findStoredPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'
import type { Database } from '../data/database.ts'
import {
  deleteParkingPlan,
  findParkingPlan,
  listParkingPlans,
  setParkingPlan,
} from '../data/parking-plans.ts'
import { unlessGone } from '../data/record-refusals.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { newestParkingPlans } from '../files/parking-plans.ts'
import type { KnownImages } from '../images/known-images.ts'

interface Stored {
  db: Database
  files: FileStore
  knownImages: KnownImages
}

/**
 * The newest file of a level is its plan: pages read that from a record, so that they need not list the store.
 * Files that came another way than by an upload, or are gone, are noticed here.
 */
export async function noteParkingPlans({ db, files, knownImages }: Stored): Promise<void> {
  const listed = (await listAllFiles(files, 'parking/')).map(({ path }) => path)
  const plans = await listParkingPlans(db)
  // Asked one by one: an upload may have arrived since the listing.
  const isThere = async (path: string) => listed.includes(path) || (await files.head(path)) !== undefined
  for (const level of parkingLevels) {
    const plan = plans.find((known) => known.level === level)
    const path = findStoredPath(plan?.imageUrl)
    const kept = path && (await isThere(path)) ? [path] : []
    const newest = newestParkingPlans([...listed, ...kept])[level]
    if (newest === path) continue
    const url = newest && storedUrl(newest)
    const image = url ? (await knownImages.find([url]))[url] : undefined
    await db.write('parkingPlans', async () => {
      // An upload that came meanwhile is newer than what was found.
      if ((await findParkingPlan(db, level))?.imageUrl !== plan?.imageUrl) return
      if (image) await setParkingPlan(db, level, imageOf(image))
      else if (plan && kept.length === 0) await deleteParkingPlan(db, plan.id).catch(unlessGone)
    })
  }
}

function imageOf({ url, width, height }: StoredImage): PlanImage {
  return { imageUrl: url, imageWidth: width, imageHeight: height }
}
