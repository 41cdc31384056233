import type { FieldTable, ValuesOf } from '../../../domain/record/field-table.ts'

/** Both engines store booleans as 1 and 0, and lists as JSON texts. */
type Column<Value> = Value extends boolean ? number : Value extends unknown[] ? string : Value

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

/** Takes whole rows and rows of selected columns. Columns that are not fields stay as they are. */
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
