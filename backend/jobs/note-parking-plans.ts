import { parkingLevels } from '../../domain/building.ts'
import { findStoredPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { changeParkingPlans, getParkingPlans, type ParkingPlans } from '../data/parking-plans.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { newestParkingPlans } from '../files/parking-plans.ts'

/**
 * The newest file of a level is its plan: pages read that from a record, so that they need not list the store.
 * Files that came another way than by an upload, or are gone, are noticed here.
 */
export async function noteParkingPlans({ db, files }: { db: Database; files: FileStore }): Promise<void> {
  const listed = (await listAllFiles(files, 'parking/')).map(({ path }) => path)
  const known = await getParkingPlans(db)
  const paths = Object.values(known).flatMap((url) => findStoredPath(url) ?? [])
  const gone: string[] = []
  // Asked one by one: an upload may have arrived since the listing.
  for (const path of paths)
    if (!listed.includes(path) && !(await files.head(path))) gone.push(storedUrl(path))
  const isStale = !isSame(known, newestOf(known, listed, gone))
  if (isStale) await changeParkingPlans(db, (plans) => newestOf(plans, listed, gone))
}

function newestOf(plans: ParkingPlans, listed: string[], gone: string[]): ParkingPlans {
  const kept = Object.values(plans)
    .filter((url) => !gone.includes(url))
    .flatMap((url) => findStoredPath(url) ?? [])
  const newest = newestParkingPlans([...listed, ...kept])
  return Object.fromEntries(Object.entries(newest).map(([level, path]) => [level, storedUrl(path)]))
}

function isSame(a: ParkingPlans, b: ParkingPlans): boolean {
  return parkingLevels.every((level) => a[level] === b[level])
}
