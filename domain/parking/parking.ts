import { type ParkingLevel, parkingLevels } from '../building.ts'
import { numberChoice } from '../lists/query.ts'
import { type HiddenNames, initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type ParkingFields, parkingFields } from './parking-fields.ts'
import { compareParkingNumbers } from './parking-type.ts'

/** What the administrator fills in. */
export type ParkingSpotValues = ValuesOf<ParkingFields>

export interface ParkingSpot extends ParkingSpotValues, Stored {
  createdAt: string
  updatedAt: string
}

/** What a visitor may know of a parking spot. */
export type PublicParkingSpot = Omit<ParkingSpot, HiddenNames<ParkingFields>>

export const newParkingSpot: ParkingSpotValues = initialValues(parkingFields)

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
