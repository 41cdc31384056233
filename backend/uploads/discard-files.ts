import { findStoredPath, isServedPath } from '../../domain/stored-path.ts'
import type { Database } from '../data/database.ts'
import { deletePictures } from '../data/pictures.ts'
import { listReferencedPaths } from '../data/stored-references.ts'
import type { DerivedPictures } from '../files/derived-pictures.ts'
import type { FileStore } from '../files/file-store.ts'
import { moveToTrash } from './trash.ts'

export interface FileKeepers {
  db: Database
  files: FileStore
  pictures: DerivedPictures
}

/**
 * Puts the files behind these addresses into the trash, once nothing points to them any more. Called after the
 * commit: the record is gone whatever happens here, so trouble is only logged, and the hourly sweep tries again.
 */
export async function discardFiles(
  keepers: FileKeepers,
  addresses: (string | null | undefined)[],
): Promise<void> {
  const paths = addresses.flatMap((address) => findStoredPath(address) ?? []).filter(isServedPath)
  if (paths.length === 0) return
  try {
    const needed = await listReferencedPaths(keepers.db)
    const unneeded = paths.filter((path) => !needed.has(path))
    await discardPaths(keepers, unneeded, new Date())
  } catch (error) {
    console.error('Error deleting stored files', paths, error)
  }
}

/** What is known of a picture goes with its file, and comes back with it. */
export async function discardPaths(
  { db, files, pictures }: FileKeepers,
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
