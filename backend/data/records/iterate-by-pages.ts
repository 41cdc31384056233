/** So few that neither reading one nor looking through its rows keeps the server from anything else for long. */
const onPage = 200

/**
 * All rows in the order of their ids, one page after the other, however many there are: `readPage` returns the next ones
 * behind an id. Whatever else there is to do is done between two pages.
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
