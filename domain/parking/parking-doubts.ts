import { type Doubt, doubtPrice, newDoubts } from '../record/doubt.ts'
import type { ParkingSpotValues } from './parking.ts'

/** `isTaken`: another place of the building has the number. `before`: as it is stored, if it is. */
export function doubtParkingSpot(
  { number, price }: ParkingSpotValues,
  isTaken: boolean,
  before: ParkingSpotValues | undefined,
): Doubt[] {
  const now = isTaken ? [doubtParkingNumber(number)] : []
  return before
    ? [...newDoubts(now, [doubtParkingNumber(before.number)]), ...doubtPrice(before.price, price)]
    : now
}

export function doubtParkingNumber(number: string): Doubt {
  return { id: `number:${encodeURIComponent(number)}`, words: `В сградата вече има паркомясто ${number}.` }
}
