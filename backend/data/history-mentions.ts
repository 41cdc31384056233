import { isNamedIn, type Person } from '../../domain/personal-data/person.ts'
import type { HistoryMention } from '../../domain/personal-data/personal-data.ts'
import type { RecordChange } from '../../domain/record/record-change.ts'
import { changeFromRow } from './changes.ts'
import type { Database } from './database.ts'
import { findRecordFacts } from './record-facts.ts'
import { textsIn } from './texts-in.ts'

const pageSize = 500

/** Notes that the history keeps as they once were, also of what was deleted since; newest first. */
export async function listHistoryMentions(db: Database, person: Person): Promise<HistoryMention[]> {
  const changes: RecordChange[] = []
  for await (const change of eachChangeNaming(db, person)) changes.push(change)
  const facts = await findRecordFacts(db, changes)
  return changes
    .sort((one, other) => other.at.localeCompare(one.at) || other.revision - one.revision)
    .map((change) => {
      const known = facts.get(change.recordId)
      return {
        collection: change.collection === 'apartments' ? 'apartments' : 'parkingSpots',
        id: change.recordId,
        number: String(known?.number ?? ''),
        changeId: change.id,
        at: change.at,
        isGone: known?.isGone ?? true,
        texts: textsNaming(change, person),
      }
    })
}

/**
 * The lines of the history with a value that names somebody. Of enquiries and reservations it keeps no such values at
 * all; what is left are notes about homes and parking places.
 */
export async function* eachChangeNaming(db: Database, person: Person): AsyncGenerator<RecordChange> {
  for (let after = ''; ; ) {
    const rows = await db.read
      .selectFrom('changes')
      .selectAll()
      .where('collection', 'in', ['apartments', 'parkingSpots'])
      .where('fields', 'like', '%"internalNotes":{%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    yield* rows.map(changeFromRow).filter((change) => textsNaming(change, person).length > 0)
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return
    after = last.id
  }
}

function textsNaming({ fields }: RecordChange, person: Person): string[] {
  return textsIn(fields.internalNotes).filter((text) => isNamedIn(person, text))
}
