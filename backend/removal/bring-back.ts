import { type Warning, isConfirmed } from '../../domain/record/warning.ts'
import { missingFileWarnings, type ReturningCollection } from '../../domain/record/removal.ts'
import { bringBackRecord, restoreWarnings } from '../data/bring-back-record.ts'
import type { Database } from '../data/database.ts'
import { findRemoval, type Removal, ReturnRefused } from '../data/removals.ts'
import { findMissing, restoreFiles, storedUrlsIn } from './restore-files.ts'
import type { RestoredTo } from './trash.ts'

interface Stored extends RestoredTo {
  db: Database
}

interface Wanted {
  collection: ReturningCollection
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
 * Brings removed records back, with their files: returns what somebody must be asked first, or how many are back. Of
 * several, those that cannot be are left; when none can, it throws why.
 */
export async function bringBack(
  stored: Stored,
  { collection, ids, confirmed = '' }: Wanted,
): Promise<{ warnings: Warning[] } | { count: number }> {
  const { done: ready, refused } = await eachUnlessRefused(ids, (id) => prepare(stored, collection, id))
  const warnings = ready.flatMap((each) => each.warnings)
  if (!isConfirmed(warnings, confirmed)) return { warnings }
  const back = await eachUnlessRefused(ready, (each) => returnOne(stored, each))
  const [why] = [...back.refused, ...refused]
  if (back.done.length === 0 && why) throw why
  return { count: back.done.length }
}

async function eachUnlessRefused<From, To>(all: From[], run: (one: From) => Promise<To>) {
  const [done, refused]: [To[], ReturnRefused[]] = [[], []]
  for (const one of all) {
    try {
      done.push(await run(one))
    } catch (error) {
      if (!(error instanceof ReturnRefused)) throw error
      refused.push(error)
    }
  }
  return { done, refused }
}

async function prepare(stored: Stored, collection: ReturningCollection, id: string): Promise<Prepared> {
  const removal = await findRemoval(stored.db, collection, id)
  const urls = storedUrlsIn(removal.values)
  const missing = await findMissing(stored, urls)
  if (missing.length > 0 && collection === 'media') throw new ReturnRefused('file')
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
async function returnOne(stored: Stored, { removal, urls, missing }: Prepared): Promise<void> {
  await restoreFiles(stored, urls)
  await bringBackRecord(stored.db, removal, missing)
  await restoreFiles(stored, urls)
}
