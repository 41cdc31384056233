import type { RecordChange } from '../../../domain/record/record-change.ts'
import { collectionDescriptors } from '../collections/collections.ts'
import type { Database } from '../database.ts'
import { type Collection, collections } from '../schema.ts'
import { changeFromRow } from './changes.ts'

/** What names a record, such as its number, title or floor; of a deleted record the values that it had last. */
export type FoundFacts = Record<string, unknown> & {
  isGone: boolean
  /** The id of the change that says that the record was deleted. */
  removedBy?: string
}

/** What names each record that these changes are about, by the record's id. */
export async function findRecordFacts(
  db: Database,
  changes: Pick<RecordChange, 'collection' | 'recordId'>[],
): Promise<Map<string, FoundFacts>> {
  const found = new Map<string, FoundFacts>()
  for (const collection of collections) {
    const { readFacts } = collectionDescriptors[collection]
    const ofCollection = changes.filter((change) => change.collection === collection)
    const ids = [...new Set(ofCollection.map(({ recordId }) => recordId))]
    if (ids.length === 0 || !readFacts) continue
    for (const facts of await readFacts(db, ids)) found.set(facts.id, { ...facts, isGone: false })
    const gone = ids.filter((id) => !found.has(id))
    for (const { recordId, id: removedBy, fields } of await listRemovals(db, collection, gone))
      found.set(recordId, { ...valuesBefore(fields), isGone: true, removedBy })
  }
  return found
}

/** All removals of these records; a record that was restored may have several, the newest last. */
async function listRemovals(db: Database, collection: Collection, ids: string[]): Promise<RecordChange[]> {
  if (ids.length === 0) return []
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('kind', '=', 'removed')
    .where('recordId', 'in', ids)
    .orderBy('revision')
    .execute()
  return rows.map(changeFromRow)
}

function valuesBefore(fields: RecordChange['fields']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { from }]) => [name, from]))
}
