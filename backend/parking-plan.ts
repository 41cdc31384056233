import type { ParkingLevel } from '../domain/building.ts'
import type { Picture } from '../domain/picture.ts'
import { parkingPlanPrefix, storedAddress } from '../domain/stored-path.ts'
import { findPictures } from './data/pictures.ts'
import type { Backend } from './open.ts'

/** The newest plan that was uploaded for a level: its path says when that was. */
export async function findParkingPlan(
  { db, files }: Backend,
  level: ParkingLevel,
): Promise<Picture | undefined> {
  const { files: plans } = await files.list(parkingPlanPrefix(level))
  const newest = plans.map(({ path }) => path).sort((a, b) => uploadTime(b) - uploadTime(a))[0]
  if (newest === undefined) return undefined
  const address = storedAddress(newest)
  return (await findPictures(db, [address]))[address]
}

function uploadTime(path: string): number {
  return Number(path.match(/_(\d+)\.[a-z]+$/)?.[1] ?? 0)
}
