import { type Doubt, isConfirmed } from '../../domain/record/doubt.ts'
import { doubtMissingFiles, type ReturningCollection } from '../../domain/record/removal.ts'
import { bringBackRecord, doubtReturn } from '../data/bring-back-record.ts'
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
  /** The doubts that a person has answered with yes. */
  confirmed?: string
}

interface Prepared {
  removal: Removal
  /** Of its files. */
  urls: string[]
  /** Those whose files are nowhere any more. */
  missing: string[]
  doubts: Doubt[]
}

/**
 * Brings removed records back, with their files: returns what somebody must be asked first, or how many are back. Of
 * several, those that cannot be are left; when none can, it throws why.
 */
export async function bringBack(
  stored: Stored,
  { collection, ids, confirmed = '' }: Wanted,
): Promise<{ doubts: Doubt[] } | { count: number }> {
  const { done: ready, refused } = await eachUnlessRefused(ids, (id) => prepare(stored, collection, id))
  const doubts = ready.flatMap((each) => each.doubts)
  if (!isConfirmed(doubts, confirmed)) return { doubts }
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
  const doubts = [
    ...(await doubtReturn(stored.db, removal)),
    ...doubtMissingFiles(removal.id, missing.length),
  ]
  return { removal, urls, missing, doubts }
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
