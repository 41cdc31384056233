import type { SavableRow } from '../../domain/sheet/planned-row.ts'
import type { Database } from './database.ts'
import type { Collection } from './schema.ts'

/** How records of one kind are saved, as their forms do it. */
export interface RowTarget<Values> {
  collection: Collection
  add(db: Database, values: Values): Promise<unknown>
  update(db: Database, id: string, revision: number, values: Values): Promise<unknown>
}

/**
 * Saves all of them, or none: the first that somebody else has changed or removed meanwhile fails. In one order for
 * everybody, so that two of these do not wait for each other.
 */
export async function saveRows<Values>(
  db: Database,
  { collection, add, update }: RowTarget<Values>,
  rows: readonly SavableRow<Values>[],
): Promise<void> {
  const known = rows.filter((row) => row.kind === 'changed').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const added = rows.filter((row) => row.kind === 'added')
  await db.write(collection, async () => {
    for (const { id, revision, values } of known) await update(db, id, revision, values)
    for (const { values } of added) await add(db, values)
  })
}
