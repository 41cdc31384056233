import type { FieldRuleName } from '../../domain/record/field-kinds.ts'
import type { FieldTable, ValuesOf } from '../../domain/record/field-table.ts'

/** As both engines store it: yes and no are 1 and 0, lists are JSON texts. */
type Column<Value> = Value extends boolean ? number : Value extends unknown[] ? string : Value

/** The columns of a table of fields. */
export type ColumnsOf<Table extends FieldTable> = {
  [Name in keyof Table]: Column<ValuesOf<Table>[Name]>
}

type Restored<Table extends FieldTable, Row> = {
  [Name in keyof Row]: Name extends keyof Table ? ValuesOf<Table>[Name] : Row[Name]
}

interface Codec {
  encode(value: unknown): unknown
  decode(column: unknown): unknown
}

const asIs: Codec = { encode: (value) => value, decode: (column) => column }

const codecs: Record<FieldRuleName, Codec> = {
  text: asIs,
  choice: asIs,
  integer: asIs,
  amount: asIs,
  area: asIs,
  day: asIs,
  record: asIs,
  'yes-no': { encode: (value) => (value ? 1 : 0), decode: (column) => column === 1 },
  lines: { encode: (value) => JSON.stringify(value), decode: (column) => JSON.parse(String(column)) },
}

export function toColumns<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): ColumnsOf<Table> {
  const columns = Object.entries(table).map(([name, { rule }]) => [
    name,
    codecs[rule.kind].encode(values[name]),
  ])
  return Object.fromEntries(columns) as ColumnsOf<Table>
}

/** A row, or the part of it that was read, with its fields as the domain knows them. */
export function fromColumns<Table extends FieldTable, Row extends object>(
  table: Table,
  row: Row,
): Restored<Table, Row> {
  const restored = Object.entries(row).map(([name, column]) => {
    const field = table[name]
    return [name, field ? codecs[field.rule.kind].decode(column) : column]
  })
  return Object.fromEntries(restored) as Restored<Table, Row>
}
