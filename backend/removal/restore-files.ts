import pLimit from 'p-limit'
import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'
import { textsIn } from '../data/files/stored-urls.ts'
import type { FileStore } from '../files/file-store.ts'
import { listTrash, type RestoredTo, restoreFile } from './trash.ts'

/** A store takes many requests at a time, but others ask it too. */
const filesAtOnce = 8

/** The urls of stored files in a value, each once. */
export function storedUrlsIn(value: unknown): string[] {
  return [...new Set(textsIn(value))].filter((url) => isServedPath(pathOf(url)))
}

/** Those whose files are nowhere any more, neither at their place nor in the trash. */
export async function findMissing({ files }: RestoredTo, urls: string[]): Promise<string[]> {
  const gone = await withoutFile(files, urls)
  if (gone.length === 0) return []
  const trashed = new Set((await listTrash(files)).map(({ path }) => path))
  const inNeither = gone.filter((url) => !trashed.has(pathOf(url)))
  // Somebody may have put it back between the two looks.
  return withoutFile(files, inNeither)
}

/** Puts those that are in the trash back to their places. */
export async function restoreFiles(stored: RestoredTo, urls: string[]): Promise<void> {
  const gone = new Set((await withoutFile(stored.files, urls)).map(pathOf))
  if (gone.size === 0) return
  const newestFirst = (await listTrash(stored.files)).reverse()
  for (const trashed of newestFirst.filter(({ path }) => gone.has(path))) await restoreFile(stored, trashed)
}

async function withoutFile(files: FileStore, urls: string[]): Promise<string[]> {
  const inTurn = pLimit(filesAtOnce)
  const found = await Promise.all(urls.map((url) => inTurn(() => files.head(pathOf(url)))))
  return urls.filter((_, index) => found[index] === undefined)
}

function pathOf(url: string): string {
  return findStoredPath(url) ?? ''
}
