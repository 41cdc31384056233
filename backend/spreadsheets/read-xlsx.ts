import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { type Cell, type CellError, parseCellReference, type Sheet } from '../../domain/sheet/sheet.ts'
import { findCellErrors } from './cell-errors.ts'
import { unguarded } from './cell-mark.ts'
import { eachTag, type Tag, withoutPrefix } from './each-tag.ts'
import { RefusedSheet } from './refused-sheet.ts'
import { unpackZip } from './unpack-zip.ts'

const workbook = 'xl/workbook.xml'
const sheetsFolder = 'xl/worksheets/'
const relations = 'xl/_rels/workbook.xml.rels'

/**
 * The first sheet of a workbook. read-excel-file gets a new archive of the parts that were checked, never the file
 * itself: a malicious zip archive can be built so that two zip readers find different parts in it.
 */
export async function readXlsx(file: Buffer): Promise<Sheet> {
  const parts = await unpackZip(file, (name) => name.startsWith('xl/') && /\.(xml|rels)$/.test(name))
  const { path, errorCells, others } = checkParts(parts)
  const checked = [...parts].filter(([name]) => name === path || !name.startsWith(sheetsFolder))
  const archive = zipSync(Object.fromEntries(checked), { level: 0 })
  const rows = await readSheet(archive.buffer, { trim: false }).catch((error: unknown) => {
    throw new RefusedSheet('damaged', { cause: error })
  })
  const cells = (rows as Cell[][]).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? unguarded(cell) : cell)),
  )
  return { rows: withErrorCells(cells, errorCells), others }
}

interface Checked {
  /** The path of the first sheet. */
  path: string
  errorCells: Map<string, CellError>
  /** How many visible sheets there are besides the first. */
  others: number
}

/** Checks all parts that read-excel-file reads: the first sheet and those with texts and styles. */
function checkParts(parts: ReadonlyMap<string, Buffer>): Checked {
  for (const [name, part] of parts)
    if (!name.startsWith(sheetsFolder)) eachTag(part.toString('utf8'), () => {})
  const sheets = attributesOf(textOf(parts, workbook), 'sheet')
  // The id is an attribute with a prefix that may differ, as „r:id“.
  const [, firstId] = Object.entries(sheets[0] ?? {}).find(([name]) => withoutPrefix(name) === 'id') ?? []
  const relation = attributesOf(textOf(parts, relations), 'Relationship').find(({ Id }) => Id === firstId)
  const target = relation?.Target ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  // Hidden sheets hold what drop-down lists offer; nobody expects them to be read.
  const others = sheets.slice(1).filter(({ state = 'visible' }) => state === 'visible').length
  return { path, errorCells: findCellErrors(textOf(parts, path)), others }
}

/** The attributes of each tag of this name. */
function attributesOf(xml: string, name: string): Tag['attributes'][] {
  const found: Tag['attributes'][] = []
  eachTag(xml, (tag) => {
    if (tag.name === name) found.push(tag.attributes)
  })
  return found
}

/** Refuses the file when the part is missing, as in other zip files such as .docx. */
function textOf(parts: ReadonlyMap<string, Buffer>, name: string): string {
  const part = parts.get(name)
  if (!part) throw new RefusedSheet('not-a-table')
  return part.toString('utf8')
}

function withErrorCells(rows: Cell[][], errorCells: ReadonlyMap<string, CellError>): Cell[][] {
  for (const [reference, error] of errorCells) {
    const { row, column } = parseCellReference(reference) ?? { row: -1, column: -1 }
    const cells = rows[row]
    if (cells && column < cells.length) cells[column] = error
  }
  return rows
}
