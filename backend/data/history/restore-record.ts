import { type RestorableCollection, retainedUntil } from '../../../domain/record/removal.ts'
import type { Warning } from '../../../domain/record/warning.ts'
import { collectionDescriptors } from '../collections/collections.ts'
import type { Removal } from '../collections/descriptor.ts'
import type { Database } from '../database.ts'
import { changeFromRow } from './changes.ts'
import { RestoreRefused } from './errors.ts'

/** The newest removal of a record that has not been restored. */
export async function findRemoval(
  db: Database,
  collection: RestorableCollection,
  id: string,
): Promise<Removal> {
  const latest = await changesOf(db, collection, id).orderBy('revision', 'desc').executeTakeFirst()
  if (!latest) throw new RestoreRefused('unknown')
  const { kind, at, revision, fields, id: changeId } = changeFromRow(latest)
  if (kind !== 'removed') throw new RestoreRefused('back')
  if (retainedUntil(at) <= new Date()) throw new RestoreRefused('late')
  const added = await changesOf(db, collection, id).where('kind', '=', 'added').executeTakeFirst()
  // A field whose value was erased from the history has no `from`.
  const known = Object.entries(fields).filter(([, { from }]) => from !== undefined)
  const values = Object.fromEntries(known.map(([name, { from }]) => [name, from]))
  return { collection, changeId, at, id, revision, createdAt: added?.at ?? at, values }
}

/** Adds the record as it was, without the files of the missing URLs. Refused when somebody else has restored it. */
export async function restoreRecord(db: Database, removal: Removal, missingUrls: string[]): Promise<void> {
  await db.write(removal.collection, async () => {
    await lockRemoval(db, removal)
    const { restore } = collectionDescriptors[removal.collection].restore
    if (!(await restore(db, removal, missingUrls))) throw new RestoreRefused('back')
  })
}

/** Several requests that restore the same record wait for each other; the second one finds it restored. */
async function lockRemoval(db: Database, { collection, id, changeId }: Removal): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('changes').set({ id: changeId }).where('id', '=', changeId).execute(),
  )
  const latest = await findRemoval(db, collection, id)
  if (latest.changeId !== changeId) throw new RestoreRefused('back')
}

export async function restoreWarnings(db: Database, removal: Removal): Promise<Warning[]> {
  return (await collectionDescriptors[removal.collection].restore.listWarnings?.(db, removal)) ?? []
}

function changesOf(db: Database, collection: RestorableCollection, id: string) {
  return db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('recordId', '=', id)
}
