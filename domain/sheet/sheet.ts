/**
 * A cell without a readable value: its formula failed or was never calculated, it is merged into another cell, or its
 * text is longer than that of any field.
 */
export type CellError = { error: 'error' | 'not-calculated' | 'too-long' } | { error: 'merged'; into: string }

export type Cell = string | number | boolean | Date | null | CellError

/** A row of the file; `at` is its index in the file. */
export interface SheetRow {
  at: number
  cells: readonly Cell[]
}

export interface Sheet {
  rows: Cell[][]
  /** How many more worksheets the file has. Only the first one is read. */
  others: number
}

/** Why a whole file is refused. */
export type SheetRefusal =
  | 'empty'
  | 'too-large'
  | 'unpacks-too-large'
  | 'too-much-work'
  | 'too-many-cells'
  | 'too-much-text'
  | 'old-excel'
  | 'protected'
  | 'not-a-table'
  /** A text without columns. */
  | 'plain-text'
  /** HTML or XML, which many programs save under the name of a spreadsheet. */
  | 'web-page'
  | 'open-document'
  | 'pdf'
  | 'image'
  | 'damaged'
  /** Too many other files are being read; the same file may be sent again later. */
  | 'busy'

export const maxSheetFileBytes = 20 * 1024 * 1024
/** Only rows below the header row count. */
export const maxSheetRows = 5_000
export const maxSheetColumns = 1_000
/** Enough for all rows with a hundred columns each. A CSV file of separators alone would have twenty million cells. */
export const maxSheetCells = 500_000
/** Limits rows times columns: one stray cell in the last column would make every row as wide. */
export const maxSheetArea = 5_000_000

/** As long as the longest text that a field takes: a hundred lines of 200 characters, with their line ends. */
export const maxCellLength = 20_200
/** Of all cells together. Five thousand apartments with a description of 2,000 characters each are as much. */
export const maxSheetCharacters = 10_000_000

/** One for all such cells: a thread that receives many cells gets it once. */
export const tooLong: CellError = { error: 'too-long' }

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** Turns a column's index into its letters: A to Z, then AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}

/** „C14“ for row 13 and column 2: indexes begin at 0. */
export function cellReference(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`
}

/** Returns undefined for a text that is not a reference. */
export function parseCellReference(reference: string): { row: number; column: number } | undefined {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined || row === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(row) - 1, column }
}

/** Characters that a spreadsheet cannot store: controls, unpaired surrogates, and replacement characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFD/gu

/** A text as a spreadsheet returns it: with \n as the only line end, and without characters that it cannot store. */
export function sheetText(text: string): string {
  return text.replace(unwritable, '').replace(/\r\n?/g, '\n').trim()
}

/** Latin letters that people type in place of Cyrillic ones of the same shape. */
const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
}

/** Equal for all spellings of the same text: „Вход  A“ with a Latin letter and two spaces becomes „вход а“. */
export function normalizeCellText(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain.replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)
}
