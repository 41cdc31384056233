import type { Stored } from '../record/stored-record.ts'
import type { Warning } from '../record/warning.ts'
import { cellReference } from './cell-reference.ts'
import { compareRow } from './compare-row.ts'
import type { HeaderRow } from './find-header-row.ts'
import { isSavable, type PlannedRow } from './planned-row.ts'
import { readCell } from './read-cell.ts'
import { readRow, type SheetRow } from './read-row.ts'
import { type Cell, isEmptyCell } from './sheet.ts'
import type { SheetKind, SheetValues } from './sheet-kind.ts'

export interface ImportPlan<Values> {
  rows: PlannedRow<Values>[]
  /** How many rows say what is stored already. */
  same: number
}

type Record<Values> = Values & Stored

interface Around<Values> {
  /** Waited for now and then: whoever has other things to do, such as answering pages, does them there. */
  rest(): Promise<void>
  /** What is unlikely for reasons beyond the record itself. */
  moreWarnings?(values: Values, before: Record<Values>): Warning[]
}

/** What a spreadsheet would change, row by row, in records as they are stored now. */
export async function planImport<Values extends SheetValues>(
  head: HeaderRow<SheetKind<Values>>,
  rows: readonly Cell[][],
  stored: readonly Record<Values>[],
  { rest, moreWarnings = () => [] }: Around<Values>,
): Promise<ImportPlan<Values>> {
  const filled = filledRows(head, rows)
  const known = new Map(stored.map((record) => [record.id, record]))
  const findId = recordFinder(head, stored)
  const rowsById = Map.groupBy(filled, findId)
  const planned: PlannedRow<Values>[] = []
  for (const [done, row] of filled.entries()) {
    if (done % rowsBetweenRests === rowsBetweenRests - 1) await rest()
    const id = findId(row)
    const plan = planRow(head, row, { id, known, twins: rowsById.get(id) ?? [] })
    if (plan) planned.push(plan)
  }
  return { rows: withWarnings(head.kind, planned, known, moreWarnings), same: filled.length - planned.length }
}

const rowsBetweenRests = 100

/** Rows below the head that say anything. Below a list for people stand lines of one cell: whose it is, and of when. */
export function filledRows<Kind extends Pick<SheetKind<SheetValues>, 'byPlace'>>(
  { row, kind }: HeaderRow<Kind>,
  rows: readonly Cell[][],
): SheetRow[] {
  const fewest = kind.byPlace ? 2 : 1
  const isFilled = (cells: readonly Cell[]) => {
    let filled = 0
    return cells.some((cell) => !isEmptyCell(cell) && ++filled === fewest)
  }
  return rows.flatMap((cells, at) => (at > row && isFilled(cells) ? [{ at, cells }] : []))
}

/** The id of the record that a row is about: a column says it, or the place of the record; '' for none. */
function recordFinder<Values extends SheetValues>(
  head: HeaderRow<SheetKind<Values>>,
  stored: readonly Record<Values>[],
): (row: SheetRow) => string {
  const { kind } = head
  const { byPlace } = kind
  if (!byPlace) return (row) => idOf(head, row)
  const places = Map.groupBy(stored, (record) => kind.place(record))
  return (row) => {
    const said = byPlace.fields.map((name) => {
      const field = kind.fields[name]
      const read = field && readCell(field, cellOf(head, row, name))
      return [name, read && 'value' in read ? read.value : undefined]
    })
    const [record, other] = places.get(kind.place(Object.fromEntries(said) as Values)) ?? []
    return record && !other ? record.id : ''
  }
}

interface Beside<Values> {
  /** Of the record, '' for none. */
  id: string
  known: ReadonlyMap<string, Record<Values>>
  /** The rows that speak of the same record. */
  twins: SheetRow[]
}

function planRow<Values extends SheetValues>(
  head: HeaderRow<SheetKind<Values>>,
  sheetRow: SheetRow,
  { id, known, twins }: Beside<Values>,
): PlannedRow<Values> | undefined {
  const { kind, columns } = head
  const { at } = sheetRow
  const row = at + 1
  const refusedRow = (name: string, message: string): PlannedRow<Values> => {
    const cell = cellReference(at, columns.get(name) ?? 0)
    return { kind: 'refused', row, name: nameOf(head, sheetRow), refusals: [{ cell, message }] }
  }
  if (id === '' && kind.byPlace) return refusedRow('number', kind.byPlace.unknown)
  if (id === '' && !isEmptyCell(cellOf(head, sheetRow, 'id')))
    return refusedRow('id', 'Кодът не може да се прочете')
  if (id === '') return planAddition(head, sheetRow)
  const before = known.get(id)
  if (!before) return refusedRow('id', 'Записът с този код вече не съществува')
  const others = twins.filter((twin) => twin !== sheetRow).map((twin) => twin.at + 1)
  if (others.length > 0)
    return refusedRow(
      kind.byPlace ? 'number' : 'id',
      `Същият запис е и на ред ${others.slice(0, 5).join(', ')}`,
    )
  const read = readRow(head, sheetRow, before)
  if ('refusals' in read) return { kind: 'refused', row, name: kind.name(before), ...read }
  const cells = compareRow(kind, read.values, before)
  if (cells.length === 0) return undefined
  const revision = kind.byPlace ? before.revision : revisionOf(head, sheetRow)
  if (revision === undefined)
    return refusedRow(
      'revision',
      'Липсва версията на записа: изнесете списъка отново и нанесете промените си в него',
    )
  const about = { row, name: kind.name(before), id, cells }
  if (revision !== before.revision) return { kind: 'conflict', ...about }
  return { kind: 'changed', ...about, revision, values: read.values, warnings: [] }
}

function planAddition<Values extends SheetValues>(
  head: HeaderRow<SheetKind<Values>>,
  sheetRow: SheetRow,
): PlannedRow<Values> {
  const { kind, columns } = head
  const row = sheetRow.at + 1
  const missing = Object.entries(kind.fields).flatMap(([name, { label, rule }]) => {
    const mayBeMissing =
      !('missing' in rule) || 'orNone' in rule || 'optional' in rule || rule.kind === 'lines'
    return mayBeMissing || columns.has(name) ? [] : [`„${label}“`]
  })
  if (missing.length > 0) {
    const message = `Редът няма код, значи е нов, а за нов запис липсват колоните ${missing.join(', ')}`
    return {
      kind: 'refused',
      row,
      name: nameOf(head, sheetRow),
      refusals: [{ cell: cellReference(sheetRow.at, columns.get('number') ?? 0), message }],
    }
  }
  const read = readRow(head, sheetRow, kind.empty)
  if ('refusals' in read) return { kind: 'refused', row, name: nameOf(head, sheetRow), ...read }
  return { kind: 'added', row, name: kind.name(read.values), values: read.values, warnings: [] }
}

/** A row is compared with all others as they will be: two apartments may change numbers with each other. */
function withWarnings<Values extends SheetValues>(
  kind: SheetKind<Values>,
  rows: PlannedRow<Values>[],
  known: ReadonlyMap<string, Record<Values>>,
  moreWarnings: NonNullable<Around<Values>['moreWarnings']>,
): PlannedRow<Values>[] {
  const after = new Map<unknown, Values>(known)
  for (const row of rows) if (isSavable(row)) after.set(row.kind === 'changed' ? row.id : row, row.values)
  const places = Map.groupBy(after.values(), (values) => kind.place(values))
  return rows.map((row) => {
    if (!isSavable(row)) return row
    const isTaken = (places.get(kind.place(row.values))?.length ?? 0) > 1
    const before = row.kind === 'changed' ? known.get(row.id) : undefined
    const more = before ? moreWarnings(row.values, before) : []
    return { ...row, warnings: [...kind.listWarnings(row.values, isTaken, before), ...more] }
  })
}

function cellOf<Kind>({ columns }: HeaderRow<Kind>, { cells }: SheetRow, name: string): Cell {
  return cells[columns.get(name) ?? -1] ?? null
}

function idOf<Kind>(head: HeaderRow<Kind>, row: SheetRow): string {
  const cell = cellOf(head, row, 'id')
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}

function revisionOf<Kind>(head: HeaderRow<Kind>, row: SheetRow): number | undefined {
  const cell = cellOf(head, row, 'revision')
  const revision = isEmptyCell(cell) ? Number.NaN : Number(cell)
  return Number.isSafeInteger(revision) ? revision : undefined
}

/** Of a row that cannot be read: what its number says. */
function nameOf<Kind>(head: HeaderRow<Kind>, row: SheetRow): string {
  const cell = cellOf(head, row, 'number')
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim().slice(0, 40) : ''
}
