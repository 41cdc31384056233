import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { compareEntrances } from '../../../domain/building/entrance-order.ts'
import { compareNumbers } from '../../../domain/lists/compare.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

type OfferedApartment = Pick<Apartment, 'id' | 'number' | 'entrance' | 'floor' | 'secondaryFloor'>

/**
 * An apartment as visitors choose it: by its number. Where several apartments share a number, the label adds
 * entrance and floor, and the value is the id.
 */
export type ApartmentChoice = readonly [value: string, label: string]

export function apartmentChoices(
  { enquirySubjectChoices, places }: ServerText,
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
      const floors = places.floors(building, apartment)
      return [id, enquirySubjectChoices.apartmentAt(number, entranceLetter(building, entrance), floors)]
    })
}
