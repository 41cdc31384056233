type Plain = string | number | boolean | null

/** Rows as one text. The type parameter exists for the compiler only. */
export type EncodedColumns<Row> = string & { readonly rows?: Row[] }

/**
 * Writes rows as one text, column by column. React Router serialises loader data value by value with
 * references, which compresses badly: the data of a long list takes a quarter of the response. As one text it
 * takes less than two thirds of that.
 */
export function encodeColumns<Row extends Record<keyof Row, Plain>>(rows: Row[]): EncodedColumns<Row> {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[]
  return JSON.stringify(names.map((name) => [name, ...rows.map((row) => row[name])]))
}

export function decodeColumns<Row>(encoded: EncodedColumns<Row>): Row[] {
  const columns: [name: string, ...values: Plain[]][] = JSON.parse(encoded)
  const count = (columns[0]?.length ?? 1) - 1
  const rows = Array.from({ length: count }, (): Record<string, Plain> => ({}))
  for (const [name, ...values] of columns)
    for (const [index, row] of rows.entries()) row[name] = values[index] ?? null
  return rows as Row[]
}
