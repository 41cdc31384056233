import { readSheet } from 'read-excel-file/universal'
import { readCellAddress } from '../../domain/sheet/cell-address.ts'
import type { Cell, CellTrouble, Sheet } from '../../domain/sheet/sheet.ts'
import { RefusedSheet } from './refused-sheet.ts'
import { findTroubledCells } from './troubled-cells.ts'
import { unpackZip } from './unpack-zip.ts'

const workbook = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'

/** The first sheet of a workbook. The library unpacks the file once more, now that it is known how much comes out. */
export async function readXlsx(file: Buffer<ArrayBuffer>): Promise<Sheet> {
  const { troubled, others } = lookInto(file)
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
  const rows = await readSheet(bytes, { trim: false }).catch((error: unknown) => {
    throw new RefusedSheet('damaged', { cause: error })
  })
  return { rows: withTroubled(rows as Cell[][], troubled), others }
}

function lookInto(file: Buffer): { troubled: Map<string, CellTrouble>; others: number } {
  const parts = unpackZip(file, (name) => name.startsWith('xl/') && /\.(xml|rels)$/.test(name))
  const sheets = [...textOf(parts, workbook).matchAll(/<sheet\s[^>]*?r:id=["']([^"']+)["']/g)]
  const [, first = ''] = sheets[0] ?? []
  const target = [...textOf(parts, relations).matchAll(/<Relationship\s[^>]*>/g)]
    .map(([relation]) => relation)
    .find((relation) => relation.includes(`Id="${first}"`))
    ?.match(/Target=["']\/?(?:xl\/)?([^"']+)["']/)?.[1]
  return {
    troubled: findTroubledCells(textOf(parts, `xl/${target}`)),
    others: Math.max(0, sheets.length - 1),
  }
}

/** A document of another program is a zip archive, too. */
function textOf(parts: ReadonlyMap<string, Buffer>, name: string): string {
  const part = parts.get(name)
  if (!part) throw new RefusedSheet('not-a-table')
  return part.toString('utf8')
}

function withTroubled(rows: Cell[][], troubled: ReadonlyMap<string, CellTrouble>): Cell[][] {
  for (const [address, trouble] of troubled) {
    const { row, column } = readCellAddress(address) ?? { row: -1, column: -1 }
    const cells = rows[row]
    if (cells && column < cells.length) cells[column] = trouble
  }
  return rows
}
