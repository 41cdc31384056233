import { type Building, type Entrance, entranceLetter } from '../../domain/building/building.ts'
import type { ParkingType } from '../../domain/parking/parking-type.ts'
import { apartmentRowText } from './apartments.ts'
import { reservationsText } from './reservations.ts'

/** What names the units of a reservation; units that were deleted are left out. */
export interface NamedUnits {
  apartment: { number: string; entrance: Entrance } | undefined
  spots: readonly { number: string; type: ParkingType }[]
  stores: readonly { title: string }[]
}

const isGarage = ({ type }: { type: ParkingType }) => type === 'garage'

/** „паркомясто П1“, „гаражи Г1, Г2“ or both; empty without any. */
export function nameSpots(spots: NamedUnits['spots']): string {
  const numbers = (some: NamedUnits['spots']) => some.map(({ number }) => number)
  const [garages, others] = [spots.filter(isGarage), spots.filter((spot) => !isGarage(spot))]
  return [
    others.length > 0 && reservationsText.spots(numbers(others)),
    garages.length > 0 && reservationsText.garages(numbers(garages)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a reservation is about, in the middle of a sentence: „апартамент 12, вход А“, „магазин Кафене“. */
export function nameUnits(building: Building, { apartment, spots, stores }: NamedUnits): string {
  if (apartment) return apartmentRowText.name(apartment.number, entranceLetter(building, apartment.entrance))
  const titles = stores.map(({ title }) => title)
  const parts = [titles.length > 0 && reservationsText.stores(titles), nameSpots(spots)].filter(Boolean)
  return parts.join(', ') || reservationsText.deletedUnit
}

/** All that a deal is about: „апартамент 12, вход А; магазин „Кафене“, паркомясто П1“. */
export function nameAllUnits(building: Building, units: NamedUnits): string {
  const others = { ...units, apartment: undefined }
  if (!units.apartment || others.spots.length + others.stores.length === 0) return nameUnits(building, units)
  return `${nameUnits(building, units)}; ${nameUnits(building, others)}`
}

/** The same as `nameUnits` at the beginning of a sentence. */
export function titleOfUnits(building: Building, units: NamedUnits): string {
  const name = nameUnits(building, units)
  return name.charAt(0).toLocaleUpperCase('bg') + name.slice(1)
}
