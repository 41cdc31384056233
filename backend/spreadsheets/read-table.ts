import { maxSheetFileBytes, type Sheet } from '../../domain/sheet/sheet.ts'
import { limitSheet } from './limit-sheet.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { RefusedSheet } from './refused-sheet.ts'

const zip = Buffer.from('PK\x03\x04', 'latin1')
/** Microsoft Office files before 2007, and newer ones behind a password. */
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
