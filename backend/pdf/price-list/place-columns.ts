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
 * otherwise each gets what its longest text needs. Where even that is too much, texts are cut, but no numbers.
 */
export function placeColumns(
  document: PDFKit.PDFDocument,
  columns: ListColumn[],
  apartments: readonly ApartmentListItem[],
): PlacedColumn[] {
  const needs = columns.map((column) => neededWidth(document, column, apartments))
  const scale = innerWidth / sum(columns.map(({ width }) => width))
  const shares = columns.map(({ width }) => width * scale)
  const fits = needs.every(({ all }, index) => all <= (shares[index] ?? 0))
  const widths = fits ? shares : byNeed(needs)
  let right = a4.margin
  return columns.map((column, index) => {
    const left = right
    right += widths[index] ?? 0
    return { ...column, left, right }
  })
}

interface NeededWidth {
  /** For what must not be cut. */
  least: number
  /** For all texts and the header, scaled down as far as they can be read well. */
  all: number
  /** For all texts and the header in their own size. */
  full: number
}

/**
 * What is left beyond one of three widths, or what is missing, is shared by what each column needs for the next one:
 * a column of long names takes no room from numbers that could still be written larger.
 */
function byNeed(needs: NeededWidth[]): number[] {
  const full = needs.map((need) => need.full)
  if (innerWidth >= sum(full)) return full.map((width) => (width * innerWidth) / sum(full))
  const all = needs.map((need) => need.all)
  const least = needs.map((need) => need.least)
  return innerWidth >= sum(all) ? between(all, full) : between(least, all)
}

function between(narrow: number[], wide: number[]): number[] {
  const rate = Math.max(0, innerWidth - sum(narrow)) / Math.max(1, sum(wide) - sum(narrow))
  return narrow.map((width, index) => width + ((wide[index] ?? width) - width) * rate)
}

/** How many of the longest texts of a column are measured: letters differ in width, but not by much. */
const measuredTexts = 6
/** Of a column of texts, so that none of them disappears. */
const leastText = 24

function neededWidth(
  document: PDFKit.PDFDocument,
  column: ListColumn,
  apartments: readonly ApartmentListItem[],
): NeededWidth {
  const pen = cellPen(column.name, { status: 'available' })
  const texts = [...new Set(apartments.map((apartment) => column.text(apartment)))]
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, measuredTexts)
  const cells = Math.max(0, ...longest.map((text) => widthOfText(document, text, pen)))
  const forCells = cells * smallestText + indentOf(column)
  const header = widthOfText(document, column.header, headPen)
  const all = Math.max(forCells, header * smallestText) + 2 * padding
  const full = Math.max(cells + indentOf(column), header) + 2 * padding
  return { least: column.isNumber ? forCells + 2 * padding : Math.min(all, leastText), all, full }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
