import { type ParkingLevel, parkingLevels } from '../../domain/building.ts'
import { parkingPlanPrefix, storedUrl } from '../../domain/files/stored-path.ts'
import type { FileStore } from './file-store.ts'
import { listAllFiles } from './list-all-files.ts'

/** The URL of a level's plan: the newest file that was uploaded for it. */
export async function findParkingPlan(files: FileStore, level: ParkingLevel): Promise<string | undefined> {
  const paths = (await listAllFiles(files, parkingPlanPrefix(level))).map(({ path }) => path)
  const newest = newestPlan(paths, level)
  return newest && storedUrl(newest)
}

/** The newest plan of each level among these paths. */
export function currentParkingPlans(paths: string[]): Set<string> {
  return new Set(parkingLevels.flatMap((level) => newestPlan(paths, level) ?? []))
}

function newestPlan(paths: string[], level: ParkingLevel): string | undefined {
  const prefix = parkingPlanPrefix(level)
  return paths
    .filter((path) => path.startsWith(prefix))
    .sort((a, b) => timestamp(a) - timestamp(b))
    .at(-1)
}

/** The milliseconds: what follows them is at random. */
function timestamp(path: string): number {
  return Number(path.match(/_(\d{1,13})\d*\.\w+$/)?.[1] ?? 0)
}
