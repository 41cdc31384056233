import {
  type Cell,
  isEmptyCell,
  maxSheetCells,
  maxSheetColumns,
  type Sheet,
} from '../../domain/sheet/sheet.ts'
import { RefusedSheet } from './refused-sheet.ts'

/**
 * Every cell is cloned into the main thread. Columns beyond the limit and empty cells at the end of a row are left out,
 * so that a stray cell in the last column costs nothing; a sheet that is still too large is refused.
 */
export function limitSheet({ rows, others }: Sheet): Sheet {
  const trimmed = rows.map(trimRow)
  while (trimmed.length > 0 && trimmed.at(-1)?.length === 0) trimmed.pop()
  // An empty row is cloned, too.
  const cells = trimmed.reduce((sum, row) => sum + Math.max(1, row.length), 0)
  if (cells > maxSheetCells) throw new RefusedSheet('too-many-cells')
  return { rows: trimmed, others }
}

function trimRow(cells: Cell[]): Cell[] {
  let length = Math.min(cells.length, maxSheetColumns)
  while (length > 0 && isEmptyCell(cells[length - 1])) length--
  return cells.slice(0, length)
}
