import { createHash } from 'node:crypto'
import { isKeptPath } from '../../domain/files/stored-path.ts'
import { countContent } from '../data/snapshot/content.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { adoptFiles } from '../installation.ts'
import { moveToTrash } from '../removal/trash.ts'
import { hashStoredFile, hashWhileReading } from './file-hash.ts'
import { isContentFile } from './live-snapshot.ts'
import { loadTables } from './load-tables.ts'
import type { OpenInstallation } from './open-installation.ts'
import { BackupError, type Progress, type Snapshot, type SnapshotFile } from './snapshot.ts'

export interface LoadedSnapshot {
  tables: number
  rows: number
  files: number
  /** How many files of the replaced content went into the trash. */
  discarded: number
}

/**
 * Describes the content that would be lost by loading the snapshot; undefined when none would. Files of an
 * interrupted load are not counted.
 */
export async function describeContent(
  { db, files }: OpenInstallation,
  snapshot: Snapshot,
): Promise<string | undefined> {
  const rows = await countContent(db)
  const extraneous = await findExtraneousFiles(files, snapshot)
  return rows + extraneous.length === 0 ? undefined : `${rows} rows and ${extraneous.length} other files`
}

/**
 * Replaces the content of an installation. Files are copied first, then all tables are replaced in one transaction, so
 * an interrupted load leaves the old content with some unreferenced files, and can be repeated. Every row and file is
 * compared with its source.
 */
export async function loadSnapshot(
  installation: OpenInstallation,
  snapshot: Snapshot,
  progress: Progress = () => {},
): Promise<LoadedSnapshot> {
  const files = await copyFiles(installation.files, snapshot, progress)
  const { tables, rows } = await snapshot.readTables((tables) =>
    loadTables(installation.engine, tables, progress),
  )
  const discarded = await discardExtraneousFiles(installation.files, snapshot)
  await adoptFiles(installation)
  return { tables, rows, files, discarded }
}

/** Skips files that are stored already with the same bytes, so that an interrupted load continues where it stopped. */
async function copyFiles(files: FileStore, snapshot: Snapshot, progress: Progress): Promise<number> {
  const total = (await snapshot.listFiles()).size
  let done = 0
  for await (const file of snapshot.readFiles()) {
    if (!(await isStored(files, file))) await copyFile(files, file)
    progress({ part: 'copying files', done: ++done, total, unit: 'files' })
  }
  return done
}

async function isStored(files: FileStore, { path, size, about, hash }: SnapshotFile): Promise<boolean> {
  const found = await files.head(path)
  if (found?.size !== size || found.contentType !== about.contentType) return false
  return (await hashStoredFile(files, path)) === (await hash())
}

/** Moves a file at the same path to the trash, and reads the new one back to compare it. */
async function copyFile(files: FileStore, { path, about, body, hash }: SnapshotFile): Promise<void> {
  if (isKeptPath(path)) await moveToTrash(files, path, new Date())
  const sent = createHash('sha256')
  await files.put(path, hashWhileReading(sent, body), about)
  const [wanted, stored] = [await hash(), await hashStoredFile(files, path)]
  if (sent.digest('hex') !== wanted || stored !== wanted)
    throw new BackupError(`${path} did not arrive whole`)
}

/** Files of the target that the snapshot does not have, or has with another size. */
async function findExtraneousFiles(files: FileStore, snapshot: Snapshot): Promise<string[]> {
  const wanted = await snapshot.listFiles()
  const stored = (await listAllFiles(files, '')).filter(isContentFile)
  return stored.filter(({ path, size }) => wanted.get(path) !== size).map(({ path }) => path)
}

/**
 * Moves the files that the snapshot does not have to the trash, and returns their number. Runs after the tables
 * were replaced, when no record refers to these files any more.
 */
async function discardExtraneousFiles(files: FileStore, snapshot: Snapshot): Promise<number> {
  const extraneous = (await findExtraneousFiles(files, snapshot)).filter(isKeptPath)
  const now = new Date()
  for (const path of extraneous) await moveToTrash(files, path, now)
  return extraneous.length
}
