import { type Pieces, runAtOnce } from '../lists/pieces.ts'
import { readCellNumber } from './cell-number.ts'
import { columnsByAlias, columnsByName, type NamedKind } from './header-names.ts'
import { type Cell, isEmptyCell, maxSheetColumns, type SheetRow } from './sheet.ts'

/** A spreadsheet before anybody has said what its columns hold. */
export interface SheetTable {
  /** The index of the row with the names of the columns; -1 where there is none. */
  headerRow: number
  /** The names of the columns; empty for a column without one. As long as the widest row. */
  headers: string[]
  /**
   * The first rows below the header that look like records, from which the content of a column is guessed. Only the
   * beginnings of long texts are kept, since every guess looks at them.
   */
  sample: SheetRow[]
}

/** The header row is looked for in the first 20 rows, because titles may stand above it. */
const rowsLookedAt = 20
/** It names several of our fields among its first columns, and looking at a thousand of each row takes half a second. */
const columnsLookedAt = 200
const minColumns = 2
const maxHeaderLength = 100
const maxSample = 100
const rowsAtOnce = 10
/** Nothing that is told by its content is as long: the name of a type has at most 50 characters. */
const maxSampleLength = 100

export function findTable(rows: readonly Cell[][], kinds: readonly NamedKind[]): SheetTable {
  return runAtOnce(findingTable(rows, kinds))
}

/** `findTable` for a server: a hundred rows of a thousand cells are many. */
export function* findingTable(rows: readonly Cell[][], kinds: readonly NamedKind[]): Pieces<SheetTable> {
  const headerRow = yield* findHeaderRow(rows, kinds)
  const sample: SheetRow[] = []
  for (let at = headerRow + 1; at < rows.length && sample.length < maxSample; at++) {
    if (at % rowsAtOnce === 0) yield
    const cells = rows[at] ?? []
    if (countFilled(cells) >= minColumns)
      sample.push({ at, cells: cells.slice(0, maxSheetColumns).map(shorten) })
  }
  const named = headerTexts(rows[headerRow] ?? [])
  const width = Math.min(Math.max(named.length, ...sample.map(({ cells }) => cells.length)), maxSheetColumns)
  return { headerRow, headers: Array.from({ length: width }, (_, column) => named[column] ?? ''), sample }
}

/** Finds the row that names the most fields of one kind, else one that looks like names above numbers. */
function* findHeaderRow(rows: readonly Cell[][], kinds: readonly NamedKind[]): Pieces<number> {
  let best = { row: -1, fields: minColumns - 1 }
  for (const [row, cells] of rows.slice(0, rowsLookedAt).entries()) {
    const headers = headerTexts(cells.slice(0, columnsLookedAt))
    const fields = Math.max(0, ...kinds.map((kind) => countFields(kind, headers)))
    if (fields > best.fields) best = { row, fields }
    yield
  }
  return best.row === -1 ? findTextAboveNumbers(rows) : best.row
}

function countFields(kind: NamedKind, headers: readonly string[]): number {
  return new Set([...columnsByName(kind, headers).keys(), ...columnsByAlias(kind, headers).keys()]).size
}

/** A row of different texts, above a row that has a number in one of its columns, or the only row. */
function findTextAboveNumbers(rows: readonly Cell[][]): number {
  return rows.slice(0, rowsLookedAt).findIndex((cells, row) => {
    const texts = cells.filter((cell) => !isEmptyCell(cell))
    if (texts.length < minColumns || new Set(texts).size < texts.length) return false
    if (texts.some((cell) => typeof cell !== 'string' || /\d/.test(cell))) return false
    const below = rows.find((each, at) => at > row && countFilled(each) >= minColumns)
    if (!below) return rows.slice(0, row).every((each) => countFilled(each) < minColumns)
    return below.some((cell, column) => !isEmptyCell(cells[column]) && readCellNumber(cell) !== undefined)
  })
}

function headerTexts(cells: readonly Cell[]): string[] {
  return cells.slice(0, maxSheetColumns).map((cell) => {
    if (typeof cell === 'number') return String(cell)
    return typeof cell === 'string' && cell.length <= maxHeaderLength ? cell.trim() : ''
  })
}

function shorten(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell.length <= maxSampleLength) return cell
  return cell.trim().slice(0, maxSampleLength)
}

function countFilled(cells: readonly Cell[]): number {
  return cells.filter((cell) => !isEmptyCell(cell)).length
}
