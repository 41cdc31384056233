/** A cell without a readable value: its formula failed or was never calculated, or it is merged into another cell. */
export type CellError = { error: 'error' | 'not-calculated' } | { error: 'merged'; into: string }

export type Cell = string | number | boolean | Date | null | CellError

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
  | 'old-excel'
  | 'protected'
  | 'not-a-table'
  | 'damaged'
  /** Too many other files are being read; the same file may be sent again later. */
  | 'busy'

export const maxSheetFileBytes = 20 * 1024 * 1024
/** Counted below the header row. */
export const maxSheetRows = 5_000
export const maxSheetColumns = 1_000
/** Enough for all rows with a hundred columns each. A CSV file of separators alone would have twenty million cells. */
export const maxSheetCells = 500_000
/** Limits rows times columns: one stray cell in the last column would make every row as wide. */
export const maxSheetArea = 5_000_000

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}
