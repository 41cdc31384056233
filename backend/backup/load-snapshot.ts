import { createHash } from 'node:crypto'
import { isServedPath } from '../../domain/files/stored-path.ts'
import { countContent } from '../data/snapshot/content.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { adoptFiles } from '../installation.ts'
import { moveToTrash } from '../removal/trash.ts'
import { hashStoredFile, hashWhileReading } from './file-hash.ts'
import { isContentFile } from './files-at-moment.ts'
import { loadTables } from './load-tables.ts'
import type { OpenInstallation } from './open-installation.ts'
import { BackupError, type Progress, type Snapshot, type SnapshotFile } from './snapshot.ts'

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

/** What is there already, with the same bytes, is not sent again: broken off, it goes on where it was. */
async function sendFiles(files: FileStore, snapshot: Snapshot, progress: Progress): Promise<number> {
  const total = (await snapshot.listFiles()).size
  let done = 0
  for await (const file of snapshot.readFiles()) {
    if (!(await isThere(files, file))) await send(files, file)
    progress({ part: 'copying files', done: ++done, total, unit: 'files' })
  }
  return done
}

async function isThere(files: FileStore, { path, size, about, hash }: SnapshotFile): Promise<boolean> {
  const found = await files.head(path)
  if (found?.size !== size || found.contentType !== about.contentType) return false
  return (await hashStoredFile(files, path)) === (await hash())
}

/** What lies there goes into the trash. What was sent is read back, and compared with what it should be. */
async function send(files: FileStore, { path, about, body, hash }: SnapshotFile): Promise<void> {
  if (isServedPath(path)) await moveToTrash(files, path, new Date())
  const sent = createHash('sha256')
  await files.put(path, hashWhileReading(sent, body), about)
  const [wanted, stored] = [await hash(), await hashStoredFile(files, path)]
  if (sent.digest('hex') !== wanted || stored !== wanted)
    throw new BackupError(`${path} did not arrive whole`)
}

/** Files of the target that the snapshot does not have, or has differently. */
async function findExtraneousFiles(files: FileStore, snapshot: Snapshot): Promise<string[]> {
  const wanted = await snapshot.listFiles()
  const stored = (await listAllFiles(files, '')).filter(isContentFile)
  return stored.filter(({ path, size }) => wanted.get(path) !== size).map(({ path }) => path)
}

/** Once no record points to them; what is in the trash stays there. */
async function discardExtraneousFiles(files: FileStore, snapshot: Snapshot): Promise<number> {
  const strangers = (await findExtraneousFiles(files, snapshot)).filter(isServedPath)
  const now = new Date()
  for (const path of strangers) await moveToTrash(files, path, now)
  return strangers.length
}
