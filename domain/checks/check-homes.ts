import type { PublicApartment } from '../apartment/apartment.ts'
import { isHiddenPrice } from '../formats/money.ts'
import { areaWarnings } from '../record/warning.ts'
import type { Finding, NamedHome } from './finding.ts'

export type CheckedHome = NamedHome &
  Pick<PublicApartment, 'status' | 'price' | 'netArea' | 'area' | 'images' | 'brochureUrl'>

/** What each home says of itself, and whether two of one entrance have the same number. */
export function checkHomes(homes: readonly CheckedHome[]): Finding[] {
  const namesakes = Map.groupBy(homes, numberName)
  return homes.flatMap((home): Finding[] => {
    const { id, number, entrance } = home
    const kinds = [
      (namesakes.get(numberName(home))?.length ?? 0) > 1 && 'number',
      areaWarnings(home).length > 0 && 'areas',
      // Nobody asks any more what a sold one costs.
      home.status !== 'sold' && isHiddenPrice(home.price) && 'price',
      home.images.length === 0 && 'photo',
      home.brochureUrl === null && 'brochure',
    ] as const
    return kinds.filter((kind) => kind !== false).map((kind) => ({ kind, home: { id, number, entrance } }))
  })
}

/** „12A“ and „12a “ are one number to whoever reads them. */
function numberName({ entrance, number }: NamedHome): string {
  return `${entrance} ${number.trim().toLocaleLowerCase('bg')}`
}
