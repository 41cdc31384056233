import { findStoredPath } from '../../domain/stored-path.ts'
import type { Database } from '../data/database.ts'
import { deletePictures } from '../data/pictures.ts'
import { listReferencedPaths } from '../data/stored-references.ts'
import type { DerivedPictures } from '../files/derived-pictures.ts'
import type { FileStore } from '../files/file-store.ts'

export interface FileKeepers {
  db: Database
  files: FileStore
  pictures: DerivedPictures
}

/**
 * Deletes the files behind these addresses, once nothing points to them any more. Called after the commit:
 * the record is gone whatever happens here, so trouble is only logged, and the hourly sweep tries again.
 */
export async function discardFiles(
  keepers: FileKeepers,
  addresses: (string | null | undefined)[],
): Promise<void> {
  const paths = addresses.flatMap((address) => findStoredPath(address) ?? [])
  if (paths.length === 0) return
  try {
    const needed = await listReferencedPaths(keepers.db)
    await discardPaths(
      keepers,
      paths.filter((path) => !needed.has(path)),
    )
  } catch (error) {
    console.error('Error deleting stored files', paths, error)
  }
}

export async function discardPaths({ db, files, pictures }: FileKeepers, paths: string[]): Promise<void> {
  for (const path of paths) {
    try {
      await files.delete(path)
      await pictures.forget(path)
    } catch (error) {
      console.error('Error deleting a stored file', path, error)
    }
  }
  await deletePictures(db, paths)
}
