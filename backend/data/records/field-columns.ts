import type { FieldTable, ValuesOf } from '../../../domain/record/field-table.ts'

/** As both engines store it: yes and no are 1 and 0, lists are JSON texts. */
type Column<Value> = Value extends boolean ? number : Value extends unknown[] ? string : Value

/** The columns of a table of fields. */
export type ColumnsOf<Table extends FieldTable> = {
  [Name in keyof Table]: Column<ValuesOf<Table>[Name]>
}

type Restored<Table extends FieldTable, Row> = {
  [Name in keyof Row]: Name extends keyof Table ? ValuesOf<Table>[Name] : Row[Name]
}

const toColumn: Record<string, (value: unknown) => unknown> = {
  'yes-no': (value) => (value ? 1 : 0),
  lines: (value) => JSON.stringify(value),
}

const fromColumn: Record<string, (column: unknown) => unknown> = {
  'yes-no': (column) => column === 1,
  lines: (column) => JSON.parse(String(column)),
}

export function toColumns<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): ColumnsOf<Table> {
  const columns = Object.entries(table).map(([name, { rule }]) => {
    const value = values[name]
    return [name, toColumn[rule.kind]?.(value) ?? value]
  })
  return Object.fromEntries(columns) as ColumnsOf<Table>
}

/** A row, or the part of it that was read, with its fields as the domain knows them. */
export function fromColumns<Table extends FieldTable, Row extends object>(
  table: Table,
  row: Row,
): Restored<Table, Row> {
  const restored = Object.entries(row).map(([name, column]) => {
    const restore = fromColumn[table[name]?.rule.kind ?? '']
    return [name, restore ? restore(column) : column]
  })
  return Object.fromEntries(restored) as Restored<Table, Row>
}
