import { type Building, forBuilding, type ParkingLevel, parkingLevelsOf } from '../building/building.ts'
import { choice, numberChoice } from '../lists/query.ts'
import { type HiddenNames, initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type Status, statuses } from '../status.ts'
import { type ParkingFields, parkingFields } from './parking-fields.ts'
import { compareParkingNumbers, type ParkingType, parkingTypes } from './parking-type.ts'

export type ParkingSpotValues = ValuesOf<ParkingFields>

export interface ParkingSpot extends ParkingSpotValues, Stored {
  createdAt: string
  updatedAt: string
}

export type PublicParkingSpot = Omit<ParkingSpot, HiddenNames<ParkingFields>>

/** The values of a new parking spot. */
export const newParkingSpot = forBuilding(
  (building): ParkingSpotValues => initialValues(parkingFields(building)),
)

/** What a list of parking spots is narrowed to; an undefined field means all. */
export interface ParkingFilters {
  floor?: number | undefined
  type?: ParkingType | undefined
  status?: Status | undefined
}

/** The values that the type and the status may have in a URL; `levelParameter` matches those of the level. */
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

/** Every level that a parking spot may be on: −10 to 100. */
export const levelParameter = /^(-(10|[1-9])|0|[1-9]\d?|100)$/

export function shownLevels(building: Building, spots: readonly Pick<ParkingSpot, 'floor'>[]): number[] {
  const levels = new Set<number>([...parkingLevelsOf(building), ...spots.map(({ floor }) => floor)])
  return [...levels].sort((a, b) => a - b)
}

export function parseParkingLevel(building: Building, query: URLSearchParams): ParkingLevel | undefined {
  return numberChoice(parkingLevelsOf(building), query.get('level'))
}

export function compareParkingSpots(
  a: { floor: number; number: string },
  b: { floor: number; number: string },
): number {
  return a.floor - b.floor || compareParkingNumbers(a.number, b.number)
}
