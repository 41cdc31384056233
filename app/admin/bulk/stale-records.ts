import { data } from 'react-router'
import { getBuilding } from '../../../backend/data/building.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findRecordFacts } from '../../../backend/data/history/record-facts.ts'
import { StaleRecords } from '../../../backend/data/records/record-errors.ts'
import { DraftRefused } from '../../../backend/data/reservations/draft-rule.ts'
import type { Collection } from '../../../backend/data/schema.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { historyText } from '../../../text/admin/history.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import type { Fault } from '../form/toast-result.ts'

export interface BulkFault extends Fault {
  /** The ids of records that somebody has changed or deleted since the page was loaded. */
  stale?: string[]
}

interface BulkChange {
  collection: Collection
  failed: string
  /** Returns the detail of the error, which contains the names of the stale records. */
  detail(names: string): string
}

/**
 * Runs a change of several records. If some are stale, or would be drafts although they are reserved or sold, none is
 * changed (409), and the response names them.
 */
export async function reportStaleRecords<Result>(
  db: Database,
  { collection, failed: error, detail }: BulkChange,
  run: () => Promise<Result>,
) {
  try {
    return await run()
  } catch (thrown) {
    const namesOfAll = (ids: string[]) =>
      nameRecords(
        db,
        ids.map((recordId) => ({ collection, recordId })),
      )
    if (thrown instanceof DraftRefused) {
      const names = await namesOfAll(thrown.apartments.map(({ id }) => id))
      return data<BulkFault>({ error, detail: draftText.taken(names) }, { status: 409 })
    }
    if (!(thrown instanceof StaleRecords)) throw thrown
    const names = await namesOfAll(thrown.ids)
    const fault: BulkFault = { error, detail: detail(names), stale: thrown.ids }
    return data(fault, { status: 409 })
  }
}

const maxNames = 8

interface RecordId {
  collection: string
  recordId: string
}

/** „Апартамент 57, вход А“ */
export async function namesOf(db: Database, records: RecordId[]): Promise<string[]> {
  const building = await getBuilding(db)
  const facts = await findRecordFacts(db, records)
  return records.map(({ collection, recordId }) =>
    historyText.recordName(building, collection, facts.get(recordId) ?? {}, recordId),
  )
}

/** „Апартамент 57, вход А; Апартамент 58, вход А и още 3“ */
export async function nameRecords(db: Database, records: RecordId[]): Promise<string> {
  const names = (await namesOf(db, records.slice(0, maxNames))).join('; ')
  return records.length > maxNames ? bulkText.more(names, records.length - maxNames) : names
}
