import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { findStoredPath, isKeptPath } from '../../domain/files/stored-path.ts'
import { trashPath } from '../../domain/files/trash-path.ts'
import type { Database } from '../data/database.ts'
import { listReferencedPaths } from '../data/files/file-references.ts'
import { deleteStoredImages } from '../data/files/stored-images.ts'
import type { FileStore } from '../files/file-store.ts'
import type { DerivedImages } from '../images/derived-images.ts'
import { moveToTrash } from './trash.ts'

export interface StoredFiles {
  db: Database
  files: FileStore
  images: DerivedImages
}

/** In milliseconds: how long a response waits until files are moved to the trash. */
const maxResponseDelay = 10_000
/** Limits the load on the file store, which serves other requests at the same time. */
const discardedAtOnce = 8

/**
 * Moves the files behind these URLs into the trash, unless a record still points to them. It is called after the
 * commit: errors are only logged, and the hourly sweep tries again. After `maxWait`, when the store is unavailable,
 * it goes on in the background.
 */
export async function discardFiles(
  stored: StoredFiles,
  urls: (string | null | undefined)[],
  maxWait = maxResponseDelay,
): Promise<void> {
  const paths = [...new Set(urls.flatMap((url) => findStoredPath(url) ?? []))].filter(isKeptPath)
  if (paths.length === 0) return
  await Promise.race([discardUnneeded(stored, paths), sleep(maxWait, undefined, { ref: false })])
}

async function discardUnneeded(stored: StoredFiles, paths: string[]): Promise<void> {
  try {
    const needed = await listReferencedPaths(stored.db)
    const unneeded = paths.filter((path) => !needed.has(path))
    await discardPaths(stored, unneeded, new Date())
  } catch (error) {
    console.error('Error deleting stored files', paths, error)
  }
}

/**
 * Moves files to the trash. Deletes the stored sizes of images, too, which are read anew when a file is
 * restored.
 */
export async function discardPaths(
  { db, files, images }: StoredFiles,
  paths: string[],
  now: Date,
): Promise<void> {
  const inTurn = pLimit(discardedAtOnce)
  const discard = async (path: string): Promise<string[]> => {
    try {
      await moveToTrash(files, path, now)
      await images.evict(path)
      return [path]
    } catch (error) {
      console.error('Error deleting a stored file', path, error)
      return []
    }
  }
  const discarded = (await Promise.all(paths.map((path) => inTurn(() => discard(path))))).flat()
  // Another request may restore a record at the same moment. It looks for missing files after its commit, and
  // this function looks for references after the move, so one of the two moves the file back.
  const needed = discarded.length > 0 ? await listReferencedPaths(db) : new Set()
  const isNeeded = (path: string) => needed.has(path)
  for (const path of discarded.filter(isNeeded)) await files.move(trashPath({ path, deletedAt: now }), path)
  await deleteStoredImages(
    db,
    discarded.filter((path) => !isNeeded(path)),
  )
}
