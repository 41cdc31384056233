import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { entranceName, entrances } from '../../../domain/building.ts'
import { breakPages, type PageRooms } from './break-pages.ts'
import type { PriceList } from './price-list.ts'

export type ListLine = { height: number; keeps?: number } & (
  | { kind: 'heading'; name: string; apartments: ApartmentListItem[] }
  | { kind: 'continuation'; name: string }
  | { kind: 'row'; apartment: ApartmentListItem; beginsFloor: boolean }
  | { kind: 'remark' }
)

const headingHeight = 30
/** Where an entrance goes on from the page before. */
const continuationHeight = 22
const remarkHeight = 34
/** From the loosest to the tightest that still reads well. */
const rowHeights = [17, 16.5, 16, 15.5] as const

/** The lines of each page: rows stand as loosely as they can without taking another page for it. */
export function priceListPages(list: PriceList, rooms: PageRooms): ListLine[][] {
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
  const name = `${entranceName(first.apartment.entrance)} (продължение)`
  return [{ kind: 'continuation', height: continuationHeight, name }, ...lines]
}

function linesOf(list: PriceList, height: number): ListLine[] {
  const remark: ListLine = { kind: 'remark', height: remarkHeight }
  if (list.isSorted) return [...rowsOf(list.apartments, height, false), remark]
  const groups = entrances.flatMap((entrance): ListLine[] => {
    const apartments = list.apartments.filter((apartment) => apartment.entrance === entrance)
    if (apartments.length === 0) return []
    const keeps = Math.min(3, apartments.length)
    const heading: ListLine = {
      kind: 'heading',
      height: headingHeight,
      keeps,
      name: entranceName(entrance),
      apartments,
    }
    return [heading, ...rowsOf(apartments, height, true)]
  })
  return [...groups, remark]
}

function rowsOf(apartments: ApartmentListItem[], height: number, byFloor: boolean): ListLine[] {
  return apartments.map((apartment, index) => {
    const before = apartments[index - 1]
    const beginsFloor = byFloor && before !== undefined && before.floor !== apartment.floor
    return { kind: 'row', height, apartment, beginsFloor }
  })
}
