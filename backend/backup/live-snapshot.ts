import type { Database } from '../data/database.ts'
import { readTables } from '../data/snapshot/table-snapshot.ts'
import type { FileStore } from '../files/file-store.ts'
import { hashStoredFile } from './file-hash.ts'
import { type FileAtMoment, listFilesAt, openFileAtMoment } from './files-at-moment.ts'
import type { Snapshot, SnapshotFile } from './snapshot.ts'

/** An installation where it runs: the site may go on meanwhile. */
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
