import { type Building, entranceLetter } from '../building/building.ts'
import { compareEntrances } from '../building/entrance-order.ts'
import { compareNumbers } from '../lists/compare.ts'
import type { Apartment } from './apartment.ts'
import { formatFloors } from './apartment-title.ts'

type OfferedApartment = Pick<Apartment, 'id' | 'number' | 'entrance' | 'floor' | 'secondaryFloor'>

/**
 * An apartment as visitors choose it: by its number. Where several apartments share a number, the label adds
 * entrance and floor, and the value is the id.
 */
export type ApartmentChoice = readonly [value: string, label: string]

export function apartmentChoices(
  building: Building,
  apartments: readonly OfferedApartment[],
  all: readonly OfferedApartment[],
): ApartmentChoice[] {
  const counts = Map.groupBy(all, ({ number }) => number)
  const byEntrance = compareEntrances(building)
  return apartments
    .toSorted((a, b) => compareNumbers(a.number, b.number) || byEntrance(a.entrance, b.entrance))
    .map((apartment) => {
      const { id, number, entrance } = apartment
      if (counts.get(number)?.length === 1) return [number, number]
      return [
        id,
        `${number} (вход ${entranceLetter(building, entrance)}, ${formatFloors(building, apartment)})`,
      ]
    })
}
