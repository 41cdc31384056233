import { parseTrashPath, trashPath } from '../../domain/files/trash-path.ts'
import type { Database } from '../data/database.ts'
import { readTables } from '../data/snapshot/table-snapshot.ts'
import type { FileStore, OpenedFile } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { probePath } from '../health.ts'
import { sharedImagesPrefix } from '../images/shared-images.ts'
import { idPath } from '../installation.ts'
import { listTrash } from '../removal/trash.ts'
import { hashStoredFile } from './file-hash.ts'
import type { Snapshot, SnapshotFile } from './snapshot.ts'

/** A file at the moment of the backup. `path` is where it was then, `foundAt` where it is now: perhaps in the trash. */
interface FileAtMoment {
  path: string
  size: number
  foundAt: string
}

/**
 * Clocks of servers differ, so files that were deleted up to 5 minutes before the backup are included, too.
 * After a restore the sweep moves those without a reference to the trash again.
 */
const clockTolerance = 5 * 60_000

/**
 * The files of the store at a recent moment. Stored files never change, and a file that was moved to the trash
 * since then is listed with its old path.
 */
async function listFilesAt(files: FileStore, moment: Date): Promise<FileAtMoment[]> {
  const then = new Map<string, FileAtMoment>()
  // Folders are listed in byte order with the trash last, so a file that is moved meanwhile is seen at least once.
  for (const { path: foundAt, size } of (await listAllFiles(files, '')).filter(isContentFile)) {
    const trashed = parseTrashPath(foundAt)
    const isRecent = trashed && trashed.deletedAt.getTime() >= moment.getTime() - clockTolerance
    const path = isRecent ? trashed.path : foundAt
    if (!then.has(path)) then.set(path, { path, size, foundAt })
  }
  return [...then.values()]
}

/** Health probes, the installation's id and derived images are not part of a backup. */
export function isContentFile({ path }: { path: string }): boolean {
  return path !== idPath && path !== probePath && !path.startsWith(sharedImagesPrefix)
}

/** A file that was moved to the trash since it was listed is opened there. Undefined when it is gone for good. */
async function openFileAtMoment(files: FileStore, file: FileAtMoment): Promise<OpenedFile | undefined> {
  const opened = await openAndVerify(files, file.foundAt)
  if (opened) return opened
  const trashed = (await listTrash(files)).findLast(({ path }) => path === file.path)
  return trashed && openAndVerify(files, trashPath(trashed))
}

/** Waits for the first bytes: a store may notice only then that the file is gone. */
async function openAndVerify(files: FileStore, path: string): Promise<OpenedFile | undefined> {
  const opened = await files.get(path)
  if (!opened) return undefined
  try {
    await new Promise<void>((resolve, reject) => {
      opened.body.once('readable', resolve).once('end', resolve).once('error', reject)
    })
    return opened
  } catch (error) {
    if (!(await files.head(path))) return undefined
    throw error
  }
}

/** A snapshot of a running installation, which goes on working meanwhile. */
export function takeSnapshot({ db, files }: { db: Database; files: FileStore }): Snapshot {
  const moment = new Date()
  let listed: Promise<FileAtMoment[]> | undefined
  const list = () => {
    listed ??= listFilesAt(files, moment)
    return listed
  }
  return {
    readTables: (work) => readTables(db, work),
    listFiles: async () => new Map((await list()).map(({ path, size }) => [path, size])),
    async *readFiles() {
      for (const file of await list()) {
        const found = await openFile(files, file)
        if (found) yield found
        found?.body.destroy()
      }
    },
  }
}

async function openFile(files: FileStore, file: FileAtMoment): Promise<SnapshotFile | undefined> {
  const opened = await openFileAtMoment(files, file)
  if (!opened) return undefined
  const { path, size, contentType, metadata } = opened.file
  return {
    path: file.path,
    size,
    about: { contentType, metadata },
    body: opened.body,
    hash: async () => (await hashStoredFile(files, path)) ?? 'gone',
  }
}
