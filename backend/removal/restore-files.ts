import pLimit from 'p-limit'
import { findStoredPath, isServedPath } from '../../domain/files/stored-path.ts'
import { textsIn } from '../data/files/stored-urls.ts'
import type { FileStore } from '../files/file-store.ts'
import { listTrash, type RestoredTo, restoreFile } from './trash.ts'

/** The file store serves other requests, too. */
const filesAtOnce = 8

/** Each URL once. */
export function storedUrlsIn(value: unknown): string[] {
  return [...new Set(textsIn(value))].filter((url) => isServedPath(pathOf(url)))
}

/** The URLs whose files are neither stored nor in the trash. */
export async function findMissing({ files }: RestoredTo, urls: string[]): Promise<string[]> {
  const gone = await withoutFile(files, urls)
  if (gone.length === 0) return []
  const trashed = new Set((await listTrash(files)).map(({ path }) => path))
  const inNeither = gone.filter((url) => !trashed.has(pathOf(url)))
  // Another request may have restored a file between the two checks.
  return withoutFile(files, inNeither)
}

/** Moves the files that are in the trash back. */
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
