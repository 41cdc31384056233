import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../backend/data/engine/sqlite.ts'
import { migrate } from '../backend/data/migrate.ts'

/** The bytes of a database without rows; every process makes one. */
let migrated: Promise<Buffer> | undefined

/**
 * A new data folder whose database has run all migrations: running them takes ten times as long as all else that is
 * done when a backend opens.
 */
export async function newMigratedFolder(prefix: string): Promise<string> {
  migrated ??= migrateOne()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(folder, 'sgrada.sqlite'), await migrated, { mode: 0o600 })
  return folder
}

async function migrateOne(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-migrated-'))
  const file = join(folder, 'sgrada.sqlite')
  const engine = openSqlite(file)
  await migrate(engine)
  // The last connection writes its log back into the file.
  await engine.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}
