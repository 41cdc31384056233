import type { Row } from './snapshot/rows.ts'
import type { ColumnShape, TableShape } from './snapshot/tables-at-version.ts'

/** Whether both engines can take a row: all columns, no others, and in each what it is made for. */
export function fitsTable(row: Row, { columns }: TableShape): boolean {
  return (
    Object.keys(row).length === columns.length && columns.every((column) => fits(row[column.name], column))
  )
}

type Value = Row[string]

function fits(value: Value | undefined, { type, mayBeNull }: ColumnShape): boolean {
  if (value === null) return mayBeNull
  return kinds[type]?.(value) ?? false
}

/** PostgreSQL counts up to here in a column of integers. */
const maxInteger = 2 ** 31

const kinds: Record<string, (value: Value | undefined) => boolean> = {
  text: (value) => typeof value === 'string',
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < maxInteger,
  bigint: (value) => Number.isSafeInteger(value),
  'double precision': (value) => typeof value === 'number',
}
