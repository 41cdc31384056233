type Plain = string | number | boolean | null

/** Many rows as one text. Carries the type of its rows and nothing else. */
export type EncodedColumns<Row> = string & { readonly rows?: Row[] }

/**
 * What scripts start from travels with the page, value by value, each with a number that others point to, which hardly
 * packs: of a long list, a quarter of all that is sent. Column by column, as one text, it takes less than two thirds.
 */
export function encodeColumns<Row extends Record<keyof Row, Plain>>(rows: Row[]): EncodedColumns<Row> {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[]
  return JSON.stringify(names.map((name) => [name, ...rows.map((row) => row[name])]))
}

export function decodeColumns<Row>(encoded: EncodedColumns<Row>): Row[] {
  const columns: [name: string, ...values: Plain[]][] = JSON.parse(encoded)
  const count = (columns[0]?.length ?? 1) - 1
  return Array.from(
    { length: count },
    (_, index) => Object.fromEntries(columns.map((column) => [column[0], column[index + 1]])) as Row,
  )
}
