import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { entranceName, entrances } from '../../../domain/building.ts'
import { drawFooter, footerTop } from '../draw-footer.ts'
import { inks } from '../inks.ts'
import { a4, innerWidth, openDocument } from '../open-document.ts'
import { type Pen, write, writeBefore, writeParagraph } from '../pen.ts'
import { drawHead, drawRow, headHeight, type PlacedColumn, placeColumns } from './draw-row.ts'
import { drawRunningTitle, drawTitle, formatCounts, runningTitleHeight, title } from './draw-title.ts'
import type { PriceList } from './price-list.ts'

/** Something of a list, in the order of reading. */
interface Line {
  height: number
  /** How many of those after it stay on its page. */
  keeps?: number
}

/** What there is room for below the head of the first page, and of every other one. */
interface PageRooms {
  first: number
  others: number
}

/** Which lines stand on which page. A last page with less than this moves some down from the one before. */
const leastOnLast = 6

export function breakPages<Each extends Line>(lines: readonly Each[], rooms: PageRooms): Each[][] {
  const pages: Each[][] = [[]]
  let left = rooms.first
  for (const [index, line] of lines.entries()) {
    const needed = heightOf(lines.slice(index, index + 1 + (line.keeps ?? 0)))
    if (needed > left && pages.at(-1)?.length !== 0) {
      pages.push([])
      left = rooms.others
    }
    pages.at(-1)?.push(line)
    left -= line.height
  }
  return fillLast(pages, rooms.others)
}

/** As few as stand alone look lost: others join them, but not those that would leave a heading behind. */
function fillLast<Each extends Line>(pages: Each[][], room: number): Each[][] {
  const [last, before] = [pages.at(-1), pages.at(-2)]
  if (!last || !before) return pages
  const moved = before.slice(-Math.max(0, leastOnLast - last.length))
  const stays = before.slice(0, before.length - moved.length)
  const leavesHeading = stays.slice(-4).some((line, index, end) => (line.keeps ?? 0) >= end.length - index)
  if (last.length >= leastOnLast || stays.length === 0 || leavesHeading) return pages
  return heightOf([...moved, ...last]) > room ? pages : [...pages.slice(0, -2), stays, [...moved, ...last]]
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}

type ListLine = { height: number; keeps?: number } & (
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
function priceListPages(list: PriceList, rooms: PageRooms): ListLine[][] {
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

/** The list as a PDF, on as many pages as it takes. */
export function drawPriceList(list: PriceList, logo?: Uint8Array): Promise<Buffer> {
  const { company, day } = list
  const { document, bytes } = openDocument({
    title: `${title} · ${company.companyName}`,
    author: company.companyName,
    day: new Date(day),
  })
  const columns = placeColumns(!list.isSorted)
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

/** Lines below their head. */
function drawPage(
  document: PDFKit.PDFDocument,
  columns: PlacedColumn[],
  lines: ListLine[],
  top: number,
): void {
  drawHead(document, columns, top)
  let y = top + headHeight
  for (const line of lines) {
    if (line.kind === 'heading') drawHeading(document, line, y)
    if (line.kind === 'continuation') drawContinuation(document, line, y)
    if (line.kind === 'remark') drawRemark(document, lines.length === 1, y)
    if (line.kind === 'row') {
      if (line.beginsFloor) rule(document, y, inks.quiet, 0.6)
      drawRow(document, columns, line.apartment, y, line.height)
      rule(document, y + line.height, inks.line, 0.4)
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
