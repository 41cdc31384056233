import { buildingWidth, coreLeft, coreRight, northDepth, southTop } from './building-size.ts'
import { annexDepth, type RoomLayout } from './layout.ts'
import { door, opening, piece, room } from './layouts/make.ts'
import { rect } from './rect.ts'

const technicalRoom = 2.4
const stairRight = coreLeft + 2.9
const liftTop = northDepth - 2.1
const liftMiddle = (stairRight + coreRight) / 2

/**
 * Stairs, lifts and corridor, in the metres of the entrance. `annex` is the part of the corridor that belongs to the
 * corner apartment.
 */
export function commonParts(annex: number): RoomLayout {
  const corridorEnd = buildingWidth - annex
  return {
    rooms: [
      room('corridor', [rect(technicalRoom, northDepth, corridorEnd, southTop)]),
      room('technical', [rect(0, northDepth, technicalRoom, northDepth + annexDepth)]),
      room('stair', [rect(coreLeft, 0, stairRight, northDepth)]),
      room('bicycles', [rect(stairRight, 0, coreRight, liftTop)]),
      room('lift', [rect(stairRight, liftTop, liftMiddle, northDepth)]),
      room('lift', [rect(liftMiddle, liftTop, coreRight, northDepth)]),
    ],
    doors: [
      door(coreLeft + 0.6, northDepth, 'right', 'down', 1.0),
      door(technicalRoom, northDepth + 0.35, 'down', 'left', 0.8),
      door(stairRight, 3.6, 'down', 'right', 0.8),
    ],
    openings: [
      opening(stairRight + 0.45, northDepth, liftMiddle - 0.45, northDepth),
      opening(liftMiddle + 0.45, northDepth, coreRight - 0.45, northDepth),
    ],
    furniture: [
      piece('common-stair', coreLeft + 0.1, 0.3, 2.7, 4.4, 'down'),
      piece('lift', stairRight + 0.15, liftTop + 0.15, liftMiddle - stairRight - 0.3, 1.65, 'down'),
      piece('lift', liftMiddle + 0.15, liftTop + 0.15, coreRight - liftMiddle - 0.3, 1.65, 'down'),
      piece('bicycles', stairRight + 0.3, 0.45, coreRight - stairRight - 0.6, 1.4, 'down'),
    ],
  }
}
