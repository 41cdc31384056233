import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { type Building, type Entrance, entranceIds, entranceName } from '../../../domain/building/building.ts'
import { a4, inks, innerWidth } from '../page.ts'
import { openDocument, type Pen, write, writeBefore, writeParagraph } from '../pen.ts'
import {
  drawFooter,
  drawRunningTitle,
  drawTitle,
  footerTop,
  formatCounts,
  runningTitleHeight,
  title,
} from './draw-page-frame.ts'
import { drawHead, drawRow, headHeight, type PlacedColumn, placeColumns } from './draw-row.ts'
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

type ListLine = Line &
  (
    | { kind: 'heading'; name: string; apartments: ApartmentListItem[] }
    | { kind: 'continuation'; name: string }
    | { kind: 'row'; apartment: ApartmentListItem; beginsFloor: boolean }
    | { kind: 'remark' }
  )

const headingHeight = 30
/** The height of the heading that is repeated when an entrance continues from the page before. */
const continuationHeight = 22
const remarkHeight = 34
/** The possible heights of a row, from the most generous to the tightest that is still easy to read. */
const rowHeights = [17, 16.5, 16, 15.5] as const

/** The lines of each page, with the largest row height that needs no additional page. */
function priceListPages(list: PriceList, rooms: PageRooms): ListLine[][] {
  const others = rooms.others - (list.isSorted ? 0 : continuationHeight)
  const tries = rowHeights.map((height) => breakPages(linesOf(list, height), { ...rooms, others }))
  const fewest = Math.min(...tries.map((pages) => pages.length))
  const pages = tries.find((pages) => pages.length === fewest) ?? []
  return list.isSorted ? pages : pages.map((lines) => addContinuation(list.building, lines))
}

/** Repeats the heading of the entrance at the top of a page that begins with an apartment. */
function addContinuation(building: Building, lines: ListLine[]): ListLine[] {
  const [first] = lines
  if (first?.kind !== 'row') return lines
  const name = `${entranceName(building, first.apartment.entrance)} (продължение)`
  return [{ kind: 'continuation', height: continuationHeight, name }, ...lines]
}

function linesOf(list: PriceList, height: number): ListLine[] {
  const remark: ListLine = { kind: 'remark', height: remarkHeight }
  if (list.isSorted) return [...rowsOf(list.apartments, height, false), remark]
  const groups = entrancesOf(list).flatMap((entrance): ListLine[] => {
    const apartments = list.apartments.filter((apartment) => apartment.entrance === entrance)
    if (apartments.length === 0) return []
    const heading: ListLine = {
      kind: 'heading',
      height: headingHeight,
      keepWithNext: Math.min(3, apartments.length),
      name: entranceName(list.building, entrance),
      apartments,
    }
    return [heading, ...rowsOf(apartments, height, true)]
  })
  return [...groups, remark]
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

export function drawPriceList(list: PriceList, logo?: Uint8Array): Promise<Buffer> {
  const { building, company, day } = list
  const { document, bytes } = openDocument({
    title: [title, building.name].filter(Boolean).join(' · '),
    author: company.companyName,
    day: new Date(day),
  })
  const columns = placeColumns(building, !list.isSorted)
  const top = drawTitle(document, list, logo)
  const roomBelow = (y: number) => footerTop - 8 - y - headHeight
  const pages = priceListPages(list, { first: roomBelow(top), others: roomBelow(runningTitleHeight) })
  for (const [index, lines] of pages.entries()) {
    if (index > 0) {
      document.addPage()
      drawRunningTitle(document, list)
    }
    drawPage(document, columns, lines, index === 0 ? top : runningTitleHeight)
    drawFooter(document, company, `стр. ${index + 1} от ${pages.length}`)
  }
  document.end()
  return bytes
}

function drawPage(
  document: PDFKit.PDFDocument,
  columns: PlacedColumn[],
  lines: ListLine[],
  top: number,
): void {
  drawHead(document, columns, top)
  let y = top + headHeight
  for (const line of lines) {
    switch (line.kind) {
      case 'heading':
        drawHeading(document, line, y)
        break
      case 'continuation':
        drawContinuation(document, line, y)
        break
      case 'remark':
        drawRemark(document, lines.length === 1, y)
        break
      case 'row':
        if (line.beginsFloor) rule(document, y, inks.quiet, 0.6)
        drawRow(document, columns, line.apartment, y, line.height)
        rule(document, y + line.height, inks.line, 0.4)
        break
    }
    y += line.height
  }
}

type Heading = Extract<ListLine, { kind: 'heading' }>

function drawHeading(document: PDFKit.PDFDocument, { name, apartments, height }: Heading, y: number): void {
  const baseline = y + height - 9
  write(document, name, a4.margin + 4, baseline, { size: 13, weight: 700, colour: inks.sea })
  const counts: Pen = { size: 8.5, weight: 400, colour: inks.quiet }
  writeBefore(document, formatCounts(apartments), a4.width - a4.margin - 4, baseline, counts)
  rule(document, y + height, inks.sea, 0.8)
}

type Continuation = Extract<ListLine, { kind: 'continuation' }>

function drawContinuation(document: PDFKit.PDFDocument, { name, height }: Continuation, y: number): void {
  write(document, name, a4.margin + 4, y + height - 7, { size: 11, weight: 600, colour: inks.sea })
  rule(document, y + height, inks.sea, 0.8)
}

function drawRemark(document: PDFKit.PDFDocument, isAlone: boolean, y: number): void {
  const pen: Pen = { size: 8, weight: 400, colour: inks.quiet }
  const text = isAlone
    ? 'Няма апартаменти, които отговарят на избраните филтри.'
    : 'Цените са в евро. Цените и наличността са към посочената дата; актуалните са в сайта, на адреса в кода.'
  writeParagraph(document, text, a4.margin + 4, y + 18, innerWidth - 8, pen)
}

function rule(document: PDFKit.PDFDocument, y: number, ink: string, width: number): void {
  document
    .moveTo(a4.margin, y)
    .lineTo(a4.width - a4.margin, y)
    .lineWidth(width)
    .stroke(ink)
}
