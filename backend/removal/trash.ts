import { storedUrl } from '../../domain/files/stored-path.ts'
import { type InTrash, parseTrashPath, trashPath, trashPrefix } from '../../domain/files/trash-path.ts'
import { retainedUntil } from '../../domain/record/removal.ts'
import type { FileStore } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import type { KnownImages } from '../images/known-images.ts'

export interface TrashedFile extends InTrash {
  size: number
}

export interface RestoredTo {
  files: FileStore
  knownImages: KnownImages
}

export async function moveToTrash(files: FileStore, path: string, deletedAt: Date): Promise<void> {
  await files.move(path, trashPath({ path, deletedAt }))
}

/** Oldest first. Files that somebody else put into the trash's folder are left out, and never purged. */
export async function listTrash(files: FileStore): Promise<TrashedFile[]> {
  const stored = await listAllFiles(files, trashPrefix)
  return stored.flatMap(({ path, size }) => {
    const inTrash = parseTrashPath(path)
    return inTrash ? [{ ...inTrash, size }] : []
  })
}

/** Returns false when there is a file at the path already, or the file has left the trash meanwhile. */
export async function restoreFile({ files, knownImages }: RestoredTo, trashed: InTrash): Promise<boolean> {
  if (await files.head(trashed.path)) return false
  if (!(await files.move(trashPath(trashed), trashed.path))) return false
  await knownImages.find([storedUrl(trashed.path)])
  return true
}

/**
 * Moves files that a record points to back from the trash. They got there while the server ran on another
 * database.
 */
export async function restoreNeeded(stored: RestoredTo, needed: ReadonlySet<string>): Promise<void> {
  const newestFirst = (await listTrash(stored.files)).reverse()
  for (const trashed of newestFirst.filter(({ path }) => needed.has(path))) await restoreFile(stored, trashed)
}

export async function purgeTrash(files: FileStore, now: Date): Promise<void> {
  const due = (await listTrash(files)).filter((trashed) => purgedAt(trashed) < now)
  await files.deleteAll(due.map(trashPath))
}

export function purgedAt({ deletedAt }: InTrash): Date {
  return retainedUntil(deletedAt)
}
