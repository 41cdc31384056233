import { columnLetters } from './cell-address.ts'
import { foldWords } from './fold-words.ts'
import { type Cell, isEmptyCell } from './sheet.ts'
import type { SheetKind, SheetValues } from './sheet-kind.ts'

/** Where the columns of a kind of records are. */
export interface Head<Kind> {
  kind: Kind
  /** The index of the row that names the columns. */
  row: number
  /** By field, and `id` and `revision`: the index of its column. */
  columns: ReadonlyMap<string, number>
  /** What other columns are called, with their letters. */
  unknown: string[]
}

export type HeadRefusal =
  | { refused: 'no-head' | 'unclear' }
  | { refused: 'twice'; head: string; columns: string }

/** A title or two may stand above the names of the columns. */
const rowsLookedAt = 20
const fewestColumns = 2

/** The row that names most columns of one of these kinds, and of no other as many. */
export function findHead<Kind extends Pick<SheetKind<SheetValues>, 'fields' | 'idHead'>>(
  rows: readonly Cell[][],
  kinds: readonly Kind[],
): Head<Kind> | HeadRefusal {
  const found = rows
    .slice(0, rowsLookedAt)
    .flatMap((cells, row) => kinds.map((kind) => ({ kind, row, named: nameColumns(kind, cells) })))
    .toSorted((a, b) => b.named.length - a.named.length)
  const [best, next] = found
  if (!best || best.named.length < fewestColumns) return { refused: 'no-head' }
  if (next && next.kind !== best.kind && next.named.length === best.named.length)
    return { refused: 'unclear' }
  return asHead(best, rows[best.row] ?? [])
}

export const revisionHead = 'Версия'

function nameColumns({ fields, idHead }: Pick<SheetKind<SheetValues>, 'fields' | 'idHead'>, cells: Cell[]) {
  const names = new Map(Object.entries(fields).map(([name, { label }]) => [foldHead(label), name]))
  names.set(foldHead(idHead), 'id').set(foldHead(revisionHead), 'revision')
  return cells.flatMap((cell, column) => {
    const name = typeof cell === 'string' ? names.get(foldHead(cell)) : undefined
    return name === undefined ? [] : [{ name, column }]
  })
}

/** „Цена“ is „Цена (€)“, too. */
function foldHead(head: string): string {
  return foldWords(head.replace(/\([^)]*\)\s*$/, ''))
}

function asHead<Kind>(
  { kind, row, named }: { kind: Kind; row: number; named: { name: string; column: number }[] },
  cells: readonly Cell[],
): Head<Kind> | HeadRefusal {
  const columns = new Map<string, number>()
  for (const { name, column } of named) {
    const earlier = columns.get(name)
    if (earlier !== undefined)
      return {
        refused: 'twice',
        head: String(cells[column]).trim(),
        columns: `${columnLetters(earlier)}, ${columnLetters(column)}`,
      }
    columns.set(name, column)
  }
  const known = new Set(columns.values())
  const unknown = cells.flatMap((cell, column) =>
    known.has(column) || isEmptyCell(cell) ? [] : [`„${headText(cell)}“ (${columnLetters(column)})`],
  )
  return { kind, row, columns, unknown }
}

function headText(cell: Cell | undefined): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim().slice(0, 40) : '…'
}
