/** Why a cell cannot be read: what Excel calculated is an error or not there, or the cell is part of a merged one. */
export type CellError = { trouble: 'error' | 'not-calculated' } | { trouble: 'merged'; into: string }

/** What one cell of a spreadsheet holds. */
export type Cell = string | number | boolean | Date | null | CellError

/** Rows as they stand in the file: the first is row 1. */
export interface Sheet {
  rows: Cell[][]
  /** How many more sheets the file has, which are not read. */
  others: number
}

/** What a file is refused for as a whole. */
export type SheetRefusal =
  | 'empty'
  | 'too-large'
  | 'unpacks-too-large'
  | 'too-much-work'
  | 'too-many-cells'
  | 'old-excel'
  | 'protected'
  | 'not-a-table'
  | 'damaged'
  /** Others are being read: the same file may be sent again. */
  | 'busy'

export const maxSheetFileBytes = 20 * 1024 * 1024
/** Below the head. */
export const maxSheetRows = 5_000
/** Nobody's table has more. */
export const maxSheetColumns = 1_000
/** As many as Excel needs for that and a hundred columns; a file of separators alone would have twenty million. */
export const maxSheetCells = 500_000
/** From the first cell to the last, empty ones among them: a stray cell in the last column is far from the others. */
export const maxSheetArea = 5_000_000

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}
