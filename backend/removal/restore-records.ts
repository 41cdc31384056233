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
  /** The warnings that a person has confirmed. */
  confirmed?: string
}

interface Prepared {
  removal: Removal
  /** Of its files. */
  urls: string[]
  /** Those whose files are nowhere any more. */
  missing: string[]
  warnings: Warning[]
}

/**
 * Restores removed records, with their files: returns what somebody must be asked first, or how many were restored. Of
 * several, those that cannot be are left; when none can, it throws why.
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
 * The files come first, so that no page shows the record without them, and count as new for the sweep. Who was about to
 * throw one of them away may have done so before the record was there: they are looked for once more.
 */
async function restoreOne(stored: Stored, { removal, urls, missing }: Prepared): Promise<void> {
  await restoreFiles(stored, urls)
  await restoreRecord(stored.db, removal, missing)
  await restoreFiles(stored, urls)
}
