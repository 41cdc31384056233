import { replaceTables } from '../../backend/data/snapshot/replace-tables.ts'
import type { Row } from '../../backend/data/snapshot/rows.ts'
import { readTables } from '../../backend/data/snapshot/table-snapshot.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import type { Backend } from '../../backend/open.ts'

/**
 * Captures all rows and files, and returns a function that restores the rows and removes added files while the server
 * runs.
 */
export async function captureState({ db, files }: Backend): Promise<() => Promise<void>> {
  const tables: [table: string, rows: Row[]][] = []
  const level = await readTables(db, async (snapshot) => {
    for (const table of snapshot.tables) {
      const rows: Row[] = []
      for await (const row of snapshot.rows(table)) rows.push(row)
      tables.push([table, rows])
    }
    return snapshot.level
  })
  const list = async () => (await listAllFiles(files, '')).map(({ path }) => path)
  const known = new Set(await list())
  return async () => {
    await replaceTables(db.engine, level, async (target) => {
      for (const [table, rows] of tables) if (rows.length > 0) await target.insert(table, rows)
    })
    const added = (await list()).filter((path) => !known.has(path))
    await files.deleteAll(added)
  }
}
