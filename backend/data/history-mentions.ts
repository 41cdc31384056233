import { type SqlBool, sql } from 'kysely'
import { isNamedIn, type Person } from '../../domain/personal-data/person.ts'
import type { HistoryMention } from '../../domain/personal-data/personal-data.ts'
import type { RecordChange } from '../../domain/record/record-change.ts'
import { changeFromRow } from './changes.ts'
import type { Database } from './database.ts'
import { iterateByPages } from './iterate-by-pages.ts'
import { findRecordFacts } from './record-facts.ts'
import { textsIn } from './texts-in.ts'

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
 * The lines of the history with a value that names somebody, all or those `since` a moment. Of enquiries and reservations
 * it keeps no such values at all; what is left are notes about apartments and parking spots.
 */
export async function* eachChangeNaming(
  db: Database,
  person: Person,
  { since }: { since?: string } = {},
): AsyncGenerator<RecordChange> {
  const rows = iterateByPages((after, limit) => {
    const query = db.readLong
      .selectFrom('changes')
      .selectAll()
      // Word for word as in the index of these lines, changesWithNotes: a parameter would not be known to be the same, and
      // what else is asked for would lead SQLite to another index.
      .where(sql<SqlBool>`fields like '%"internalNotes":{%'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
    if (since === undefined) return query.execute()
    // Asked first, by the index of moments: within a transaction nothing else is looked through.
    return query
      .where('id', 'in', (change) => change.selectFrom('changes').select('id').where('at', '>=', since))
      .execute()
  })
  for await (const row of rows) {
    const change = changeFromRow(row)
    if (isNoted(change) && textsNaming(change, person).length > 0) yield change
  }
}

function isNoted({ collection }: RecordChange): boolean {
  return collection === 'apartments' || collection === 'parkingSpots'
}

function textsNaming({ fields }: RecordChange, person: Person): string[] {
  return textsIn(fields.internalNotes).filter((text) => isNamedIn(person, text))
}
