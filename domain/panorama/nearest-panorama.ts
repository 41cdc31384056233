import type { Entrance } from '../building/building.ts'
import type { Panorama } from './panorama.ts'

interface Place {
  entrance: Entrance
  floor: number
}

type Candidate = Pick<Panorama, 'id' | 'entrance' | 'firstFloor' | 'lastFloor' | 'centreAzimuth'>

/**
 * The panorama that shows best what a home sees: that of the nearest floors, taken from the home's own entrance or for
 * the whole building. Of two equally near ones, the entrance's own counts, then the one for fewer floors, then the
 * lower one, which promises no more than there is. Undefined when none has been oriented yet.
 */
export function nearestPanorama<Found extends Candidate>(
  panoramas: readonly Found[],
  { entrance, floor }: Place,
): Found | undefined {
  const [nearest] = panoramas
    .filter((each) => each.centreAzimuth !== null && (each.entrance === '' || each.entrance === entrance))
    .toSorted(
      (one, other) =>
        floorsBetween(one, floor) - floorsBetween(other, floor) ||
        Number(one.entrance === '') - Number(other.entrance === '') ||
        one.lastFloor - one.firstFloor - (other.lastFloor - other.firstFloor) ||
        one.firstFloor - other.firstFloor ||
        (one.id < other.id ? -1 : 1),
    )
  return nearest
}

/** How many floors lie between a floor and the panorama's; none for one of its own. */
function floorsBetween({ firstFloor, lastFloor }: Candidate, floor: number): number {
  return Math.max(firstFloor - floor, floor - lastFloor, 0)
}
