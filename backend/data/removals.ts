import { type RestorableCollection, retainedUntil } from '../../domain/record/removal.ts'
import type { Database } from './database.ts'
import { changeFromRow } from './history/changes.ts'
import type { Collection } from './schema.ts'

/** A record as it was at its end. */
export interface Removal {
  collection: RestorableCollection
  /** The line of the history that tells of it. */
  changeId: string
  at: string
  id: string
  /** The one after the last that it has had. */
  revision: number
  createdAt: string
  values: Record<string, unknown>
}

/**
 * Why a record is not restored: it never was or is `unknown`, it is `back` by now, it was removed too long ago
 * (`late`), its `values` are no longer allowed, or the `file` that it stood for is no longer there.
 */
export class RestoreRefused extends Error {
  readonly reason: 'unknown' | 'back' | 'late' | 'values' | 'file'
  constructor(reason: RestoreRefused['reason']) {
    super(`The record cannot be restored: ${reason}`)
    this.reason = reason
  }
}

/** The newest removal of a record that is still gone. */
export async function findRemoval(
  db: Database,
  collection: RestorableCollection,
  id: string,
): Promise<Removal> {
  const latest = await ofRecord(db, collection, id).orderBy('revision', 'desc').executeTakeFirst()
  if (!latest) throw new RestoreRefused('unknown')
  const { kind, at, revision, fields, id: changeId } = changeFromRow(latest)
  if (kind !== 'removed') throw new RestoreRefused('back')
  if (retainedUntil(at) <= new Date()) throw new RestoreRefused('late')
  const added = await ofRecord(db, collection, id).where('kind', '=', 'added').executeTakeFirst()
  // What was taken out of the history since has no value.
  const known = Object.entries(fields).filter(([, { from }]) => from !== undefined)
  const values = Object.fromEntries(known.map(([name, { from }]) => [name, from]))
  return { collection, changeId, at, id, revision, createdAt: added?.at ?? at, values }
}

/** Of several who restore a record, each waits for the one before and hears that it is there. */
export async function lockRemoval(db: Database, { collection, id, changeId }: Removal): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('changes').set({ id: changeId }).where('id', '=', changeId).execute(),
  )
  const latest = await findRemoval(db, collection, id)
  if (latest.changeId !== changeId) throw new RestoreRefused('back')
}

function ofRecord(db: Database, collection: Collection, id: string) {
  return db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('recordId', '=', id)
}
