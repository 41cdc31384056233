import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { a4, inks, innerWidth, statusInks } from '../page.ts'
import { type Pen, widthOfText } from '../pen.ts'
import type { ListColumn } from './list-columns.ts'

export const headPen: Pen = { size: 7.5, weight: 600, colour: inks.white }
/** At each side of a cell. */
export const padding = 4
const markWidth = 10

export interface PlacedColumn extends ListColumn {
  left: number
  right: number
}

export function cellPen(name: ListColumn['name'], { status }: Pick<ApartmentListItem, 'status'>): Pen {
  if (name === 'status') return { size: 8.5, weight: 600, colour: statusInks[status] }
  const isStrong = name === 'number' || name === 'price'
  const colour = status === 'sold' ? inks.quiet : inks.text
  return { size: 8.5, weight: isStrong ? 600 : 400, colour }
}

/** The room for the symbol before the name of a status. */
export function indentOf({ name }: Pick<ListColumn, 'name'>): number {
  return name === 'status' ? markWidth : 0
}

/** How far texts in cells are scaled down before they are cut. */
export const smallestText = 0.75
/** Numbers are never cut. */
export const smallestNumber = 0.4

/**
 * The columns with their positions on the page. They keep their own proportions where everything can be read so;
 * otherwise each gets what its longest text needs, numbers first, because texts may be cut.
 */
export function placeColumns(
  document: PDFKit.PDFDocument,
  columns: ListColumn[],
  apartments: readonly ApartmentListItem[],
): PlacedColumn[] {
  const shares = inProportion(columns.map(({ width }) => width))
  const needs = columns.map((column) => neededWidth(document, column, apartments))
  const fits = needs.every((need, index) => need <= (shares[index] ?? 0))
  const widths = fits ? shares : byNeed(columns, needs)
  let right = a4.margin
  return columns.map((column, index) => {
    const left = right
    right += widths[index] ?? 0
    return { ...column, left, right }
  })
}

function inProportion(widths: number[], room = innerWidth): number[] {
  const scale = room / sum(widths)
  return widths.map((width) => width * scale)
}

function byNeed(columns: ListColumn[], needs: number[]): number[] {
  if (sum(needs) <= innerWidth) return inProportion(needs)
  const isNumber = (index: number) => columns[index]?.isNumber === true
  const forNumbers = sum(needs.filter((_, index) => isNumber(index)))
  const texts = needs.map((need, index) => (isNumber(index) ? 0 : need))
  const scaled = inProportion(texts, innerWidth - forNumbers)
  return needs.map((need, index) => (isNumber(index) ? need : (scaled[index] ?? 0)))
}

/** How many of the longest texts of a column are measured: letters differ in width, but not by much. */
const measuredTexts = 6

/** The width at which no text of a column is cut. */
function neededWidth(
  document: PDFKit.PDFDocument,
  column: ListColumn,
  apartments: readonly ApartmentListItem[],
): number {
  const pen = cellPen(column.name, { status: 'available' })
  const texts = [...new Set(apartments.map((apartment) => column.text(apartment)))]
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, measuredTexts)
  const cells = longest.map((text) => widthOfText(document, text, pen) + indentOf(column))
  const widest = Math.max(widthOfText(document, column.header, headPen), ...cells)
  return widest * smallestText + 2 * padding
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
