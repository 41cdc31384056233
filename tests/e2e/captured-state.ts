import { sql } from 'kysely'
import { insertRows, type Row } from '../../backend/data/snapshot/rows.ts'
import { readTables } from '../../backend/data/snapshot/table-snapshot.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import type { Backend } from '../../backend/open.ts'

/**
 * Captures all rows and files, and returns a function that restores the rows and removes added files while the server
 * runs.
 */
export async function captureState({ db, files }: Backend): Promise<() => Promise<void>> {
  const tables: [table: string, rows: Row[]][] = []
  await readTables(db, async (snapshot) => {
    for (const table of snapshot.tables) {
      const rows: Row[] = []
      for await (const row of snapshot.rows(table)) rows.push(row)
      tables.push([table, rows])
    }
  })
  const list = async () => (await listAllFiles(files, '')).map(({ path }) => path)
  const known = new Set(await list())
  return async () => {
    await db.engine.writer.transaction().execute(async (trx) => {
      const before = await trx.selectFrom('versions').selectAll().execute()
      for (const [table] of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx)
      for (const [table, rows] of tables) if (rows.length > 0) await insertRows(trx, table, rows)
      // Caches and open pages ignore a version that is not higher than the one that they have.
      for (const { collection, version } of before)
        await trx
          .updateTable('versions')
          .set({ version: version + 1 })
          .where('collection', '=', collection)
          .where('version', '<=', version)
          .execute()
    })
    const added = (await list()).filter((path) => !known.has(path))
    await files.deleteAll(added)
  }
}
