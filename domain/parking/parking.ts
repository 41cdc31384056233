import { type ParkingLevel, parkingLevels } from '../building.ts'
import { choice, numberChoice } from '../lists/query.ts'
import { type HiddenNames, initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type Status, statuses } from '../status.ts'
import { type ParkingFields, parkingFields } from './parking-fields.ts'
import { compareParkingNumbers, type ParkingType, parkingTypes } from './parking-type.ts'

/** What the administrator fills in. */
export type ParkingSpotValues = ValuesOf<ParkingFields>

export interface ParkingSpot extends ParkingSpotValues, Stored {
  createdAt: string
  updatedAt: string
}

/** What a visitor may know of a parking spot. */
export type PublicParkingSpot = Omit<ParkingSpot, HiddenNames<ParkingFields>>

export const newParkingSpot: ParkingSpotValues = initialValues(parkingFields)

/** What a list of parking spots is narrowed to; an undefined field means all. */
export interface ParkingFilters {
  floor?: number | undefined
  type?: ParkingType | undefined
  status?: Status | undefined
}

/** What a URL may say of each, besides the level. */
export const parkingFilterChoices = { type: parkingTypes, status: statuses } as const

export type ParkingChoices = Pick<ParkingFilters, keyof typeof parkingFilterChoices>

export function parseParkingChoices(query: URLSearchParams): ParkingChoices {
  return { type: choice(parkingTypes, query.get('type')), status: choice(statuses, query.get('status')) }
}

export function matchesParkingFilters<Spot extends Pick<ParkingSpot, 'type' | 'status'>>(
  { type, status }: ParkingChoices,
  spot: Spot,
): boolean {
  return (type ?? spot.type) === spot.type && (status ?? spot.status) === spot.status
}

/** All levels that a spot may stand on, as a URL says them. */
export const levelParameter = /^(-(10|[1-9])|0|[1-9]\d?|100)$/

/** The three levels with a plan, and whichever others have spots; from below. */
export function shownLevels(spots: readonly Pick<ParkingSpot, 'floor'>[]): number[] {
  const levels = new Set<number>([...parkingLevels, ...spots.map(({ floor }) => floor)])
  return [...levels].sort((a, b) => a - b)
}

export function parseParkingLevel(query: URLSearchParams): ParkingLevel | undefined {
  return numberChoice(parkingLevels, query.get('level'))
}

/** The same list on another level, or on all of them: how it is sorted and what is selected stays. */
export function onParkingLevel(query: URLSearchParams, level: number | undefined): string {
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
