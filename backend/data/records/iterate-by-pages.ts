/** Rows per page: reading and filtering them blocks the server for a moment only. */
const onPage = 200

/**
 * All rows in the order of their ids. `readPage` returns the next rows after an id. Other requests run between two
 * pages.
 */
export async function* iterateByPages<Row extends { id: string }>(
  readPage: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = await readPage(after, onPage)
    yield* rows
    const last = rows.at(-1)
    if (rows.length < onPage || !last) return
    after = last.id
  }
}
