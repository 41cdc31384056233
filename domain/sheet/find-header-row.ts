import { type Cell, columnLetters, isEmptyCell, maxSheetColumns, normalizeCellText } from './sheet.ts'
import type { SheetKind, SheetValues } from './sheet-kind.ts'

/** The row that names the columns of a spreadsheet. */
export interface HeaderRow<Kind> {
  kind: Kind
  /** The index of the row. */
  row: number
  /** The index of the column of each field, and of `id` and `revision`. */
  columns: ReadonlyMap<string, number>
  /** The headers of the first ten columns that are not known, with their letters. */
  unknown: string[]
  /** How many more columns are not known. */
  moreUnknown: number
}

export type HeaderRefusal =
  | { refused: 'no-head' | 'unclear' }
  | { refused: 'twice'; header: string; columns: string }

/** The header row is looked for in the first 20 rows, because titles may stand above it. */
const rowsLookedAt = 20
const minColumns = 2
const maxHeaderLength = 100
const maxNamed = 10

/** How the columns of a kind of spreadsheet are named. */
export type NamedKind = Pick<
  SheetKind<SheetValues>,
  'fields' | 'idHeader' | 'identityFields' | 'otherHeaders' | 'derivedHeaders'
>

/** Finds the row that names the most columns of one kind. The file is unclear when another kind has as many. */
export function findHeaderRow<Kind extends NamedKind>(
  rows: readonly Cell[][],
  kinds: readonly Kind[],
): HeaderRow<Kind> | HeaderRefusal {
  const found = rows
    .slice(0, rowsLookedAt)
    .flatMap((cells, row) => kinds.map((kind) => ({ kind, row, named: nameColumns(kind, cells) })))
    .toSorted((a, b) => b.named.length - a.named.length)
  const [best, next] = found
  if (!best || best.named.length < minColumns) return { refused: 'no-head' }
  if (next && next.kind !== best.kind && next.named.length === best.named.length)
    return { refused: 'unclear' }
  return toHeaderRow(best, rows[best.row] ?? [])
}

export const revisionHeader = 'Версия'

function nameColumns({ fields, idHeader, otherHeaders = {} }: NamedKind, cells: Cell[]) {
  const names = new Map<string, string>()
  for (const [name, { label }] of Object.entries(fields))
    for (const spelling of spellingsOf(label)) names.set(spelling, name)
  names.set(normalizeCellText(idHeader), 'id').set(normalizeCellText(revisionHeader), 'revision')
  const headers = cells
    .slice(0, maxSheetColumns)
    .map((cell) =>
      typeof cell === 'string' && cell.length <= maxHeaderLength ? normalizeCellText(cell) : '',
    )
  for (const [name, others] of Object.entries(otherHeaders))
    if (!headers.some((header) => names.get(header) === name))
      for (const other of others) names.set(normalizeCellText(other), name)
  return headers.flatMap((header, column) => {
    const name = names.get(header)
    return name === undefined ? [] : [{ name, column }]
  })
}

const sameUnits = [
  ['€', 'EUR', 'евро', 'в евро'],
  ['м²', 'м2', 'кв.м', 'кв. м', 'кв.м.', 'кв. м.'],
]

/**
 * All headers that mean the same column: „Цена (€)“ is also „Цена“ and „Цена, EUR“. Headers are compared as a whole,
 * because „Цена (€/м²)“ is another column.
 */
function spellingsOf(label: string): string[] {
  const [, text, unit] = /^(.+) \((.+)\)$/.exec(label) ?? []
  if (text === undefined || unit === undefined) return [normalizeCellText(label)]
  const units = sameUnits.find((same) => same.includes(unit)) ?? [unit]
  const withUnits = units.flatMap((each) => [`${text} (${each})`, `${text}, ${each}`, `${text} ${each}`])
  return [text, ...withUnits].map(normalizeCellText)
}

function toHeaderRow<Kind extends NamedKind>(
  { kind, row, named }: { kind: Kind; row: number; named: { name: string; column: number }[] },
  cells: readonly Cell[],
): HeaderRow<Kind> | HeaderRefusal {
  const columns = new Map<string, number>()
  for (const { name, column } of named) {
    const earlier = columns.get(name)
    if (earlier !== undefined)
      return {
        refused: 'twice',
        header: headerText(cells[column]),
        columns: `${columnLetters(earlier)}, ${columnLetters(column)}`,
      }
    columns.set(name, column)
  }
  const known = new Set(columns.values())
  const derived = new Set(kind.derivedHeaders?.map(normalizeCellText))
  for (const [column, cell] of cells.slice(0, maxSheetColumns).entries())
    if (typeof cell === 'string' && cell.length <= maxHeaderLength && derived.has(normalizeCellText(cell)))
      known.add(column)
  const others = cells.flatMap((cell, column) => (known.has(column) || isEmptyCell(cell) ? [] : [column]))
  const unknown = others
    .slice(0, maxNamed)
    .map((column) => `„${headerText(cells[column])}“ (${columnLetters(column)})`)
  return { kind, row, columns, unknown, moreUnknown: others.length - unknown.length }
}

function headerText(cell: Cell | undefined): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim().slice(0, 40) : '…'
}
