import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'
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

/** The record is gone, and whoever deleted it need not see to the rest. */
const maxResponseDelay = 10_000
/** A store takes many requests at a time, but others ask it too. */
const discardedAtOnce = 8

/**
 * Puts the files behind these urls into the trash, once nothing points to them any more. Called after the
 * commit: the record is gone whatever happens here, so trouble is only logged, and the hourly sweep tries again.
 * What takes longer than `maxWait`, because the store is unavailable, goes on without the caller.
 */
export async function discardFiles(
  stored: StoredFiles,
  urls: (string | null | undefined)[],
  maxWait = maxResponseDelay,
): Promise<void> {
  // The main photo is one of the photos, too.
  const paths = [...new Set(urls.flatMap((url) => findStoredPath(url) ?? []))].filter(isServedPath)
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

/** What is known of an image goes with its file, and comes back with it. */
export async function discardPaths(
  { db, files, images }: StoredFiles,
  paths: string[],
  now: Date,
): Promise<void> {
  const inTurn = pLimit(discardedAtOnce)
  const discard = async (path: string): Promise<string[]> => {
    try {
      await moveToTrash(files, path, now)
      await images.forget(path)
      return [path]
    } catch (error) {
      console.error('Error deleting a stored file', path, error)
      return []
    }
  }
  const discarded = (await Promise.all(paths.map((path) => inTurn(() => discard(path))))).flat()
  // A record that was restored meanwhile looks for its files once it is there, and so does this: one of both sees.
  const needed = discarded.length > 0 ? await listReferencedPaths(db) : new Set()
  const isNeeded = (path: string) => needed.has(path)
  for (const path of discarded.filter(isNeeded)) await files.move(trashPath({ path, deletedAt: now }), path)
  await deleteStoredImages(
    db,
    discarded.filter((path) => !isNeeded(path)),
  )
}
