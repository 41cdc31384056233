import { type ApartmentType, apartmentTypeLabels, secondaryFloorFor } from '../building/apartment-type.ts'
import { entranceLetters, lastFloor } from '../building/building.ts'
import { schemaOf } from '../record/schema-of.ts'
import { areaWarnings, newWarnings, priceWarnings, type Warning } from '../record/warning.ts'
import type { ApartmentValues } from './apartment.ts'
import { apartmentFields } from './apartment-fields.ts'

export const apartmentSchema = schemaOf(apartmentFields).superRefine(
  ({ type, floor, secondaryFloor }, context) => {
    const expected = secondaryFloorFor(type, floor)
    if (expected !== null && expected > lastFloor) {
      const message = `Мезонетът заема и горния етаж: изберете етаж до ${lastFloor - 1}`
      context.addIssue({ code: 'custom', path: ['floor'], message })
    } else if (expected !== secondaryFloor) {
      const message =
        expected === null
          ? 'Само мезонетите имат втори етаж'
          : `Вторият етаж на мезонета трябва да е ${expected}: етажът над първия`
      context.addIssue({ code: 'custom', path: ['secondaryFloor'], message })
    }
  },
)

/** Types count rooms: „Двустаен“ (`2-bedroom`) has two, a studio has one. */
export function usualRooms(type: ApartmentType): number {
  return type === 'studio' ? 1 : Number.parseInt(type, 10)
}

/**
 * `isTaken` says that another apartment of the entrance has the number; `before` is the stored apartment, if there
 * is one.
 */
export function apartmentWarnings(
  values: ApartmentValues,
  isTaken: boolean,
  before: ApartmentValues | undefined,
): Warning[] {
  const now = [...apartmentNumberWarnings(values, isTaken), ...areaWarnings(values), ...roomWarnings(values)]
  if (!before) return now
  const known = [...apartmentNumberWarnings(before, true), ...areaWarnings(before), ...roomWarnings(before)]
  return [...newWarnings(now, known), ...priceWarnings(before.price, values.price)]
}

export function apartmentNumberWarnings(
  { entrance, number }: Pick<ApartmentValues, 'entrance' | 'number'>,
  isTaken: boolean,
): Warning[] {
  const message = `Във вход ${entranceLetters[entrance]} вече има апартамент ${number}.`
  return isTaken ? [{ id: `number:${entrance}:${encodeURIComponent(number)}`, message }] : []
}

function roomWarnings({ type, rooms }: ApartmentValues): Warning[] {
  if (rooms === usualRooms(type)) return []
  const message = `Броят стаи (${rooms}) не отговаря на типа „${apartmentTypeLabels[type]}“.`
  return [{ id: `rooms:${type}:${rooms}`, message }]
}
