import { entranceLetters } from '../building.ts'
import { type Doubt, doubtAreas, doubtPrice, newDoubts } from '../record/doubt.ts'
import type { ApartmentValues } from './apartment.ts'
import { type ApartmentType, apartmentTypeLabels } from './apartment-type.ts'

/** „Двустаен“ has two rooms, a studio one. */
export function usualRooms(type: ApartmentType): number {
  return type === 'studio' ? 1 : Number.parseInt(type, 10)
}

/** `isTaken`: another home of the entrance has the number. `before`: as it is stored, if it is. */
export function doubtApartment(
  values: ApartmentValues,
  isTaken: boolean,
  before: ApartmentValues | undefined,
): Doubt[] {
  const now = [...doubtNumber(values, isTaken), ...doubtAreas(values), ...doubtRooms(values)]
  if (!before) return now
  const known = [...doubtNumber(before, true), ...doubtAreas(before), ...doubtRooms(before)]
  return [...newDoubts(now, known), ...doubtPrice(before.price, values.price)]
}

export function doubtNumber(
  { entrance, number }: Pick<ApartmentValues, 'entrance' | 'number'>,
  isTaken: boolean,
): Doubt[] {
  const words = `Във вход ${entranceLetters[entrance]} вече има апартамент ${number}.`
  return isTaken ? [{ id: `number:${entrance}:${encodeURIComponent(number)}`, words }] : []
}

function doubtRooms({ type, rooms }: ApartmentValues): Doubt[] {
  if (rooms === usualRooms(type)) return []
  const words = `Броят стаи (${rooms}) не отговаря на типа „${apartmentTypeLabels[type]}“.`
  return [{ id: `rooms:${type}:${rooms}`, words }]
}
