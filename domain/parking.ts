import { type ParkingLevel, parkingLevels } from './building.ts'
import type { Stored } from './field.ts'
import type { ParkingSpotValues } from './parking-schema.ts'
import { compareParkingNumbers } from './parking-type.ts'
import { numberChoice } from './query.ts'

export type { ParkingSpotValues } from './parking-schema.ts'

export {
  compareParkingNumbers,
  type ParkingType,
  parkingPriceStep,
  parkingTypeLabels,
  parkingTypes,
} from './parking-type.ts'

export interface ParkingSpot extends ParkingSpotValues, Stored {
  createdAt: string
  updatedAt: string
}

/** What a visitor may know of a parking spot. */
export type PublicParkingSpot = Omit<ParkingSpot, 'internalNotes'>

export const newParkingSpot: ParkingSpotValues = {
  number: '',
  floor: -1,
  type: 'covered',
  size: '2.5m x 5m',
  price: 7500,
  status: 'available',
  internalNotes: '',
}

export interface ParkingFilters {
  floor?: number
}

export function parseParkingLevel(query: URLSearchParams): ParkingLevel | undefined {
  return numberChoice(parkingLevels, query.get('level'))
}

/** The same list on another level, or on all of them: how it is sorted stays. */
export function onParkingLevel(query: URLSearchParams, level: ParkingLevel | undefined): string {
  const next = new URLSearchParams(query)
  if (level === undefined) next.delete('level')
  else next.set('level', String(level))
  return `?${next}`
}

/** Floor first, then the number. */
export function compareParkingSpots(
  a: { floor: number; number: string },
  b: { floor: number; number: string },
): number {
  return a.floor - b.floor || compareParkingNumbers(a.number, b.number)
}
