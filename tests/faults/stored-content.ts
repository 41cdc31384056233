import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { recordTables } from '../../backend/data/schema.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import type { Backend } from '../../backend/open.ts'

const tables = [...recordTables, 'pictures', 'uploads', 'user', 'account']

export type StoredContent = Record<string, unknown[]>

/**
 * Everything that people have entered: every row of every table except counters and sessions, which reads may
 * change, and every file with a hash of its bytes, except the one that the health check writes.
 */
export async function storedContent({ db, files }: Backend): Promise<StoredContent> {
  const content: StoredContent = {}
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.read)
    content[table] = rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  const stored = (await listAllFiles(files, '')).filter(({ path }) => !path.startsWith('health/'))
  const hashed = stored.map(async ({ path }) => {
    const opened = await files.get(path)
    return {
      path,
      hash:
        opened &&
        createHash('sha256')
          .update(await buffer(opened.body))
          .digest('hex'),
    }
  })
  content.files = await Promise.all(hashed)
  return content
}
