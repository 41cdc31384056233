import pLimit from 'p-limit'
import { findStoredPath, isKeptPath } from '../../domain/files/stored-path.ts'
import { missingFileWarnings, type RestorableCollection } from '../../domain/record/removal.ts'
import { isConfirmed, type Warning } from '../../domain/record/warning.ts'
import type { Removal } from '../data/collections/descriptor.ts'
import type { Database } from '../data/database.ts'
import { textsIn } from '../data/files/stored-urls.ts'
import { CannotRevert, RestoreRefused } from '../data/history/errors.ts'
import { findRemoval, restoreRecord, restoreWarnings } from '../data/history/restore-record.ts'
import { findReverted, revertChange } from '../data/history/revert-change.ts'
import type { FileStore } from '../files/file-store.ts'
import { listTrash, type RestoredTo, restoreFile } from './trash.ts'

interface Stored extends RestoredTo {
  db: Database
}

interface RestoreRequest {
  collection: RestorableCollection
  ids: string[]
  confirmed?: string
}

interface Prepared {
  removal: Removal
  urls: string[]
  missing: string[]
  warnings: Warning[]
}

/**
 * Restores deleted records with their files. Returns the warnings that must be confirmed first, or how many records
 * were restored. Records that cannot be restored are skipped; when none can be, it throws the reason.
 */
export async function restoreRecords(
  stored: Stored,
  { collection, ids, confirmed = '' }: RestoreRequest,
): Promise<{ warnings: Warning[] } | { count: number }> {
  const { done: ready, refused } = await eachUnlessRefused(ids, (id) => prepare(stored, collection, id))
  const warnings = ready.flatMap((each) => each.warnings)
  if (!isConfirmed(warnings, confirmed)) return { warnings }
  const back = await eachUnlessRefused(ready, (each) => restoreOne(stored, each))
  const [why] = [...back.refused, ...refused]
  if (back.done.length === 0 && why) throw why
  return { count: back.done.length }
}

async function eachUnlessRefused<From, To>(all: From[], run: (one: From) => Promise<To>) {
  const [done, refused]: [To[], RestoreRefused[]] = [[], []]
  for (const one of all) {
    try {
      done.push(await run(one))
    } catch (error) {
      if (!(error instanceof RestoreRefused)) throw error
      refused.push(error)
    }
  }
  return { done, refused }
}

async function prepare(stored: Stored, collection: RestorableCollection, id: string): Promise<Prepared> {
  const removal = await findRemoval(stored.db, collection, id)
  const urls = storedUrlsIn(removal.values)
  const missing = await findMissing(stored, urls)
  if (missing.length > 0 && collection === 'media') throw new RestoreRefused('file')
  const warnings = [
    ...(await restoreWarnings(stored.db, removal)),
    ...missingFileWarnings(removal.id, missing.length),
  ]
  return { removal, urls, missing, warnings }
}

/**
 * Restores one record. Its files come first, so that no page shows the record without them. A concurrent
 * request may move one to the trash again before the record exists, so they are restored once more after the
 * commit.
 */
async function restoreOne(stored: Stored, { removal, urls, missing }: Prepared): Promise<void> {
  await restoreFiles(stored, urls)
  await restoreRecord(stored.db, removal, missing)
  await restoreFiles(stored, urls)
}

/**
 * Reverts a change of the history. The images that it replaced are in the trash: they are restored before the
 * change is reverted, and once more after the commit, because a concurrent request may have discarded one in
 * between.
 */
export async function revertWithFiles(stored: Stored, id: string, field?: string): Promise<void> {
  const urls = storedUrlsIn(await findReverted(stored.db, id, field))
  if ((await findMissing(stored, urls)).length > 0) throw new CannotRevert()
  await restoreFiles(stored, urls)
  await revertChange(stored.db, id, field)
  await restoreFiles(stored, urls)
}

/** Limits the load on the file store, which serves other requests at the same time. */
const filesAtOnce = 8

/** All URLs of stored files in a value, each once. */
function storedUrlsIn(value: unknown): string[] {
  return [...new Set(textsIn(value))].filter((url) => isKeptPath(pathOf(url)))
}

/** The URLs whose files are neither stored nor in the trash. */
async function findMissing({ files }: RestoredTo, urls: string[]): Promise<string[]> {
  const gone = await withoutFile(files, urls)
  if (gone.length === 0) return []
  const trashed = new Set((await listTrash(files)).map(({ path }) => path))
  const inNeither = gone.filter((url) => !trashed.has(pathOf(url)))
  // Another request may have restored a file between the two checks.
  return withoutFile(files, inNeither)
}

/** Moves the files that are in the trash back. */
async function restoreFiles(stored: RestoredTo, urls: string[]): Promise<void> {
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
