import { type ParkingLevel, parkingLevels } from '../../domain/building.ts'
import { parkingPlanPrefix } from '../../domain/files/stored-path.ts'

/** The newest plan of each level among these paths. */
export function newestParkingPlans(paths: string[]): Partial<Record<ParkingLevel, string>> {
  return Object.fromEntries(
    parkingLevels.flatMap((level) => {
      const newest = paths
        .filter((path) => path.startsWith(parkingPlanPrefix(level)))
        .sort(byMoment)
        .at(-1)
      return newest ? [[level, newest]] : []
    }),
  )
}

function byMoment(a: string, b: string): number {
  return moment(a) - moment(b)
}

/** The milliseconds: what follows them is at random. */
function moment(path: string): number {
  return Number(path.match(/_(\d{1,13})\d*\.\w+$/)?.[1] ?? 0)
}
