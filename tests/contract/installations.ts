import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { hashStoredFile } from '../../backend/backup/file-hash.ts'
import { type OpenInstallation, openInstallation } from '../../backend/backup/open-installation.ts'
import { type Config, readConfig } from '../../backend/config.ts'
import { latestSchemaVersion } from '../../backend/data/migrate.ts'
import { isContentTable, tablesAt } from '../../backend/data/snapshot/tables-at-version.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import type { EngineUnderTest } from '../faults/engines.ts'

/** An installation that a test creates, and deletes with `remove` at its end. */
export interface TestInstallation {
  config: Config
  env: Record<string, string>
  open(): Promise<OpenInstallation>
  remove(): Promise<void>
}

export async function newInstallation(engine: EngineUnderTest): Promise<TestInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-backup-'))
  const { env: settings, dispose } = await engine.open()
  const env = { ...settings, DATA_DIR: folder, DEMO: 'off' }
  const config = readConfig(env)
  return {
    config,
    env,
    open: () => openInstallation(config, config.engines.kind, { exclusive: false, mustExist: false }),
    async remove() {
      await dispose()
      rmSync(folder, { recursive: true })
    },
  }
}

/** All rows and files in a form that can be compared: rows as the engine returns them, files with details and hash. */
export async function everythingIn({ open }: TestInstallation) {
  const opened = await open()
  const content: Record<string, string[]> = {}
  for (const shape of (await tablesAt(latestSchemaVersion)).filter(isContentTable)) {
    const { rows } = await sql`select * from ${sql.table(shape.name)}`.execute(opened.db.read)
    content[shape.name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  content.files = []
  for (const { path } of await listAllFiles(opened.files, '')) {
    // Derived images are not part of an archive.
    if (path.startsWith('derived/')) continue
    const { contentType, metadata, size } = (await opened.files.head(path)) ?? {}
    const hash = await hashStoredFile(opened.files, path)
    content.files.push(JSON.stringify({ path, contentType, metadata, size, hash }))
  }
  await opened.close()
  return content
}
