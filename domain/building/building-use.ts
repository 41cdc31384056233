import type { Apartment } from '../apartment/apartment.ts'
import { formatNumber } from '../formats/measures.ts'
import type { ParkingSpot } from '../parking/parking.ts'
import { findApartmentType, secondaryFloorFor } from './apartment-type.ts'
import {
  type Building,
  type Entrance,
  entranceName,
  floorsOfEntrance,
  parkingLevelName,
  parkingLevelsOf,
  placeName,
} from './building.ts'

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

/** A part that cannot be removed or changed, with the field of the form that has it. */
export interface UsedPart {
  field: 'entrances' | 'apartmentTypes' | 'parkingLevels'
  message: string
}

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
    const what = floors.length === 0 ? 'не може да се премахне' : 'не може да е с по-малко етажи'
    const part = `${entranceName(before, entrance)} ${what}`
    if (left.length > 0) return [{ field: 'entrances', message: `${part}: там ${apartmentList(left)}.` }]
    const plan = floorPlans.find(isLostHere)
    if (plan) {
      const message = `${part}: има план на ${placeName(before, plan)}. Изтрийте го първо.`
      return [{ field: 'entrances', message }]
    }
    const outlined = viewFloors.find(isLostHere)
    if (!outlined) return []
    const place = placeName(before, outlined)
    const message = `${part}: ${place} е с контур на изгледа „${outlined.view}“. Премахнете контура първо.`
    return [{ field: 'entrances', message }]
  })
}

function changedTypes(before: Building, after: Building, { apartments }: BuildingUse): UsedPart[] {
  return before.apartmentTypes.flatMap(({ key, name }): UsedPart[] => {
    const ofType = apartments.filter(({ type }) => type === key)
    if (!findApartmentType(after, key)) return ofType.length > 0 ? [usedType(name, ofType)] : []
    const misplaced = ofType.filter(
      ({ floor, secondaryFloor }) => secondaryFloorFor(after, key, floor) !== secondaryFloor,
    )
    return misplaced.length > 0
      ? [
          {
            field: 'apartmentTypes',
            message: `„${name}“ не може да се смени между един и два етажа: от този тип ${apartmentList(misplaced)}.`,
          },
        ]
      : []
  })
}

function usedType(name: string, ofType: readonly UsedApartment[]): UsedPart {
  const message = `„${name}“ не може да се премахне: от този тип ${apartmentList(ofType)}. Може да го скриете.`
  return { field: 'apartmentTypes', message }
}

function lostLevels(before: Building, after: Building, { spots, parkingPlans }: BuildingUse): UsedPart[] {
  const kept = parkingLevelsOf(after)
  return parkingLevelsOf(before)
    .filter((level) => !kept.includes(level))
    .flatMap((level): UsedPart[] => {
      const name = parkingLevelName(before, level)
      const here = spots.filter(({ floor }) => floor === level)
      if (here.length > 0) {
        const message = `„${name}“ не може да се премахне: там ${counted(here, 'е паркомясто', 'са паркоместа')}.`
        return [{ field: 'parkingLevels', message }]
      }
      return parkingPlans.some((plan) => plan.level === level)
        ? [
            {
              field: 'parkingLevels',
              message: `„${name}“ не може да се премахне: има план. Изтрийте го първо.`,
            },
          ]
        : []
    })
}

function apartmentList(apartments: readonly UsedApartment[]): string {
  return counted(apartments, 'е апартамент', 'са апартаменти')
}

const shownNumbers = 8

/** „са апартаменти 3, 4 и още 12“ */
function counted(units: readonly { number: string }[], one: string, many: string): string {
  const numbers = units.slice(0, shownNumbers).map(({ number }) => number)
  const more = units.length - numbers.length
  const rest = more > 0 ? ` и още ${formatNumber(more)}` : ''
  return `${units.length === 1 ? one : many} ${numbers.join(', ')}${rest}`
}
