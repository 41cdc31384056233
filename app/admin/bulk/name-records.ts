import type { Database } from '../../../backend/data/database.ts'
import { findRecordFacts } from '../../../backend/data/history/record-facts.ts'
import { bulkText } from '../../text/admin/bulk.ts'
import { historyText } from '../../text/admin/history.ts'

const named = 8

interface Named {
  collection: string
  recordId: string
}

/** „Апартамент 57, вход А“ */
export async function namesOf(db: Database, records: Named[]): Promise<string[]> {
  const facts = await findRecordFacts(db, records)
  return records.map(({ collection, recordId }) =>
    historyText.recordName(collection, facts.get(recordId) ?? {}, recordId),
  )
}

/** „Апартамент 57, вход А; Апартамент 58, вход А и още 3“ */
export async function nameRecords(db: Database, records: Named[]): Promise<string> {
  const names = (await namesOf(db, records.slice(0, named))).join('; ')
  return records.length > named ? bulkText.more(names, records.length - named) : names
}
