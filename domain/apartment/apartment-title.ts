import { type Building, type Entrance, floorLabel } from '../building/building.ts'

export interface ApartmentFloors {
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
}

/** "3", or "8–9" for a maisonette, as visitors read it; „Партер“ where the floor has a name. */
export function floorSpan(building: Building, { entrance, floor, secondaryFloor }: ApartmentFloors): string {
  const first = floorLabel(building, { entrance, floor })
  return secondaryFloor === null
    ? first
    : `${first}–${floorLabel(building, { entrance, floor: secondaryFloor })}`
}

/** "3", or "3 - 4" for a maisonette: the notation of the admin list. */
export function floorRange(building: Building, { entrance, floor, secondaryFloor }: ApartmentFloors): string {
  const first = floorLabel(building, { entrance, floor })
  return secondaryFloor === null
    ? first
    : `${first} - ${floorLabel(building, { entrance, floor: secondaryFloor })}`
}

/** One floor as a number that Excel can calculate with; the two floors of a maisonette as a text. */
export function floorOrSpan(building: Building, apartment: ApartmentFloors): string | number {
  return apartment.secondaryFloor === null ? apartment.floor : floorSpan(building, apartment)
}
