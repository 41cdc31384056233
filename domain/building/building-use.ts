import type { Apartment } from '../apartment/apartment.ts'
import type { ParkingSpot } from '../parking/parking.ts'
import { findApartmentType, secondaryFloorFor } from './apartment-type.ts'
import { type Building, type Entrance, floorsOfEntrance, parkingLevelsOf } from './building.ts'

type UsedApartment = Pick<Apartment, 'number' | 'entrance' | 'floor' | 'secondaryFloor' | 'type'>

/** The records that need parts of the building. */
export interface BuildingUse {
  apartments: readonly UsedApartment[]
  spots: readonly Pick<ParkingSpot, 'number' | 'floor'>[]
  floorPlans: readonly { entrance: Entrance; floor: number }[]
  parkingPlans: readonly { level: number }[]
  /** The floors that are outlined on views of the building, with the names of these views. */
  viewFloors: readonly { entrance: Entrance; floor: number; view: string }[]
}

/** Whether the building has the floors and the type of an apartment. */
export function hasPlaceFor(
  building: Building,
  { entrance, floor, secondaryFloor, type }: Omit<UsedApartment, 'number'>,
): boolean {
  const floors = floorsOfEntrance(building, entrance)
  return (
    floors.includes(floor) &&
    (secondaryFloor === null || floors.includes(secondaryFloor)) &&
    findApartmentType(building, type) !== undefined
  )
}

/**
 * A part that cannot be removed or changed, because records need it, with the field of the form that has it.
 * text/admin/used-parts.ts has the sentences.
 */
export type UsedPart = UsedEntrance | UsedType | UsedLevel

interface Numbers {
  /** Of the apartments or parking spots. */
  numbers: string[]
}

/** It would be removed, or have fewer floors. */
type UsedEntrance = { field: 'entrances'; entrance: Entrance; isRemoved: boolean } & (
  | ({ kind: 'entrance-with-apartments' } & Numbers)
  | { kind: 'entrance-with-plan'; floor: number }
  | { kind: 'entrance-with-outline'; floor: number; view: string }
)

type UsedType = { field: 'apartmentTypes'; name: string } & Numbers & {
    /** Apartments of the type, or those that have a second floor where the type would have none, and the reverse. */
    kind: 'type-with-apartments' | 'type-with-other-floors'
  }

type UsedLevel = { field: 'parkingLevels'; level: number } & (
  | ({ kind: 'level-with-spots' } & Numbers)
  | { kind: 'level-with-plan' }
)

/** What records use of a building that another version of it would no longer have. */
export function listUsedParts(before: Building, after: Building, use: BuildingUse): UsedPart[] {
  return [
    ...lostFloors(before, after, use),
    ...changedTypes(before, after, use),
    ...lostLevels(before, after, use),
  ]
}

function lostFloors(before: Building, after: Building, use: BuildingUse): UsedPart[] {
  const { apartments, floorPlans, viewFloors } = use
  return before.entrances.flatMap(({ id: entrance }): UsedPart[] => {
    const had = floorsOfEntrance(before, entrance)
    const floors = floorsOfEntrance(after, entrance)
    const isLost = (floor: number | null) => floor !== null && had.includes(floor) && !floors.includes(floor)
    const left = apartments.filter(
      (apartment) =>
        apartment.entrance === entrance && (isLost(apartment.floor) || isLost(apartment.secondaryFloor)),
    )
    const isLostHere = (place: { entrance: Entrance; floor: number }) =>
      place.entrance === entrance && isLost(place.floor)
    const part = { field: 'entrances', entrance, isRemoved: floors.length === 0 } as const
    if (left.length > 0) return [{ ...part, kind: 'entrance-with-apartments', numbers: numbersOf(left) }]
    const plan = floorPlans.find(isLostHere)
    if (plan) return [{ ...part, kind: 'entrance-with-plan', floor: plan.floor }]
    const outlined = viewFloors.find(isLostHere)
    if (!outlined) return []
    return [{ ...part, kind: 'entrance-with-outline', floor: outlined.floor, view: outlined.view }]
  })
}

function changedTypes(before: Building, after: Building, { apartments }: BuildingUse): UsedPart[] {
  return before.apartmentTypes.flatMap(({ key, name }): UsedPart[] => {
    const part = { field: 'apartmentTypes', name } as const
    const ofType = apartments.filter(({ type }) => type === key)
    if (!findApartmentType(after, key))
      return ofType.length > 0 ? [{ ...part, kind: 'type-with-apartments', numbers: numbersOf(ofType) }] : []
    const misplaced = ofType.filter(
      ({ floor, secondaryFloor }) => secondaryFloorFor(after, key, floor) !== secondaryFloor,
    )
    return misplaced.length > 0
      ? [{ ...part, kind: 'type-with-other-floors', numbers: numbersOf(misplaced) }]
      : []
  })
}

function lostLevels(before: Building, after: Building, { spots, parkingPlans }: BuildingUse): UsedPart[] {
  const kept = parkingLevelsOf(after)
  return parkingLevelsOf(before)
    .filter((level) => !kept.includes(level))
    .flatMap((level): UsedPart[] => {
      const part = { field: 'parkingLevels', level } as const
      const here = spots.filter(({ floor }) => floor === level)
      if (here.length > 0) return [{ ...part, kind: 'level-with-spots', numbers: numbersOf(here) }]
      return parkingPlans.some((plan) => plan.level === level) ? [{ ...part, kind: 'level-with-plan' }] : []
    })
}

function numbersOf(units: readonly { number: string }[]): string[] {
  return units.map(({ number }) => number)
}
