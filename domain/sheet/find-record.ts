import type { FieldRule } from '../record/field-kinds.ts'
import type { Stored } from '../record/stored-record.ts'
import { withinLength } from './cell-length.ts'
import type { Refusal } from './refusal.ts'
import { readCell } from './row-codec.ts'
import { type Cell, columnLetters, isEmptyCell, normalizeCellText, type SheetRow } from './sheet.ts'
import type { HeaderRow, SheetKind, SheetValues } from './sheet-kind.ts'

/** The record that a row is about, or why that cannot be told. */
export type FoundRecord<Values> =
  /** `before` is undefined for a new record. */
  | { before: (Values & Stored) | undefined; isById: boolean }
  /** `field` names the column that is at fault. */
  | { refused: Refusal; field: string }

/**
 * Finds the record of each row: by the id in its id column, which people see as „код“, else by the fields that
 * identify a record for people, such as entrance and number. A row for which no record is found is new.
 */
export async function recordFinder<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  rows: readonly SheetRow[],
  stored: readonly (Values & Stored)[],
  giveWay: () => Promise<void>,
): Promise<(row: SheetRow) => FoundRecord<Values>> {
  const { kind } = header
  const known = new Map(stored.map((record) => [record.id, record]))
  const rowsById = Map.groupBy(rows, (row) => idOf(header, row))
  const identities = new Map<SheetRow, string | undefined>()
  for (const row of rows) {
    await giveWay()
    identities.set(row, identityOf(header, row))
  }
  const rowsByIdentity = Map.groupBy(rows, (row) => identities.get(row))
  const storedByIdentity = Map.groupBy(stored, (record) => normalizeCellText(kind.identity(record)))

  return (row) => {
    const id = idOf(header, row)
    if (id !== '') {
      const before = known.get(id)
      if (!before) return { refused: { kind: 'id-gone' }, field: 'id' }
      const others = otherRows(rowsById.get(id), row)
      return others.length > 0
        ? { refused: copyRefusal(header, row, others, kind.name(before)), field: 'id' }
        : { before, isById: true }
    }
    if (!isEmptyCell(cellOf(header, row, 'id'))) return { refused: { kind: 'id-unreadable' }, field: 'id' }
    const identity = identities.get(row)
    if (identity === undefined) return { before: undefined, isById: false }
    const others = otherRows(rowsByIdentity.get(identity), row)
    if (others.length > 0) return { refused: twinRefusal(header, row, others), field: 'number' }
    const [record, another] = storedByIdentity.get(identity) ?? []
    // If the id of this record stands in another row, that row renames it, and this one is a new record that
    // takes over its number.
    const isOnlyOne = record && !another && !rowsById.has(record.id)
    return { before: isOnlyOne ? record : undefined, isById: false }
  }
}

export function cellOf<Kind>({ columns }: HeaderRow<Kind>, { cells }: SheetRow, name: string): Cell {
  return cells[columns.get(name) ?? -1] ?? null
}

function idOf<Kind>(header: HeaderRow<Kind>, row: SheetRow): string {
  const cell = cellOf(header, row, 'id')
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}

/** Whether a field needs no column, because every record has the same value in it: the only entrance. */
export function hasOneChoice(rule: FieldRule | undefined): boolean {
  return rule?.kind === 'choice' && rule.options.length === 1
}

/**
 * The identity that a row's cells give, such as entrance and number: equal for rows that are about the same
 * record. Undefined when one of these cells is missing or cannot be read.
 */
function identityOf<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  row: SheetRow,
): string | undefined {
  const values = identityValues(header, row)
  return values && normalizeCellText(header.kind.identity(values))
}

function identityValues<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  row: SheetRow,
): SheetValues | undefined {
  const { kind, columns } = header
  const values: SheetValues = { ...kind.empty }
  const cells = Object.fromEntries(
    kind.identityFields.map((name) => [name, withinLength(kind.fields[name], cellOf(header, row, name))]),
  )
  const given = kind.translate?.(cells, kind.empty) ?? cells
  for (const name of kind.identityFields) {
    const [field, cell = null] = [kind.fields[name], given[name]]
    if (!columns.has(name) && hasOneChoice(field?.rule)) continue
    if (!field || isEmptyCell(cell)) return undefined
    const read = readCell(field, cell)
    if ('refused' in read) return undefined
    values[name] = read.value
  }
  return values
}

/** The numbers in the spreadsheet of all `rows` except `row`. */
function otherRows(rows: readonly SheetRow[] = [], row: SheetRow): number[] {
  return rows.filter((other) => other !== row).map(({ at }) => at + 1)
}

function copyRefusal<Kind>(
  { columns }: HeaderRow<Kind>,
  { at }: SheetRow,
  others: number[],
  name: string,
): Refusal {
  return { kind: 'same-id', row: at + 1, others, name, column: columnLetters(columns.get('id') ?? 0) }
}

function twinRefusal<Values extends SheetValues>(
  header: HeaderRow<SheetKind<Values>>,
  row: SheetRow,
  others: number[],
): Refusal {
  const { kind } = header
  const name = kind.name({ ...kind.empty, ...identityValues(header, row) })
  return { kind: 'same-record', row: row.at + 1, others, name }
}
