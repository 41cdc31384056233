import type { DemoLevel } from '../building-record.ts'
import { type Rect, rect } from '../geometry/rect.ts'

/** A parking spot on the plan of its level, in metres. */
export interface DesignedSpot {
  /** Counts through all levels from 1. */
  serial: number
  level: DemoLevel
  kind: 'covered' | 'garage' | 'open'
  box: Rect
  /** The side where cars drive in. */
  opens: 'up' | 'down'
}

const spotWidth = 2.5
const spotDepth = 5
export const garageWidth = 3.4
export const garageDepth = 5.5

const columnGap = 0.3
const spotsBetweenColumns = 3

/** Parking spots side by side, with space for a column after every third. */
export function rowOfSpots(left: number, top: number, count: number): Rect[] {
  return Array.from({ length: count }, (_, index) => {
    const start = left + index * spotWidth + Math.floor(index / spotsBetweenColumns) * columnGap
    return rect(start, top, start + spotWidth, top + spotDepth)
  })
}
