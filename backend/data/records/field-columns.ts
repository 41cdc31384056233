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
  const restored = Object.entries(row).map(([name, column]) => {
    const field = table[name]
    const codec = field ? codecs[field.rule.kind] : null
    return [name, codec ? codec.fromColumn(column) : column]
  })
  return Object.fromEntries(restored) as Restored<Table, Row>
}
