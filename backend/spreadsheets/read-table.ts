import {
  type Cell,
  isEmptyCell,
  maxCellLength,
  maxSheetCells,
  maxSheetCharacters,
  maxSheetColumns,
  maxSheetFileBytes,
  type Sheet,
  type SheetRefusal,
  tooLong,
} from '../../domain/sheet/sheet.ts'
import { isProse, readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { RefusedSheet } from './refused-sheet.ts'

const zip = Buffer.from('PK\x03\x04', 'latin1')
/**
 * The first bytes of Microsoft Office files before 2007, and of newer ones that are protected with a password.
 */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

const oldWord = Buffer.from('WordDocument', 'utf16le')

/** Detects the format by magic bytes; extensions are not trusted. */
export async function readTable(file: Buffer<ArrayBuffer>): Promise<Sheet> {
  if (file.length === 0) throw new RefusedSheet('empty')
  if (file.length > maxSheetFileBytes) throw new RefusedSheet('too-large')
  const other = findOtherFormat(file)
  if (other) throw new RefusedSheet(other)
  if (startsWith(file, zip)) return limitSheet(await readXlsx(file))
  const sheet = readCsv(file)
  if (isProse(sheet)) throw new RefusedSheet('plain-text')
  return limitSheet(sheet)
}

/** The beginnings of files that people take for a spreadsheet, or pick by mistake. */
const otherFormats: [SheetRefusal, Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['image', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['image', Buffer.from([0xff, 0xd8, 0xff])],
  ['image', Buffer.from('GIF8')],
]

function findOtherFormat(file: Buffer): SheetRefusal | undefined {
  const [found] = otherFormats.find(([, beginning]) => startsWith(file, beginning)) ?? []
  if (found) return found
  if (startsWith(file, compound)) {
    if (file.includes(encrypted)) return 'protected'
    return file.includes(oldWord) ? 'not-a-table' : 'old-excel'
  }
  // The first entry of such an archive is its type, stored as it is.
  const isOpenDocument = startsWith(file, zip) && file.subarray(0, 100).includes('opendocument.spreadsheet')
  return isOpenDocument ? 'open-document' : undefined
}

function startsWith(file: Buffer, beginning: Buffer): boolean {
  return file.subarray(0, beginning.length).equals(beginning)
}

/**
 * Leaves out columns beyond the limit, empty cells at the end of a row, and texts that are longer than any field,
 * because every cell is cloned into the main thread, also where many share one text. Refuses a sheet that is still too
 * large.
 */
function limitSheet({ rows, others }: Sheet): Sheet {
  const trimmed = rows.map(trimRow)
  while (trimmed.length > 0 && trimmed.at(-1)?.length === 0) trimmed.pop()
  let [cells, characters] = [0, 0]
  for (const row of trimmed) {
    // An empty row counts as one cell, because its array is cloned, too.
    cells += Math.max(1, row.length)
    for (const [column, cell] of row.entries()) {
      if (typeof cell !== 'string') continue
      const text = cell.length > maxCellLength ? cell.trim() : cell
      row[column] = text.length > maxCellLength ? tooLong : text
      characters += text.length > maxCellLength ? 0 : text.length
    }
    if (cells > maxSheetCells) throw new RefusedSheet('too-many-cells')
    if (characters > maxSheetCharacters) throw new RefusedSheet('too-much-text')
  }
  return { rows: trimmed, others }
}

function trimRow(cells: Cell[]): Cell[] {
  let length = Math.min(cells.length, maxSheetColumns)
  while (length > 0 && isEmptyCell(cells[length - 1])) length--
  return cells.slice(0, length)
}
