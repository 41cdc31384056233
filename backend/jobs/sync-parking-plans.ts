import { type ParkingLevel, parkingLevelsOf } from '../../domain/building/building.ts'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { findStoredPath, parkingPlanPrefix, storedUrl } from '../../domain/files/stored-path.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import {
  deleteParkingPlan,
  findParkingPlan,
  listParkingPlans,
  setParkingPlan,
} from '../data/plans/parking-plans.ts'
import { ignoreNotFound } from '../data/records/record-errors.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import type { KnownImages } from '../images/known-images.ts'

interface Deps {
  db: Database
  files: FileStore
  knownImages: KnownImages
}

/**
 * The newest file of a parking level is its plan. Pages read it from a record instead of listing the store; this updates
 * the records for files that were added or removed by hand.
 */
export async function syncParkingPlans({ db, files, knownImages }: Deps): Promise<void> {
  const listed = (await listAllFiles(files, 'parking/')).map(({ path }) => path)
  const plans = await listParkingPlans(db)
  // A plan that is not listed may have been uploaded after the files were listed, so it is looked for once
  // more.
  const isThere = async (path: string) => listed.includes(path) || (await files.head(path)) !== undefined
  for (const level of parkingLevelsOf(await getBuilding(db))) {
    const plan = plans.find((known) => known.level === level)
    const path = findStoredPath(plan?.imageUrl)
    const current = path && (await isThere(path)) ? [path] : []
    const newest = newestPlanOf(level, [...listed, ...current])
    if (newest === path) continue
    const url = newest && storedUrl(newest)
    const image = url ? (await knownImages.find([url]))[url] : undefined
    await db.write('parkingPlans', async () => {
      // An upload that finished meanwhile has set a newer plan, which must stay.
      if ((await findParkingPlan(db, level))?.imageUrl !== plan?.imageUrl) return
      if (image) await setParkingPlan(db, level, imageOf(image))
      else if (plan && current.length === 0) await deleteParkingPlan(db, plan.id).catch(ignoreNotFound)
    })
  }
}

function imageOf({ url, width, height }: StoredImage): PlanImage {
  return { imageUrl: url, imageWidth: width, imageHeight: height }
}

function newestPlanOf(level: ParkingLevel, paths: string[]): string | undefined {
  return paths
    .filter((path) => path.startsWith(parkingPlanPrefix(level)))
    .sort(byMoment)
    .at(-1)
}

function byMoment(a: string, b: string): number {
  return moment(a) - moment(b)
}

/**
 * When the file was uploaded: the number before its extension begins with 13 digits of milliseconds, and random
 * digits may follow (`uploadStamp`).
 */
function moment(path: string): number {
  return Number(path.match(/_(\d{1,13})\d*\.\w+$/)?.[1] ?? 0)
}
