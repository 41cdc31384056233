import type { FieldRuleName } from '../../../domain/record/field-kinds.ts'
import type { FieldTable, ValuesOf } from '../../../domain/record/field-table.ts'

/** Both engines store booleans as 1 and 0, and lists as JSON texts. */
type Column<Value> = Value extends boolean ? number : Value extends unknown[] ? string : Value

export type ColumnsOf<Table extends FieldTable> = {
  [Name in keyof Table]: Column<ValuesOf<Table>[Name]>
}

type Restored<Table extends FieldTable, Row> = {
  [Name in keyof Row]: Name extends keyof Table ? ValuesOf<Table>[Name] : Row[Name]
}

interface Codec {
  toColumn(value: unknown): unknown
  fromColumn(column: unknown): unknown
}

/** Null for kinds of fields that are stored as they are. */
const codecs: Record<FieldRuleName, Codec | null> = {
  text: null,
  choice: null,
  integer: null,
  amount: null,
  area: null,
  day: null,
  record: null,
  'yes-no': { toColumn: (value) => (value ? 1 : 0), fromColumn: (column) => column === 1 },
  lines: {
    toColumn: (value) => JSON.stringify(value),
    fromColumn: (column) => JSON.parse(String(column)),
  },
}

export function toColumns<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): ColumnsOf<Table> {
  const columns = Object.entries(table).map(([name, { rule }]) => {
    const codec = codecs[rule.kind]
    return [name, codec ? codec.toColumn(values[name]) : values[name]]
  })
  return Object.fromEntries(columns) as ColumnsOf<Table>
}

/**
 * Turns the columns of a row into values of fields. The row may have only some of the columns; those that are
 * not fields stay as they are.
 */
export function fromColumns<Table extends FieldTable, Row extends object>(
  table: Table,
  row: Row,
): Restored<Table, Row> {
  // A copy with few changes: a list reads thousands of rows, and an entry for each of their columns costs most of it.
  const restored = { ...row } as Record<string, unknown>
  for (const [name, { fromColumn }] of codedFields(table))
    if (name in row) restored[name] = fromColumn(restored[name])
  return restored as Restored<Table, Row>
}

const coded = new WeakMap<FieldTable, [name: string, Codec][]>()

/** The fields of the table that are not stored as they are. */
function codedFields(table: FieldTable): [name: string, Codec][] {
  const known = coded.get(table)
  if (known) return known
  const found = Object.entries(table).flatMap(([name, { rule }]): [string, Codec][] => {
    const codec = codecs[rule.kind]
    return codec ? [[name, codec]] : []
  })
  coded.set(table, found)
  return found
}
