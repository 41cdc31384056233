import { compareNumbers } from '../lists/compare.ts'

export const parkingTypes = ['covered', 'uncovered', 'garage'] as const
export type ParkingType = (typeof parkingTypes)[number]

export const parkingPriceStep = 100

/** Compares the numeric part: "P-2" before "P-10". */
export function compareParkingNumbers(a: string, b: string): number {
  return numericPart(a) - numericPart(b) || compareNumbers(a, b)
}

function numericPart(number: string): number {
  return Number(number.match(/\d+/)?.[0] ?? 0)
}

/** The numbers of parking spots, in the order of `parkingTypes`. */
export function countByParkingType(spots: readonly { type: ParkingType }[]): number[] {
  return parkingTypes.map((type) => spots.filter((spot) => spot.type === type).length)
}
