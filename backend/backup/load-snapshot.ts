import { countContent } from '../data/count-content.ts'
import { adoptFiles } from '../installation.ts'
import { loadTables } from './load-tables.ts'
import type { OpenInstallation } from './open-installation.ts'
import { discardExtraneousFiles, findExtraneousFiles, sendFiles } from './send-files.ts'
import type { Progress, Snapshot } from './snapshot.ts'

export interface LoadedSnapshot {
  tables: number
  rows: number
  files: number
  /** How many files of what was there before went into the trash. */
  discarded: number
}

/** What would be lost, as text; undefined when there is nothing. What an earlier try has sent is none of it. */
export async function describeContent(
  { db, files }: OpenInstallation,
  snapshot: Snapshot,
): Promise<string | undefined> {
  const rows = await countContent(db)
  const strangers = await findExtraneousFiles(files, snapshot)
  return rows + strangers.length === 0 ? undefined : `${rows} rows and ${strangers.length} other files`
}

/**
 * Files first, the tables then at once: until then, everything is as before, but for files that no record points to.
 * Broken off anywhere, it is finished by doing it again. Every row and file is compared with where it came from.
 */
export async function loadSnapshot(
  installation: OpenInstallation,
  snapshot: Snapshot,
  progress: Progress = () => {},
): Promise<LoadedSnapshot> {
  const files = await sendFiles(installation.files, snapshot, progress)
  const { tables, rows } = await snapshot.readTables((tables) =>
    loadTables(installation.engine, tables, progress),
  )
  const discarded = await discardExtraneousFiles(installation.files, snapshot)
  await adoptFiles(installation)
  return { tables, rows, files, discarded }
}
