import { cellReference } from './cell-reference.ts'
import type { HeaderRow } from './find-header-row.ts'
import type { CellRefusal } from './planned-row.ts'
import { readCell } from './read-cell.ts'
import type { Cell } from './sheet.ts'
import type { NamedCells, SheetKind, SheetValues } from './sheet-kind.ts'
import { isWritten } from './write-cell.ts'

/** A row as it stands in the file. */
export interface SheetRow {
  /** Its index. */
  at: number
  cells: readonly Cell[]
}

type Outcome<Values> = { values: Values } | { refusals: CellRefusal[] }

/**
 * The record that a row says, by the rules of its form. Fields that the file has no column for stay as they are, or
 * follow from others.
 */
export function readRow<Values extends SheetValues>(
  { kind, columns }: HeaderRow<SheetKind<Values>>,
  { at, cells }: SheetRow,
  before: Values,
): Outcome<Values> {
  const values: SheetValues = { ...before }
  const refusals: CellRefusal[] = []
  const cellOf = (name: string) => cellReference(at, columns.get(name) ?? columns.get('number') ?? 0)
  const named = nameCells(columns, cells)
  const said = kind.translate?.(named, before) ?? named
  for (const [name, field] of Object.entries(kind.fields)) {
    const cell = said[name]
    if (cell === undefined) continue
    // What has only travelled stays as it is kept, also where a spreadsheet writes it in another way.
    if (isWritten(field, cell, before[name])) continue
    const read = readCell(field, cell)
    if ('refused' in read) refusals.push({ cell: cellOf(name), message: read.refused })
    else values[name] = read.value
  }
  if (refusals.length > 0) return { refusals }
  for (const [name, follows] of Object.entries(kind.follow))
    if (said[name] === undefined) values[name] = follows(values)
  const { success, data, error } = kind.schema.safeParse(values)
  if (success) return { values: data }
  return {
    refusals: error.issues.map(({ path, message }) => ({ cell: cellOf(String(path[0])), message })),
  }
}

function nameCells(columns: ReadonlyMap<string, number>, cells: readonly Cell[]): NamedCells {
  return Object.fromEntries([...columns].map(([name, column]) => [name, cells[column] ?? null]))
}
