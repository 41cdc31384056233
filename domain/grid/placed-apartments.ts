import { type Building, type Entrance, floorsOf } from '../building/building.ts'
import { compareNumbers } from '../lists/compare.ts'

export interface PlaceableApartment {
  number: string
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
}

export interface Placed<Item> {
  apartment: Item
  /** Counts from the highest floor; a maisonette has the row of its upper floor. */
  row: number
  rows: 1 | 2
  /** Counts over all entrances, from the left. */
  column: number
}

export interface ApartmentPlaces<Item> {
  cells: Placed<Item>[]
  columns: { entrance: Entrance; count: number }[]
}

/**
 * Places all apartments in the grid, those of a floor by number. A maisonette has the same column on both
 * floors; if its floors are not adjacent, it is drawn twice.
 */
export function placeApartments<Item extends PlaceableApartment>(
  building: Building,
  apartments: readonly Item[],
): ApartmentPlaces<Item> {
  const places: ApartmentPlaces<Item> = { cells: [], columns: [] }
  let before = 0
  const floors = floorsOf(building)
  for (const { id: entrance } of building.entrances) {
    const cells = placeAtEntrance(
      floors,
      apartments.filter((apartment) => apartment.entrance === entrance),
    )
    if (cells.length === 0) continue
    const count = Math.max(...cells.map(({ column }) => column)) + 1
    places.cells.push(...cells.map((cell) => ({ ...cell, column: cell.column + before })))
    places.columns.push({ entrance, count })
    before += count
  }
  return places
}

/**
 * The cells of one entrance. It is filled from the lowest floor upwards, so that a maisonette takes its column
 * on the next floor before the apartments there.
 */
function placeAtEntrance<Item extends PlaceableApartment>(
  floors: number[],
  apartments: Item[],
): Placed<Item>[] {
  const sorted = apartments.toSorted((a, b) => compareNumbers(a.number, b.number))
  const places: Places = { floors, taken: new Set(), from: new Map() }
  return floors.flatMap((floor) =>
    sorted
      .filter((apartment) => beginsOn(floor, apartment))
      .map((apartment) => placeOn(floor, apartment, places)),
  )
}

interface Places {
  floors: number[]
  taken: Set<string>
  from: Map<number, number>
}

function placeOn<Item extends PlaceableApartment>(
  floor: number,
  apartment: Item,
  { floors, taken, from }: Places,
): Placed<Item> {
  const rows = isOneAbove(apartment) ? 2 : 1
  let column = from.get(floor) ?? 0
  while (taken.has(`${floor}:${column}`)) column += 1
  // All columns up to this one are taken, so the next search on this floor begins after it.
  from.set(floor, column + 1)
  for (let each = floor; each < floor + rows; each += 1) taken.add(`${each}:${column}`)
  return { apartment, row: floors.toReversed().indexOf(floor + rows - 1), rows, column }
}

function beginsOn(floor: number, apartment: PlaceableApartment): boolean {
  if (isOneAbove(apartment))
    return Math.min(apartment.floor, apartment.secondaryFloor ?? apartment.floor) === floor
  return apartment.floor === floor || apartment.secondaryFloor === floor
}

function isOneAbove({ floor, secondaryFloor }: PlaceableApartment): boolean {
  return secondaryFloor !== null && Math.abs(floor - secondaryFloor) === 1
}
