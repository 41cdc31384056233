import type { ParkingType } from './parking-type.ts'

/** „Паркомясто П12“ or „Гараж П98“. */
export function parkingSpotName({ type, number }: { type: ParkingType; number: string }): string {
  return `${type === 'garage' ? 'Гараж' : 'Паркомясто'} ${number}`
}
