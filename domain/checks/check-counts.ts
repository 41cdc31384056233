import { statistics } from '../building.ts'
import type { Counted, Finding } from './finding.ts'

/** Compares what is stored with the numbers that the home page states. */
export function checkCounts(stored: Record<Counted, number>): Finding[] {
  const counted: Counted[] = ['apartments', 'parkingSpots', 'commercialUnits']
  return counted
    .filter((what) => stored[what] !== statistics[what])
    .map((what) => ({ kind: 'count', what, stored: stored[what], stated: statistics[what] }))
}
