import { compareApartments } from '../apartment/apartment.ts'
import { type Entrance, entrances, floors } from '../building.ts'

export interface PlacedHome {
  number: string
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
}

/** Where a home stands in the drawing of the building. */
export interface Placed<Home> {
  home: Home
  /** From the highest floor down; of a home on two floors the upper one. */
  row: number
  rows: 1 | 2
  /** Over all entrances, from the left. */
  column: number
}

export interface HomePlaces<Home> {
  cells: Placed<Home>[]
  /** How many homes stand side by side at each entrance; entrances without homes are left out. */
  columns: { entrance: Entrance; count: number }[]
}

/**
 * Homes stand by their numbers from the left. One on two floors takes the same place on both; where another floor lies
 * between them it is drawn twice.
 */
export function placeHomes<Home extends PlacedHome>(homes: readonly Home[]): HomePlaces<Home> {
  const places: HomePlaces<Home> = { cells: [], columns: [] }
  let before = 0
  for (const entrance of entrances) {
    const cells = placeAtEntrance(homes.filter((home) => home.entrance === entrance))
    if (cells.length === 0) continue
    const count = Math.max(...cells.map(({ column }) => column)) + 1
    places.cells.push(...cells.map((cell) => ({ ...cell, column: cell.column + before })))
    places.columns.push({ entrance, count })
    before += count
  }
  return places
}

/** From the lowest floor up: what reaches into the next floor has its place there before the others come. */
function placeAtEntrance<Home extends PlacedHome>(homes: Home[]): Placed<Home>[] {
  const sorted = homes.toSorted(compareApartments)
  const places: Places = { taken: new Set(), from: new Map() }
  return floors.flatMap((floor) =>
    sorted.filter((home) => beginsOn(floor, home)).map((home) => placeOn(floor, home, places)),
  )
}

interface Places {
  /** „floor:column“ */
  taken: Set<string>
  /** By floor: the first column that may be free. */
  from: Map<number, number>
}

function placeOn<Home extends PlacedHome>(floor: number, home: Home, { taken, from }: Places): Placed<Home> {
  const rows = isOneAbove(home) ? 2 : 1
  let column = from.get(floor) ?? 0
  while (taken.has(`${floor}:${column}`)) column += 1
  // What lies before is taken for good.
  from.set(floor, column + 1)
  for (let each = floor; each < floor + rows; each += 1) taken.add(`${each}:${column}`)
  return { home, row: rowOf(floor + rows - 1), rows, column }
}

function rowOf(floor: number): number {
  return floors.toReversed().indexOf(floor)
}

function beginsOn(floor: number, home: PlacedHome): boolean {
  if (isOneAbove(home)) return Math.min(home.floor, home.secondaryFloor ?? home.floor) === floor
  return home.floor === floor || home.secondaryFloor === floor
}

function isOneAbove({ floor, secondaryFloor }: PlacedHome): boolean {
  return secondaryFloor !== null && Math.abs(floor - secondaryFloor) === 1
}
