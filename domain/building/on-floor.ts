import { rowsBy } from '../lists/rows-by.ts'
import type { Entrance } from './building.ts'

interface Placed {
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
}

/** The apartments on a floor of an entrance; a maisonette is on both of its floors. */
export function apartmentsOn<Apartment extends Placed>(
  apartments: readonly Apartment[],
  entrance: Entrance,
  floor: number,
): Apartment[] {
  return rowsBy<Apartment, Entrance>(apartments, entranceOf, entrance).filter(
    (apartment) => apartment.floor === floor || apartment.secondaryFloor === floor,
  )
}

const entranceOf = ({ entrance }: Placed) => entrance
