import { createHash } from 'node:crypto'
import { isServedPath } from '../../domain/files/stored-path.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { moveToTrash } from '../removal/trash.ts'
import { hashStoredFile, hashWhileReading } from './file-hash.ts'
import { isContentFile } from './files-at-moment.ts'
import { BackupError, type Progress, type Snapshot, type SnapshotFile } from './snapshot.ts'

/** What is there already, with the same bytes, is not sent again: broken off, it goes on where it was. */
export async function sendFiles(files: FileStore, snapshot: Snapshot, progress: Progress): Promise<number> {
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
export async function findExtraneousFiles(files: FileStore, snapshot: Snapshot): Promise<string[]> {
  const wanted = await snapshot.listFiles()
  const stored = (await listAllFiles(files, '')).filter(isContentFile)
  return stored.filter(({ path, size }) => wanted.get(path) !== size).map(({ path }) => path)
}

/** Once no record points to them; what is in the trash stays there. */
export async function discardExtraneousFiles(files: FileStore, snapshot: Snapshot): Promise<number> {
  const strangers = (await findExtraneousFiles(files, snapshot)).filter(isServedPath)
  const now = new Date()
  for (const path of strangers) await moveToTrash(files, path, now)
  return strangers.length
}
