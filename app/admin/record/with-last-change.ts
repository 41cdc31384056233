import type { Database } from '../../../backend/data/database.ts'
import { listChanges } from '../../../backend/data/history/changes.ts'
import type { Collection } from '../../../backend/data/schema.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'

/** A record with who changed it last, as the history has it: somebody whose work clashes with it wants to know. */
export async function withLastChange<Values>(
  db: Database,
  { collection, id }: { collection: Collection; id: string },
  record: SavedRecord<Values>,
): Promise<SavedRecord<Values>> {
  const [last] = await listChanges(db, { collection, recordId: id, limit: 1 })
  return last ? { ...record, change: { name: last.actor.name, at: last.at } } : record
}
