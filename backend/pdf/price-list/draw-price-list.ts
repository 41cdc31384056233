import type { ServerText } from '../../../text/public/public-text.ts'
import { a4, inks } from '../page.ts'
import {
  lineHeight,
  linesOf,
  openDocument,
  type Pen,
  widthOfText,
  writeBefore,
  writeFitted,
  writeParagraph,
} from '../pen.ts'
import {
  drawFooter,
  drawRunningTitle,
  drawTitle,
  footerTop,
  formatCounts,
  runningTitleHeight,
} from './draw-page-frame.ts'
import { drawHead, drawRow, headHeight } from './draw-row.ts'
import { listColumns } from './list-columns.ts'
import { type ListLine, priceListPages, type Remark } from './list-lines.ts'
import { type PlacedColumn, placeColumns } from './place-columns.ts'
import type { PriceList } from './price-lists.ts'

export function drawPriceList(text: ServerText, list: PriceList, logo?: Uint8Array): Promise<Buffer> {
  const { language, building, company, day } = list
  const { document, bytes } = openDocument({
    language,
    title: [text.priceList.title, building.name].filter(Boolean).join(' · '),
    author: company.companyName,
    day: new Date(day),
  })
  const columns = placeColumns(document, shownColumns(text, list), list.apartments)
  const top = drawTitle(document, text, list, logo)
  const roomBelow = (y: number) => footerTop - 8 - y - headHeight
  const rooms = { first: roomBelow(top), others: roomBelow(runningTitleHeight) }
  const pages = priceListPages(text, list, rooms, remarkOf(document, text, list))
  for (const [index, lines] of pages.entries()) {
    if (index > 0) {
      document.addPage()
      drawRunningTitle(document, text, list)
    }
    drawPage(document, text, columns, lines, index === 0 ? top : runningTitleHeight)
    drawFooter(document, company, text.priceList.page(index + 1, pages.length))
  }
  document.end()
  return bytes
}

/** A list that is grouped by entrance has no column for it, because its headings name the entrances. */
function shownColumns(text: ServerText, { building, isSorted }: PriceList) {
  return listColumns(text, building).filter(({ name }) => isSorted || name !== 'entrance')
}

function drawPage(
  document: PDFKit.PDFDocument,
  text: ServerText,
  columns: PlacedColumn[],
  lines: ListLine[],
  top: number,
): void {
  drawHead(document, columns, top)
  let y = top + headHeight
  for (const line of lines) {
    switch (line.kind) {
      case 'heading':
        drawHeading(document, line, formatCounts(text, line.apartments), y)
        break
      case 'continuation':
        drawContinuation(document, line, y)
        break
      case 'remark':
        writeParagraph(document, line.remark, left, y + 18, right - left, remarkPen)
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

const [left, right] = [a4.margin + 4, a4.width - a4.margin - 4]

function drawHeading(
  document: PDFKit.PDFDocument,
  { name, height }: Heading,
  counts: string,
  y: number,
): void {
  const baseline = y + height - 9
  const pen: Pen = { size: 8.5, weight: 400, colour: inks.quiet }
  const room = right - left - widthOfText(document, counts, pen) - 12
  writeFitted(document, name, left, baseline, room, { size: 13, weight: 700, colour: inks.sea })
  writeBefore(document, counts, right, baseline, pen)
  rule(document, y + height, inks.sea, 0.8)
}

type Continuation = Extract<ListLine, { kind: 'continuation' }>

function drawContinuation(document: PDFKit.PDFDocument, { name, height }: Continuation, y: number): void {
  const pen: Pen = { size: 11, weight: 600, colour: inks.sea }
  writeFitted(document, name, left, y + height - 7, right - left, pen)
  rule(document, y + height, inks.sea, 0.8)
}

const remarkPen: Pen = { size: 8, weight: 400, colour: inks.quiet }

function remarkOf(document: PDFKit.PDFDocument, text: ServerText, { apartments }: PriceList): Remark {
  const remark = apartments.length === 0 ? text.apartmentList.empty : text.priceList.remark
  const lines = linesOf(document, remark, right - left, remarkPen).length
  return { kind: 'remark', remark, height: 12 + Math.max(2, lines) * remarkPen.size * lineHeight }
}

function rule(document: PDFKit.PDFDocument, y: number, ink: string, width: number): void {
  document
    .moveTo(a4.margin, y)
    .lineTo(a4.width - a4.margin, y)
    .lineWidth(width)
    .stroke(ink)
}
