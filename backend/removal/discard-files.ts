import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { listReferencedPaths } from '../data/list-referenced-paths.ts'
import { deletePictures } from '../data/pictures.ts'
import type { FileStore } from '../files/file-store.ts'
import type { DerivedPictures } from '../pictures/derived-pictures.ts'
import { moveToTrash } from './trash.ts'

export interface StoredFiles {
  db: Database
  files: FileStore
  pictures: DerivedPictures
}

/**
 * Puts the files behind these urls into the trash, once nothing points to them any more. Called after the
 * commit: the record is gone whatever happens here, so trouble is only logged, and the hourly sweep tries again.
 */
export async function discardFiles(stored: StoredFiles, urls: (string | null | undefined)[]): Promise<void> {
  const paths = urls.flatMap((url) => findStoredPath(url) ?? []).filter(isServedPath)
  if (paths.length === 0) return
  try {
    const needed = await listReferencedPaths(stored.db)
    const unneeded = paths.filter((path) => !needed.has(path))
    await discardPaths(stored, unneeded, new Date())
  } catch (error) {
    console.error('Error deleting stored files', paths, error)
  }
}

/** What is known of a picture goes with its file, and comes back with it. */
export async function discardPaths(
  { db, files, pictures }: StoredFiles,
  paths: string[],
  now: Date,
): Promise<void> {
  const discarded: string[] = []
  for (const path of paths) {
    try {
      await moveToTrash(files, path, now)
      await pictures.forget(path)
      discarded.push(path)
    } catch (error) {
      console.error('Error deleting a stored file', path, error)
    }
  }
  await deletePictures(db, discarded)
}
