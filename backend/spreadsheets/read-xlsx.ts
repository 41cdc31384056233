import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { parseCellReference } from '../../domain/sheet/cell-reference.ts'
import type { Cell, CellError, Sheet } from '../../domain/sheet/sheet.ts'
import { findCellErrors } from './cell-errors.ts'
import { eachTag } from './each-tag.ts'
import { RefusedSheet } from './refused-sheet.ts'
import { unpackZip } from './unpack-zip.ts'

const workbook = 'xl/workbook.xml'
const sheetsFolder = 'xl/worksheets/'
const relations = 'xl/_rels/workbook.xml.rels'

/**
 * The first sheet of a workbook. read-excel-file gets a new archive of the parts that were checked, never the file
 * itself: two readers of zip archives may find different parts in a file that is made for it.
 */
export async function readXlsx(file: Buffer): Promise<Sheet> {
  const parts = await unpackZip(file, (name) => name.startsWith('xl/') && /\.(xml|rels)$/.test(name))
  const { troubled, others } = lookInto(parts)
  const checked = zipSync(Object.fromEntries(parts), { level: 0 })
  const rows = await readSheet(checked.buffer, { trim: false }).catch((error: unknown) => {
    throw new RefusedSheet('damaged', { cause: error })
  })
  return { rows: withTroubled(rows as Cell[][], troubled), others }
}

function lookInto(parts: ReadonlyMap<string, Buffer>): { troubled: Map<string, CellError>; others: number } {
  // Texts and styles stand in parts of their own, which the library reads, too.
  for (const [name, part] of parts)
    if (!name.startsWith(sheetsFolder)) eachTag(part.toString('utf8'), () => {})
  const sheets = attributesOf(textOf(parts, workbook), 'sheet')
  const [first = ''] = sheets.map((sheet) => attributeOf(sheet, 'id'))
  const relation = attributesOf(textOf(parts, relations), 'Relationship').find(
    (each) => attributeOf(each, 'Id') === first,
  )
  const target = relation ? attributeOf(relation, 'Target') : ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return { troubled: findCellErrors(textOf(parts, path)), others: Math.max(0, sheets.length - 1) }
}

/** Of each tag of this name. */
function attributesOf(xml: string, name: string): string[] {
  const found: string[] = []
  eachTag(xml, (tag) => {
    if (tag.name === name && !tag.isClosing) found.push(tag.attributes)
  })
  return found
}

/** Also of an attribute with a prefix, as „r:id“. */
function attributeOf(attributes: string, name: string): string {
  return new RegExp(`[\\s:]${name}=["']([^"']*)["']`).exec(attributes)?.[1] ?? ''
}

/** A document of another program is a zip archive, too. */
function textOf(parts: ReadonlyMap<string, Buffer>, name: string): string {
  const part = parts.get(name)
  if (!part) throw new RefusedSheet('not-a-table')
  return part.toString('utf8')
}

function withTroubled(rows: Cell[][], troubled: ReadonlyMap<string, CellError>): Cell[][] {
  for (const [reference, trouble] of troubled) {
    const { row, column } = parseCellReference(reference) ?? { row: -1, column: -1 }
    const cells = rows[row]
    if (cells && column < cells.length) cells[column] = trouble
  }
  return rows
}
