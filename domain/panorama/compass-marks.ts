import { type Exposure, exposures, windowAzimuths } from '../building/exposure.ts'
import { type Arc, aroundCircle } from './view-arcs.ts'

export interface CompassMark {
  exposure: Exposure
  /** Where it is between the left edge of the picture, 0, and the right one, 1. */
  share: number
}

/** The points of the compass on a picture of this arc, from left to right. */
export function compassMarks({ start, degrees }: Arc): CompassMark[] {
  return exposures
    .map((exposure) => ({ exposure, share: aroundCircle(azimuthOf(exposure) - start) / degrees }))
    .filter(({ share }) => share <= 1)
    .sort((one, other) => one.share - other.share)
}

/** The point of the compass that is nearest to an azimuth. */
export function exposureAt(azimuth: number): Exposure {
  const distance = (exposure: Exposure) => {
    const between = aroundCircle(azimuth - azimuthOf(exposure))
    return Math.min(between, 360 - between)
  }
  const [nearest = 'north'] = exposures.toSorted((one, other) => distance(one) - distance(other))
  return nearest
}

/** The direction itself: a corner home that looks there has windows to both sides of it. */
function azimuthOf(exposure: Exposure): number {
  const [first = 0, second = first] = windowAzimuths(exposure)
  return aroundCircle(first + aroundCircle(second - first) / 2)
}
