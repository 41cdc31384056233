import type { Point } from '../../domain/geometry/polygon.ts'
import { firstFloor } from '../building-record.ts'
import { buildingDepth, buildingWidth, coreLeft, coreRight, northDepth, southTop } from './building-size.ts'
import { type Frame, moveTo } from './frame.ts'
import { lobbyWidth, shopWidth } from './ground-floor.ts'
import type { PlacedWindow } from './placed.ts'
import { windowBetween } from './windows.ts'

/** A stretch of façade from end to end in clockwise order, with the width of the window in its middle. */
type Stretch = [from: Point, to: Point, width: number]

const stairAndBicycles: Stretch[] = [
  [{ x: coreLeft, y: 0 }, { x: coreLeft + 2.9, y: 0 }, 1.6],
  [{ x: coreLeft + 2.9, y: 0 }, { x: coreRight, y: 0 }, 1.6],
]

const corridorEnd: Stretch[] = [[{ x: buildingWidth, y: northDepth }, { x: buildingWidth, y: southTop }, 0.9]]

const shopFronts: Stretch[] = [
  [{ x: lobbyWidth + shopWidth, y: buildingDepth }, { x: 13.6, y: buildingDepth }, 1.2],
  [{ x: 11.7, y: buildingDepth }, { x: shopWidth, y: buildingDepth }, 1.2],
  [{ x: shopWidth, y: buildingDepth }, { x: 6.2, y: buildingDepth }, 3.0],
  [{ x: 4.3, y: buildingDepth }, { x: 0, y: buildingDepth }, 3.3],
]

export function commonWindows(frame: Frame, corridorEndsOutside: boolean, floor: number): PlacedWindow[] {
  const stretches = [
    ...stairAndBicycles,
    ...(corridorEndsOutside ? corridorEnd : []),
    ...(floor === firstFloor ? shopFronts : []),
  ]
  return stretches.map(([from, to, width]) => {
    const ends = [moveTo(frame, from), moveTo(frame, to)] as const
    const mirrored = frame[0] < 0
    return mirrored ? windowBetween(ends[1], ends[0], width) : windowBetween(...ends, width)
  })
}
