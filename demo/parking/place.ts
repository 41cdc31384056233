import type { ParkingLevel } from '../../domain/building.ts'
import { type Rect, rect } from '../geometry/rect.ts'

/** A parking place on the plan of its level, in metres. */
export interface Place {
  /** Runs through all levels, from 1. */
  serial: number
  level: ParkingLevel
  kind: 'covered' | 'garage' | 'open'
  box: Rect
  /** Where cars drive in. */
  opens: 'up' | 'down'
}

const placeWidth = 2.5
const placeDepth = 5
export const garageWidth = 3.4
export const garageDepth = 5.5

const columnGap = 0.3
const placesBetweenColumns = 3

/** Places side by side, with room for a column after every third. */
export function rowOfPlaces(left: number, top: number, count: number): Rect[] {
  return Array.from({ length: count }, (_, index) => {
    const start = left + index * placeWidth + Math.floor(index / placesBetweenColumns) * columnGap
    return rect(start, top, start + placeWidth, top + placeDepth)
  })
}
