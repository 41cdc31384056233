import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { entranceName, entrances } from '../../../domain/building.ts'
import { breakPages, type PageRooms } from './break-pages.ts'
import type { PriceList } from './price-list.ts'

export type ListLine = { height: number; keeps?: number } & (
  | { kind: 'heading'; name: string; homes: ApartmentListItem[] }
  | { kind: 'continuation'; name: string }
  | { kind: 'row'; home: ApartmentListItem; beginsFloor: boolean }
  | { kind: 'remark' }
)

const headingHeight = 30
/** Where an entrance goes on from the page before. */
const continuationHeight = 22
const remarkHeight = 34
/** From the loosest to the tightest that still reads well. */
const rowHeights = [17, 16.5, 16, 15.5] as const

/** The lines of each page: rows stand as loosely as they can without taking another page for it. */
export function pagesOf(list: PriceList, rooms: PageRooms): ListLine[][] {
  const others = rooms.others - (list.isSorted ? 0 : continuationHeight)
  const tries = rowHeights.map((height) => breakPages(linesOf(list, height), { ...rooms, others }))
  const fewest = Math.min(...tries.map((pages) => pages.length))
  const pages = tries.find((pages) => pages.length === fewest) ?? []
  return list.isSorted ? pages : pages.map(sayEntrance)
}

/** A page that begins with a row would not say of which entrance it is. */
function sayEntrance(lines: ListLine[]): ListLine[] {
  const [first] = lines
  if (first?.kind !== 'row') return lines
  const name = `${entranceName(first.home.entrance)} (продължение)`
  return [{ kind: 'continuation', height: continuationHeight, name }, ...lines]
}

function linesOf(list: PriceList, height: number): ListLine[] {
  const remark: ListLine = { kind: 'remark', height: remarkHeight }
  if (list.isSorted) return [...rowsOf(list.homes, height, false), remark]
  const groups = entrances.flatMap((entrance): ListLine[] => {
    const homes = list.homes.filter((home) => home.entrance === entrance)
    if (homes.length === 0) return []
    const keeps = Math.min(3, homes.length)
    const heading: ListLine = {
      kind: 'heading',
      height: headingHeight,
      keeps,
      name: entranceName(entrance),
      homes,
    }
    return [heading, ...rowsOf(homes, height, true)]
  })
  return [...groups, remark]
}

function rowsOf(homes: ApartmentListItem[], height: number, byFloor: boolean): ListLine[] {
  return homes.map((home, index) => {
    const before = homes[index - 1]
    const beginsFloor = byFloor && before !== undefined && before.floor !== home.floor
    return { kind: 'row', height, home, beginsFloor }
  })
}
