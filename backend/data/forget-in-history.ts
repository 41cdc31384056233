import { isNamedIn, type Person } from '../../domain/personal-data/person.ts'
import type { FieldChange } from '../../domain/record/record-change.ts'
import type { Database } from './database.ts'
import { textsIn } from './texts-in.ts'

const pageSize = 500

/**
 * Takes the values of somebody out of the history: that a field was changed stays, from what to what does not. Of
 * enquiries and reservations it keeps no values at all; what is left are notes about homes and parking places.
 */
export async function forgetInHistory(db: Database, person: Person): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db.read
      .selectFrom('changes')
      .select(['id', 'fields'])
      .where('collection', 'in', ['apartments', 'parkingSpots'])
      .where('fields', 'like', '%"internalNotes":{%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const { id, fields } of rows) {
      const left = withoutPerson(JSON.parse(fields), person)
      if (left) await write(db, id, left)
    }
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return
    after = last.id
  }
}

async function write(db: Database, id: string, fields: Record<string, FieldChange>): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('changes')
      .set({ fields: JSON.stringify(fields) })
      .where('id', '=', id)
      .execute(),
  )
}

/** Nothing when it does not name the person. */
function withoutPerson(
  { internalNotes, ...fields }: Record<string, FieldChange>,
  person: Person,
): Record<string, FieldChange> | undefined {
  const isNamed = textsIn(internalNotes).some((text) => isNamedIn(person, text))
  return isNamed ? { ...fields, internalNotes: {} } : undefined
}
