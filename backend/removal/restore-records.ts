import { missingFileWarnings, type RestorableCollection } from '../../domain/record/removal.ts'
import { isConfirmed, type Warning } from '../../domain/record/warning.ts'
import type { Removal } from '../data/collections/descriptor.ts'
import type { Database } from '../data/database.ts'
import { RestoreRefused } from '../data/history/errors.ts'
import { findRemoval, restoreRecord, restoreWarnings } from '../data/history/restore-record.ts'
import { findMissing, restoreFiles, storedUrlsIn } from './restore-files.ts'
import type { RestoredTo } from './trash.ts'

interface Stored extends RestoredTo {
  db: Database
}

interface Wanted {
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
  { collection, ids, confirmed = '' }: Wanted,
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
 * The files are restored first, so that no page shows the record without them. A request that discards them may have
 * moved one before the record existed, so they are restored once more after the commit.
 */
async function restoreOne(stored: Stored, { removal, urls, missing }: Prepared): Promise<void> {
  await restoreFiles(stored, urls)
  await restoreRecord(stored.db, removal, missing)
  await restoreFiles(stored, urls)
}
