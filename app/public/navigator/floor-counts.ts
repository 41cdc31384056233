import type { GridFloor } from '../../../domain/building/building-grid.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

export function countFitting(apartments: readonly Pick<NavigatorApartment, 'fits'>[]): number {
  return apartments.filter(({ fits }) => fits).length
}

/**
 * „1 свободен от 4“ of a floor, with the upper floors of maisonettes, which are not among them, and with what the
 * filters leave.
 */
export function floorCounts(
  { navigator, finding }: Pick<PublicText, 'navigator' | 'finding'>,
  { apartments, counted, free }: GridFloor<NavigatorApartment>,
  isFiltered: boolean,
): string {
  const upper = apartments.length - counted.length
  const fitting = countFitting(counted)
  const parts = [
    ...(counted.length > 0 || upper === 0 ? [navigator.building.freeOf(free, counted.length)] : []),
    ...(upper > 0 ? [finding.upperFloorsOf(upper)] : []),
    ...(isFiltered ? [finding.fit(fitting)] : []),
    ...(isFiltered && !apartments.some(({ fits }) => fits) ? [finding.noneFits] : []),
  ]
  return parts.join(', ')
}
