import { apartmentTypeName, findApartmentType, secondaryFloorFor } from '../building/apartment-type.ts'
import {
  type ApartmentType,
  type Building,
  entranceLetter,
  floorLabel,
  floorsOf,
  floorsOfEntrance,
  forBuilding,
} from '../building/building.ts'
import { type FaultMessage, fault } from '../record/fault.ts'
import { schemaOf } from '../record/schema-of.ts'
import { areaWarnings, newWarnings, priceWarnings, type Warning } from '../record/warning.ts'
import type { ApartmentValues } from './apartment.ts'
import { apartmentFields } from './apartment-fields.ts'

export const apartmentSchema = forBuilding((building) =>
  schemaOf(apartmentFields(building)).superRefine(({ type, entrance, floor, secondaryFloor }, context) => {
    const refuse = (field: string, message: FaultMessage) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const floors = floorsOfEntrance(building, entrance)
    const highest = floors.at(-1)
    if (highest === undefined || !floors.includes(floor)) {
      // The schema of the field refuses a floor below the lowest or above the highest of the building already.
      if (isInRange(building, floor)) refuse('floor', fault('noFloorChosen'))
      return
    }
    const expected = secondaryFloorFor(building, type, floor)
    if (expected !== null && expected > highest) {
      const last = floorLabel(building, { entrance, floor: highest - 1 })
      refuse('floor', fault('maisonetteTooHigh', last))
    } else if (expected !== secondaryFloor) {
      refuse(
        'secondaryFloor',
        expected === null
          ? fault('secondFloorOfFlat')
          : fault('wrongSecondFloor', floorLabel(building, { entrance, floor: expected })),
      )
    }
  }),
)

function isInRange(building: Building, floor: number): boolean {
  const floors = floorsOf(building)
  return floor >= (floors[0] ?? floor) && floor <= (floors.at(-1) ?? floor)
}

/** How many rooms apartments of a type usually have: „Двустаен“ (`2-bedroom`) has two, a studio has one. */
export function usualRooms(building: Building, type: ApartmentType): number {
  return findApartmentType(building, type)?.rooms ?? 1
}

/**
 * Warnings about the values of an apartment. `isTaken` says that another apartment of the entrance has the
 * number; `before` is the stored apartment, if there is one, whose own warnings are not repeated.
 */
export function apartmentWarnings(
  building: Building,
  values: ApartmentValues,
  isTaken: boolean,
  before: ApartmentValues | undefined,
): Warning[] {
  const warningsOf = (apartment: ApartmentValues, isTaken: boolean) => [
    ...apartmentNumberWarnings(building, apartment, isTaken),
    ...areaWarnings(apartment),
    ...roomWarnings(building, apartment),
  ]
  const now = warningsOf(values, isTaken)
  if (!before) return now
  return [...newWarnings(now, warningsOf(before, true)), ...priceWarnings(before.price, values.price)]
}

export function apartmentNumberWarnings(
  building: Building,
  { entrance, number }: Pick<ApartmentValues, 'entrance' | 'number'>,
  isTaken: boolean,
): Warning[] {
  if (!isTaken) return []
  const id = `number:${entrance}:${encodeURIComponent(number)}`
  return [{ id, kind: 'apartment-number-taken', entrance: entranceLetter(building, entrance), number }]
}

function roomWarnings(building: Building, { type, rooms }: ApartmentValues): Warning[] {
  if (rooms === usualRooms(building, type)) return []
  const id = `rooms:${type}:${rooms}`
  return [{ id, kind: 'unusual-rooms', rooms, type: apartmentTypeName(building, type) }]
}
