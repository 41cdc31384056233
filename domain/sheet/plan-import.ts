import type { Stored } from '../record/stored-record.ts'
import type { Warning } from '../record/warning.ts'
import { cellOf, type FoundRecord, hasOneChoice, recordFinder } from './find-record.ts'
import type { NamedKind } from './header-names.ts'
import type { Refusal } from './refusal.ts'
import { type CellChange, type CellRefusal, compareRow, readRow } from './row-codec.ts'
import { type Cell, cellReference, isEmptyCell, type SheetRow } from './sheet.ts'
import type { HeaderRow, SheetKind, SheetValues } from './sheet-kind.ts'

/** What an import would do with one row of a spreadsheet. Rows that change nothing are not listed. */
export type PlannedRow<Values> = {
  /** The number of the row in the spreadsheet, from 1. */
  row: number
  name: string
} & (
  | { kind: 'added'; values: Values; warnings: Warning[] }
  | {
      kind: 'changed'
      id: string
      revision: number
      values: Values
      cells: CellChange[]
      warnings: Warning[]
    }
  /** Somebody has changed the record since the file was made. */
  | { kind: 'conflict'; id: string; cells: CellChange[] }
  | { kind: 'refused'; refusals: CellRefusal[] }
)

export type SavableRow<Values> = Extract<PlannedRow<Values>, { kind: 'added' | 'changed' }>

export function isSavable<Values>(row: PlannedRow<Values>): row is SavableRow<Values> {
  return row.kind === 'added' || row.kind === 'changed'
}

export interface ImportPlan<Values> {
  rows: PlannedRow<Values>[]
  /** How many rows change nothing. */
  same: number
}

type StoredValues<Values> = Values & Stored

interface PlanOptions<Values> {
  /** Awaited before every row, so that the server can respond to other requests meanwhile. */
  giveWay(): Promise<void>
  /** Why a record may not become like this, and the field that is at fault. A new record has no `before`. */
  refuseChange?(
    values: Values,
    before: StoredValues<Values> | undefined,
  ): { field: string; refusal: Refusal } | undefined
  /** Warnings that depend on more than the record itself. */
  moreWarnings?(values: Values, before: StoredValues<Values>): Warning[]
}

/** Compares each row of a spreadsheet with the records that are stored now. */
export async function planImport<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  rows: readonly Cell[][],
  stored: readonly StoredValues<Values>[],
  { giveWay, refuseChange = () => undefined, moreWarnings = () => [] }: PlanOptions<Values>,
): Promise<ImportPlan<Values>> {
  const filled = await filledRows(header, rows, giveWay)
  const known = new Map(stored.map((record) => [record.id, record]))
  const find = await recordFinder(header, filled, stored, giveWay)
  const planned: PlannedRow<Values>[] = []
  for (const row of filled) {
    await giveWay()
    const plan = planRow(header, row, find(row))
    if (!plan) continue
    const before = plan.kind === 'changed' ? known.get(plan.id) : undefined
    const refusal = 'values' in plan ? refuseChange(plan.values, before) : undefined
    planned.push(refusal ? refusedChange(header, plan, refusal) : plan)
  }
  return {
    rows: await withWarnings(header.kind, planned, known, { giveWay, moreWarnings }),
    same: filled.length - planned.length,
  }
}

function refusedChange<Values>(
  { columns }: HeaderRow<unknown>,
  { row, name }: PlannedRow<Values>,
  { field, refusal }: { field: string; refusal: Refusal },
): PlannedRow<Values> {
  const cell = cellReference(row - 1, columns.get(field) ?? 0)
  return { kind: 'refused', row, name, refusals: [{ cell, refusal }] }
}

/** A file that is refused for its many rows may have a hundred times as many as are imported. */
const rowsAtOnce = 1_000

/**
 * The rows below the header that are not empty. Below a list without ids, such as a price list, stand notes: a row of
 * one cell that is no number is left out.
 */
export async function filledRows<Kind>(
  { row, columns }: HeaderRow<Kind>,
  rows: readonly Cell[][],
  giveWay: () => Promise<void>,
): Promise<SheetRow[]> {
  const isRecord = (cells: readonly Cell[]) => {
    let filled = 0
    const fewest = columns.has('id') || !isEmptyCell(cells[columns.get('number') ?? -1]) ? 1 : 2
    return cells.some((cell) => !isEmptyCell(cell) && ++filled === fewest)
  }
  const filled: SheetRow[] = []
  for (const [at, cells] of rows.entries()) {
    if (at % rowsAtOnce === 0) await giveWay()
    if (at > row && isRecord(cells)) filled.push({ at, cells })
  }
  return filled
}

function planRow<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  sheetRow: SheetRow,
  found: FoundRecord<Values>,
): PlannedRow<Values> | undefined {
  const { kind, columns } = header
  const { at } = sheetRow
  const row = at + 1
  const refusedRow = (name: string, refusal: Refusal): PlannedRow<Values> => {
    const cell = cellReference(at, columns.get(name) ?? 0)
    return { kind: 'refused', row, name: nameOf(header, sheetRow), refusals: [{ cell, refusal }] }
  }
  if ('refused' in found) return refusedRow(found.field, found.refused)
  const { before, isById } = found
  if (!before) return planAddition(header, sheetRow)
  const read = readRow(header, sheetRow, before, { kept: isById ? [] : kind.identityFields })
  if ('refusals' in read) return { kind: 'refused', row, name: kind.name(before), ...read }
  const cells = compareRow(kind, read.values, before)
  if (cells.length === 0) return undefined
  const revision = isById ? revisionOf(header, sheetRow) : before.revision
  if (revision === undefined) return refusedRow('revision', { kind: 'no-revision' })
  const about = { row, name: kind.name(before), id: before.id, cells }
  if (revision !== before.revision) return { kind: 'conflict', ...about }
  const warnings = isById ? [] : undatedWarnings(kind, read.values, before)
  return { kind: 'changed', ...about, revision, values: read.values, warnings }
}

/**
 * Warns of a row without an id that changes the status: nothing says when the row was written, so its status
 * may be older than the one on the site.
 */
function undatedWarnings<Values extends SheetValues>(
  { fields: { status } }: SheetKind<Values>,
  values: Values,
  before: Values,
): Warning[] {
  if (!status || values.status === before.status) return []
  const id = `listed-status:${before.status}:${values.status}`
  return [{ id, kind: 'undated-status', status: status.format(before.status) }]
}

/** The fields with neither a column nor a default that a new record cannot be without. */
export function missingForNew({
  kind,
  columns,
  defaults,
}: HeaderRow<Pick<NamedKind, 'fields' | 'follow'>>): string[] {
  return Object.entries(kind.fields).flatMap(([name, { rule }]) => {
    const mayBeMissing =
      hasOneChoice(rule) ||
      !('missing' in rule) ||
      'orNone' in rule ||
      'optional' in rule ||
      rule.kind === 'lines' ||
      name in kind.follow
    return mayBeMissing || columns.has(name) || defaults?.has(name) ? [] : [name]
  })
}

/** The labels of these fields. */
export function missingLabels(header: HeaderRow<Pick<NamedKind, 'fields' | 'follow'>>): string[] {
  return missingForNew(header).map((name) => header.kind.fields[name]?.label ?? name)
}

function planAddition<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  sheetRow: SheetRow,
): PlannedRow<Values> {
  const { kind, columns } = header
  const row = sheetRow.at + 1
  const labels = missingLabels(header)
  if (labels.length > 0) {
    const cell = cellReference(sheetRow.at, columns.get('number') ?? 0)
    const refusals = [{ cell, refusal: { kind: 'columns-missing' as const, labels } }]
    return { kind: 'refused', row, name: nameOf(header, sheetRow), refusals }
  }
  const read = readRow(header, sheetRow, kind.empty, { withDefaults: true })
  if ('refusals' in read) return { kind: 'refused', row, name: nameOf(header, sheetRow), ...read }
  return { kind: 'added', row, name: kind.name(read.values), values: read.values, warnings: [] }
}

/**
 * Adds warnings to the rows that can be saved, such as that a number is taken. Records are compared as they
 * will be after the import, so that two apartments may swap their numbers without a warning.
 */
async function withWarnings<Values extends SheetValues>(
  kind: SheetKind<Values>,
  rows: PlannedRow<Values>[],
  known: ReadonlyMap<string, StoredValues<Values>>,
  { giveWay, moreWarnings }: Required<Pick<PlanOptions<Values>, 'giveWay' | 'moreWarnings'>>,
): Promise<PlannedRow<Values>[]> {
  const after = new Map<unknown, Values>(known)
  for (const row of rows) if (isSavable(row)) after.set(row.kind === 'changed' ? row.id : row, row.values)
  const identities = Map.groupBy(after.values(), (values) => kind.identity(values))
  const withWarning = (row: PlannedRow<Values>): PlannedRow<Values> => {
    if (!isSavable(row)) return row
    const isTaken = (identities.get(kind.identity(row.values))?.length ?? 0) > 1
    const before = row.kind === 'changed' ? known.get(row.id) : undefined
    const more = before ? moreWarnings(row.values, before) : []
    return {
      ...row,
      warnings: [...kind.listWarnings(row.values, isTaken, before), ...row.warnings, ...more],
    }
  }
  const warned: PlannedRow<Values>[] = []
  for (const row of rows) {
    await giveWay()
    warned.push(withWarning(row))
  }
  return warned
}

function revisionOf<Kind>(header: HeaderRow<Kind>, row: SheetRow): number | undefined {
  const cell = cellOf(header, row, 'revision')
  const revision = isEmptyCell(cell) ? Number.NaN : Number(cell)
  return Number.isSafeInteger(revision) ? revision : undefined
}

/** The name of a row that cannot be read: the text of its cell in the `number` column. */
function nameOf<Kind>(header: HeaderRow<Kind>, row: SheetRow): string {
  const cell = cellOf(header, row, 'number')
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim().slice(0, 40) : ''
}
