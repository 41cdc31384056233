import type { ChangeKind, FieldChange, RecordChange } from '../../../domain/record/record-change.ts'
import type { LastChange } from '../../../domain/record/stored-record.ts'
import type { Database } from '../database.ts'
import { type ChangeRow, type Collection, collectionOptions, type RecordRow } from '../schema.ts'

/** `before` is missing when the record was added, `after` when it was removed. */
export type AppendedChange =
  | { before: RecordRow; after?: RecordRow }
  | {
      before?: undefined
      after: RecordRow
      /** The record is a deleted one that was restored. */
      isRestored?: boolean
    }

/** Columns that the server fills in by itself: the history does not list them. */
const bookkeeping = [
  'id',
  'revision',
  'createdAt',
  'updatedAt',
  'searchText',
  'submissionId',
  'answeredAt',
  'endedAt',
  'remindedAt',
  'listPrice',
  'unpricedUnits',
  'approvalAskedAt',
  'startsAt',
  'endsAt',
]
/** Whether the history lists changes of a column. */
export function isInHistory(column: string): boolean {
  return !bookkeeping.includes(column)
}

const rowsAtOnce = 500

/** Appends to the history in the name of `db.actor`. Call it in the transaction that makes the change. */
export async function appendChanges(
  db: Database,
  collection: Collection,
  records: AppendedChange[],
): Promise<void> {
  const at = db.now().toISOString()
  const rows = records.flatMap((change): ChangeRow[] => {
    const { before, after } = change
    const { id: recordId } = change.before ?? change.after
    const fields = fieldsOf(collection, change)
    // A save that changes nothing is not part of the history.
    if (before && after && Object.keys(fields).length === 0) return []
    const row: ChangeRow = {
      id: crypto.randomUUID(),
      at,
      actorKind: db.actor.kind,
      actorId: db.actor.id,
      actorName: db.actor.name,
      collection,
      recordId,
      revision: after?.revision ?? (before?.revision ?? 0) + 1,
      kind: kindOf(change),
      fields: JSON.stringify(fields),
      batch: db.batch,
    }
    return [row]
  })
  await db.transaction(async (trx) => {
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await trx
        .insertInto('changes')
        .values(rows.slice(start, start + rowsAtOnce))
        .execute()
  })
}

function kindOf(change: AppendedChange): ChangeKind {
  if (!change.before) return change.isRestored ? 'restored' : 'added'
  return change.after ? 'revised' : 'removed'
}

function fieldsOf(collection: Collection, { before, after }: AppendedChange): Record<string, FieldChange> {
  const [from, to] = [valuesOf(before), valuesOf(after)]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  const changed = names.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
  return Object.fromEntries(
    changed.map((name) => [
      name,
      hasValuesInHistory(collection, name) ? { from: from[name], to: to[name] } : {},
    ]),
  )
}

function hasValuesInHistory(collection: Collection, name: string): boolean {
  const names: 'all' | readonly string[] = collectionOptions[collection].historyFields
  return names === 'all' || names.includes(name)
}

function valuesOf(record: RecordRow | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => isInHistory(name)))
}

/** Newest first. */
export async function listChanges(
  db: Database,
  { collection, recordId, limit = 100 }: { collection?: Collection; recordId?: string; limit?: number } = {},
): Promise<RecordChange[]> {
  let query = db.read
    .selectFrom('changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .orderBy('id')
    .limit(limit)
  if (collection !== undefined) query = query.where('collection', '=', collection)
  if (recordId !== undefined) query = query.where('recordId', '=', recordId)
  return (await query.execute()).map(changeFromRow)
}

/** Who has changed a record last, and when: whoever edits it meanwhile is told. */
export async function findLastChange(
  db: Database,
  collection: Collection,
  recordId: string,
): Promise<LastChange | undefined> {
  const [last] = await listChanges(db, { collection, recordId, limit: 1 })
  return last && { name: last.actor.name, at: last.at }
}

export function changeFromRow({ actorKind, actorId, actorName, fields, ...row }: ChangeRow): RecordChange {
  return {
    ...row,
    actor: { kind: actorKind, id: actorId, name: actorName },
    fields: JSON.parse(fields),
  }
}
