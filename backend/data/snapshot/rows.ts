import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import type { ColumnShape, TableShape } from './tables-at-version.ts'

/** Values that both engines accept: booleans are 1 and 0, moments are ISO texts. */
export type Row = Record<string, string | number | null>

const pageSize = 500
/** Both engines limit the parameters of one statement; this is below either limit. */
const maxValues = 10_000

/** Reads page by page along the primary key, so that a large table is never in memory as a whole. */
export async function* readRows(db: Kysely<Tables>, { name, key }: TableShape): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after: unknown[] | undefined
  for (;;) {
    const rest = after ? sql<SqlBool>`(${columns}) > (${sql.join(after)})` : sql<SqlBool>`1 = 1`
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${rest} order by ${columns} limit ${sql.lit(pageSize)}`.execute(
      db,
    )
    for (const row of rows) yield plainRow(name, row)
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return
    after = key.map((column) => last[column])
  }
}

/** The engine converts 1, 0 and ISO texts by the types of the columns. */
export async function insertRows(db: Kysely<Tables>, table: string, rows: Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const atOnce = Math.max(1, Math.floor(maxValues / names.length))
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`)
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db)
  }
}

function plainRow(table: string, row: Record<string, unknown>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, plainValue(value, `${table}.${column}`)]),
  )
}

function plainValue(value: unknown, where: string): string | number | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Date) return value.toISOString()
  throw new Error(`A value of ${where} cannot be carried over: ${String(value)}`)
}

/** Whether the row has exactly the table's columns, and each value fits the column's type on both engines. */
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

/** PostgreSQL's `integer` has 32 bits. */
const maxInteger = 2 ** 31

const kinds: Record<string, (value: Value | undefined) => boolean> = {
  text: (value) => typeof value === 'string',
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < maxInteger,
  bigint: (value) => Number.isSafeInteger(value),
  'double precision': (value) => typeof value === 'number',
}
