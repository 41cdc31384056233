import { newWarnings, priceWarnings, type Warning } from '../record/warning.ts'
import type { ParkingSpotValues } from './parking.ts'

/**
 * Warns of a number that another parking spot has (`isTaken`), and of a large change of the price. `before` is
 * the stored parking spot; undefined for a new one.
 */
export function parkingSpotWarnings(
  { number, price }: ParkingSpotValues,
  isTaken: boolean,
  before: ParkingSpotValues | undefined,
): Warning[] {
  const now = isTaken ? [parkingNumberWarning(number)] : []
  return before
    ? [...newWarnings(now, [parkingNumberWarning(before.number)]), ...priceWarnings(before.price, price)]
    : now
}

export function parkingNumberWarning(number: string): Warning {
  return { id: `number:${encodeURIComponent(number)}`, kind: 'parking-number-taken', number }
}
