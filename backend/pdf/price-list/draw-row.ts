import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { a4, inks, innerWidth, statusInks } from '../page.ts'
import { fitted, type Pen, write, writeBefore } from '../pen.ts'
import {
  cellPen,
  headPen,
  indentOf,
  type PlacedColumn,
  padding,
  smallestNumber,
  smallestText,
} from './place-columns.ts'

export const headHeight = 20

export function drawHead(document: PDFKit.PDFDocument, columns: PlacedColumn[], y: number): void {
  document.roundedRect(a4.margin, y, innerWidth, headHeight, 3).fill(inks.sea)
  for (const column of columns) writeCell(document, column, column.header, y + 13, headPen, smallestText)
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
    const indent = indentOf(column)
    if (indent > 0) drawMark(document, apartment, column.left + padding + 3, middle)
    const cell = { ...column, left: column.left + indent }
    const smallest = column.isNumber ? smallestNumber : smallestText
    writeCell(document, cell, column.text(apartment), middle + 3, cellPen(column.name, apartment), smallest)
  }
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
  smallest: number,
): void {
  if (content === '') return
  const { text, pen } = fitted(document, content, right - left - 2 * padding, wanted, smallest)
  if (isNumber) writeBefore(document, text, right - padding, y, pen)
  else write(document, text, left + padding, y, pen)
}
