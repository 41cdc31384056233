import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { Building } from '../../../domain/building/building.ts'
import { defaultLanguage } from '../../../domain/language.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { columnsOf } from '../../../text/public/apartment-columns.ts'
import { a4, inks, innerWidth, statusInks } from '../page.ts'
import { fitted, type Pen, write, writeBefore } from '../pen.ts'

export const headHeight = 20

const head: Pen = { size: 7.5, weight: 600, colour: inks.white }
const padding = 4

type Column = ReturnType<typeof columnsOf<'pdf'>>[number]

export interface PlacedColumn extends Column {
  left: number
  right: number
}

/**
 * The columns with their positions on the page. A list that is grouped by entrance has no column for it,
 * because its headings name the entrances.
 */
export function placeColumns(building: Building, isGrouped: boolean): PlacedColumn[] {
  const columns = columnsOf(allTexts[defaultLanguage], building, 'pdf').filter(
    ({ name }) => !isGrouped || name !== 'entrance',
  )
  const scale = innerWidth / columns.reduce((sum, { width }) => sum + width, 0)
  let right = a4.margin
  return columns.map((column) => {
    const left = right
    right += column.width * scale
    return { ...column, left, right }
  })
}

export function drawHead(document: PDFKit.PDFDocument, columns: PlacedColumn[], y: number): void {
  document.roundedRect(a4.margin, y, innerWidth, headHeight, 3).fill(inks.sea)
  for (const column of columns) writeCell(document, column, column.header, y + 13, head)
}

export function drawRow(
  document: PDFKit.PDFDocument,
  columns: PlacedColumn[],
  apartment: ApartmentListItem,
  y: number,
  height: number,
): void {
  const middle = y + height / 2
  for (const column of columns) {
    const indent = column.name === 'status' ? 10 : 0
    if (indent > 0) drawMark(document, apartment, column.left + padding + 3, middle)
    writeCell(document, column, column.text(apartment), middle + 3, penFor(column.name, apartment), indent)
  }
}

function penFor(name: Column['name'], { status }: ApartmentListItem): Pen {
  if (name === 'status') return { size: 8.5, weight: 600, colour: statusInks[status] }
  const isStrong = name === 'number' || name === 'price'
  const colour = status === 'sold' ? inks.quiet : inks.text
  return { size: 8.5, weight: isStrong ? 600 : 400, colour }
}

/**
 * Draws the symbol of a status, which can be told without colours, as on the site: a ring for available, a half
 * disc for reserved, a disc for sold.
 */
function drawMark(document: PDFKit.PDFDocument, { status }: ApartmentListItem, x: number, y: number): void {
  const ink = statusInks[status]
  if (status === 'sold') document.circle(x, y, 3).fill(ink)
  else document.circle(x, y, 2.6).lineWidth(0.8).stroke(ink)
  if (status === 'reserved') document.path(`M${x} ${y - 2.6}A2.6 2.6 0 0 1 ${x} ${y + 2.6}Z`).fill(ink)
}

function writeCell(
  document: PDFKit.PDFDocument,
  { left, right, isNumber }: PlacedColumn,
  content: string,
  y: number,
  wanted: Pen,
  indent = 0,
): void {
  if (content === '') return
  const { text, pen } = fitted(document, content, right - left - 2 * padding - indent, wanted)
  if (isNumber) writeBefore(document, text, right - padding, y, pen)
  else write(document, text, left + padding + indent, y, pen)
}
