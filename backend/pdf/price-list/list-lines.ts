import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { type Entrance, entranceIds } from '../../../domain/building/building.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import type { PriceList } from './price-lists.ts'

interface Line {
  height: number
  /** How many of the following lines must be on the same page. */
  keepWithNext?: number
}

/** The height for lines on the first page, and on each of the others. */
interface PageRooms {
  first: number
  others: number
}

/** A last page with fewer lines takes some over from the page before. */
const minLinesOnLastPage = 6

export function breakPages<Each extends Line>(lines: readonly Each[], rooms: PageRooms): Each[][] {
  const pages: Each[][] = [[]]
  let left = rooms.first
  for (const [index, line] of lines.entries()) {
    const needed = heightOf(lines.slice(index, index + 1 + (line.keepWithNext ?? 0)))
    if (needed > left && pages.at(-1)?.length !== 0) {
      pages.push([])
      left = rooms.others
    }
    pages.at(-1)?.push(line)
    left -= line.height
  }
  return fillLastPage(pages, rooms.others)
}

/** Moves lines to a nearly empty last page, unless a heading would stay behind without its rows. */
function fillLastPage<Each extends Line>(pages: Each[][], room: number): Each[][] {
  const [last, before] = [pages.at(-1), pages.at(-2)]
  if (!last || !before) return pages
  const moved = before.slice(-Math.max(0, minLinesOnLastPage - last.length))
  const stays = before.slice(0, before.length - moved.length)
  const leavesHeading = stays
    .slice(-4)
    .some((line, index, end) => (line.keepWithNext ?? 0) >= end.length - index)
  if (last.length >= minLinesOnLastPage || stays.length === 0 || leavesHeading) return pages
  return heightOf([...moved, ...last]) > room ? pages : [...pages.slice(0, -2), stays, [...moved, ...last]]
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}

export type ListLine = Line &
  (
    | { kind: 'heading'; name: string; apartments: ApartmentListItem[] }
    | { kind: 'continuation'; name: string }
    | { kind: 'row'; apartment: ApartmentListItem; beginsFloor: boolean }
    | { kind: 'remark'; remark: string }
  )

const headingHeight = 30
/** The height of the heading that is repeated when an entrance continues from the page before. */
const continuationHeight = 22
/** The possible heights of a row, from the most generous to the tightest that is still easy to read. */
const rowHeights = [17, 16.5, 16, 15.5] as const

/** The note below the apartments, with the height that its lines need. */
export type Remark = Extract<ListLine, { kind: 'remark' }>

/** The lines of each page, with the largest row height that needs no additional page. */
export function priceListPages(
  text: ServerText,
  list: PriceList,
  rooms: PageRooms,
  remark: Remark,
): ListLine[][] {
  const others = rooms.others - (list.isSorted ? 0 : continuationHeight)
  const tries = rowHeights.map((height) =>
    breakPages([...linesOf(text, list, height), remark], { ...rooms, others }),
  )
  const fewest = Math.min(...tries.map((pages) => pages.length))
  const pages = tries.find((pages) => pages.length === fewest) ?? []
  return list.isSorted ? pages : pages.map((lines) => addContinuation(text, list, lines))
}

/** Repeats the heading of the entrance at the top of a page that begins with an apartment. */
function addContinuation(
  { places, priceList }: ServerText,
  { building }: PriceList,
  lines: ListLine[],
): ListLine[] {
  const [first] = lines
  if (first?.kind !== 'row') return lines
  const name = priceList.continued(places.entrance(building, first.apartment.entrance))
  return [{ kind: 'continuation', height: continuationHeight, name }, ...lines]
}

function linesOf({ places }: ServerText, list: PriceList, height: number): ListLine[] {
  if (list.isSorted) return rowsOf(list.apartments, height, false)
  return entrancesOf(list).flatMap((entrance): ListLine[] => {
    const apartments = list.apartments.filter((apartment) => apartment.entrance === entrance)
    if (apartments.length === 0) return []
    const heading: ListLine = {
      kind: 'heading',
      height: headingHeight,
      keepWithNext: Math.min(3, apartments.length),
      name: places.entrance(list.building, entrance),
      apartments,
    }
    return [heading, ...rowsOf(apartments, height, true)]
  })
}

/** The entrances of the list: also those that the building no longer has, so that no apartment is missing. */
function entrancesOf({ building, apartments }: PriceList): Entrance[] {
  return [...new Set([...entranceIds(building), ...apartments.map(({ entrance }) => entrance)])]
}

function rowsOf(apartments: ApartmentListItem[], height: number, byFloor: boolean): ListLine[] {
  return apartments.map((apartment, index) => {
    const before = apartments[index - 1]
    const beginsFloor = byFloor && before !== undefined && before.floor !== apartment.floor
    return { kind: 'row', height, apartment, beginsFloor }
  })
}
