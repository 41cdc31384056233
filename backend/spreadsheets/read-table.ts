import {
  type Cell,
  isEmptyCell,
  maxSheetCells,
  maxSheetColumns,
  maxSheetFileBytes,
  type Sheet,
} from '../../domain/sheet/sheet.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { RefusedSheet } from './refused-sheet.ts'

const zip = Buffer.from('PK\x03\x04', 'latin1')
/**
 * The first bytes of Microsoft Office files before 2007, and of newer ones that are protected with a password.
 */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

/** Detects the format by magic bytes; extensions are not trusted. */
export async function readTable(file: Buffer<ArrayBuffer>): Promise<Sheet> {
  if (file.length === 0) throw new RefusedSheet('empty')
  if (file.length > maxSheetFileBytes) throw new RefusedSheet('too-large')
  if (file.indexOf(zip) === 0) return limitSheet(await readXlsx(file))
  if (file.indexOf(compound) === 0)
    throw new RefusedSheet(file.includes(encrypted) ? 'protected' : 'old-excel')
  return limitSheet(readCsv(file))
}

/**
 * Leaves out columns beyond the limit and empty cells at the end of a row, because every cell is cloned into
 * the main thread. Refuses a sheet that is still too large.
 */
function limitSheet({ rows, others }: Sheet): Sheet {
  const trimmed = rows.map(trimRow)
  while (trimmed.length > 0 && trimmed.at(-1)?.length === 0) trimmed.pop()
  // An empty row counts as one cell, because its array is cloned, too.
  const cells = trimmed.reduce((sum, row) => sum + Math.max(1, row.length), 0)
  if (cells > maxSheetCells) throw new RefusedSheet('too-many-cells')
  return { rows: trimmed, others }
}

function trimRow(cells: Cell[]): Cell[] {
  let length = Math.min(cells.length, maxSheetColumns)
  while (length > 0 && isEmptyCell(cells[length - 1])) length--
  return cells.slice(0, length)
}
