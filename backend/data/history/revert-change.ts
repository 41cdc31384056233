import { z } from 'zod'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { collectionDescriptors } from '../collections/collections.ts'
import type { RevertRule } from '../collections/descriptor.ts'
import type { Database } from '../database.ts'
import { NotFound } from '../records/record-errors.ts'
import { MadeByReservation } from '../reservations/errors.ts'
import { isCollection } from '../schema.ts'
import { changeFromRow } from './changes.ts'
import { CannotRevert, NewerChange } from './errors.ts'

const statusChange = z.object({ before: statusSchema, now: statusSchema })

function findRule({ collection, recordId }: RecordChange): RevertRule | undefined {
  return isCollection(collection) ? collectionDescriptors[collection].revert?.(recordId) : undefined
}

/**
 * The fields of a change that can be reverted: the history holds their values, and the collection has a rule
 * that reverts them.
 */
export function revertableFields(change: RecordChange): string[] {
  const rule = findRule(change)
  if (change.kind !== 'revised' || !rule) return []
  if (rule.drawnOn !== undefined && rule.drawnOn in change.fields) return []
  const known = Object.entries(change.fields).filter(([, field]) => 'from' in field || 'to' in field)
  return known.map(([name]) => name).filter((name) => rule.fields.includes(name))
}

/** The values that reverting a change, or one field of it, would bring back. */
export async function findReverted(db: Database, id: string, field?: string): Promise<unknown[]> {
  const change = await getChange(db, id)
  return namesOf(change, field).map((name) => change.fields[name]?.from)
}

function namesOf(change: RecordChange, field: string | undefined): string[] {
  return revertableFields(change).filter((name) => field === undefined || name === field)
}

/** Reverts a change, or one field of it, as a new change. Refused when a field has changed again since. */
export async function revertChange(db: Database, id: string, field?: string): Promise<RecordChange> {
  const change = await getChange(db, id)
  await assertNotMadeByReservation(db, change.batch)
  await revertFields(db, change, namesOf(change, field))
  return change
}

export async function revertFields(db: Database, change: RecordChange, names: string[]): Promise<void> {
  const { collection, recordId } = change
  const rule = findRule(change)
  if (names.length === 0 || !rule) throw new CannotRevert()
  // No `db.write` is needed: `rule.update` publishes that the collection has changed.
  await db.transaction(async () => {
    const found = await rule.find(db, recordId)
    if (!found) throw new NotFound()
    const record: Record<string, unknown> = { ...found }
    const newer = names.filter((name) => !isSame(record[name], change.fields[name]?.to))
    if (newer.length > 0) throw new NewerChange(collection, newer)
    if (rule.drawnOn !== undefined && (await hasChangedSince(db, change, rule.drawnOn)))
      throw new NewerChange(collection, [rule.drawnOn])
    const present = Object.fromEntries(rule.fields.map((name) => [name, record[name]]))
    const before = Object.fromEntries(names.map((name) => [name, change.fields[name]?.from]))
    await rule.update(db, recordId, found.revision, { ...present, ...before })
    // Checked after the update, which has locked the row: a reservation that is made at the same moment waits.
    const move = statusChange.safeParse({ before: record.status, now: before.status })
    if (move.success) await rule.assertStatusAllowed?.(db, recordId, move.data)
  })
}

async function hasChangedSince(
  db: Database,
  { collection, recordId, revision }: RecordChange,
  name: string,
): Promise<boolean> {
  const later = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('recordId', '=', recordId)
    .where('revision', '>', revision)
    .execute()
  return later.some((row) => row.collection === collection && name in changeFromRow(row).fields)
}

/** Throws when the batch has changed a reservation, too: reservations are released on their own screen. */
export async function assertNotMadeByReservation(db: Database, batch: string | null): Promise<void> {
  if (batch === null) return
  const reservation = await db.read
    .selectFrom('changes')
    .select('id')
    .where('batch', '=', batch)
    .where('collection', '=', 'reservations')
    .executeTakeFirst()
  if (reservation) throw new MadeByReservation()
}

async function getChange(db: Database, id: string): Promise<RecordChange> {
  const row = await db.read.selectFrom('changes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return changeFromRow(row)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
