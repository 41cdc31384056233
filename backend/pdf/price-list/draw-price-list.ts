import { drawFooter, footerTop } from '../draw-footer.ts'
import { inks } from '../inks.ts'
import { a4, innerWidth, openDocument } from '../open-document.ts'
import { type Pen, write, writeBefore, writeParagraph } from '../pen.ts'
import { columnsOf } from './columns.ts'
import { drawHead, drawRow, headHeight, type PlacedColumn, placeColumns } from './draw-row.ts'
import { drawRunningTitle, drawTitle, formatCounts, runningTitleHeight, title } from './draw-title.ts'
import { type ListLine, priceListPages } from './list-lines.ts'
import type { PriceList } from './price-list.ts'

/** The list as a PDF, on as many pages as it takes. */
export function drawPriceList(list: PriceList, logo?: Uint8Array): Promise<Buffer> {
  const { company, day } = list
  const { document, bytes } = openDocument({
    title: `${title} · ${company.companyName}`,
    author: company.companyName,
    day: new Date(day),
  })
  const columns = placeColumns(columnsOf(!list.isSorted))
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
