import type { Database } from '../../../backend/data/database.ts'
import { findRecordFacts } from '../../../backend/data/record-facts.ts'
import { bulkText } from '../../text/office/bulk.ts'
import { historyText } from '../../text/office/history.ts'

const named = 8

/** „Апартамент 57, вход А; Апартамент 58, вход А и още 3“ */
export async function nameRecords(
  db: Database,
  records: { collection: string; recordId: string }[],
): Promise<string> {
  const facts = await findRecordFacts(db, records)
  const names = records
    .slice(0, named)
    .map(({ collection, recordId }) =>
      historyText.recordName(collection, facts.get(recordId) ?? {}, recordId),
    )
    .join('; ')
  return records.length > named ? bulkText.more(names, records.length - named) : names
}
