import type { PublicApartment } from '../apartment/apartment.ts'
import { isHiddenPrice } from '../formats/money.ts'
import { areaWarnings } from '../record/warning.ts'
import type { Finding, NamedApartment } from './finding.ts'

export type CheckedApartment = NamedApartment &
  Pick<PublicApartment, 'status' | 'price' | 'netArea' | 'area' | 'images' | 'brochureUrl'>

/** Finds contradictions and gaps of single apartments, and numbers that two apartments of an entrance share. */
export function checkApartments(apartments: readonly CheckedApartment[]): Finding[] {
  const namesakes = Map.groupBy(apartments, numberName)
  return apartments.flatMap((apartment): Finding[] => {
    const { id, number, entrance } = apartment
    const kinds = [
      (namesakes.get(numberName(apartment))?.length ?? 0) > 1 && 'number',
      areaWarnings(apartment).length > 0 && 'areas',
      // A sold apartment needs no price, because nobody can buy it.
      apartment.status !== 'sold' && isHiddenPrice(apartment.price) && 'price',
      apartment.images.length === 0 && 'photo',
      apartment.brochureUrl === null && 'brochure',
    ] as const
    return kinds
      .filter((kind) => kind !== false)
      .map((kind) => ({ kind, apartment: { id, number, entrance } }))
  })
}

/** Readers take „12A“ and „12a “ for the same number. */
function numberName({ entrance, number }: NamedApartment): string {
  return `${entrance} ${number.trim().toLocaleLowerCase('bg')}`
}
