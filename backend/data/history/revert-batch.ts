import type { RecordChange } from '../../../domain/record/record-change.ts'
import { collectionDescriptors } from '../collections/collections.ts'
import type { UnitUse } from '../collections/descriptor.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { ignoreNotFound, NotFound } from '../records/record-errors.ts'
import { lockRecord } from '../records/records.ts'
import { DraftRefused } from '../reservations/draft-rule.ts'
import { ReservedNow } from '../reservations/errors.ts'
import { type ImportedTable, isCollection } from '../schema.ts'
import { changeFromRow } from './changes.ts'
import { type BatchRefusal, BatchRefused, NewerChange } from './errors.ts'
import { assertNotMadeByReservation, revertableFields, revertFields } from './revert-change.ts'

/** Whether a change can be reverted with its batch. */
export function isRevertable(change: RecordChange): boolean {
  return isAddition(change) || (change.kind !== 'added' && revertableFields(change).length > 0)
}

type Addition = RecordChange & { kind: 'added'; collection: ImportedTable }

function isAddition(change: RecordChange): change is Addition {
  return change.kind === 'added' && canRemoveAdded(change.collection)
}

function canRemoveAdded(name: string): name is ImportedTable {
  return isCollection(name) && collectionDescriptors[name].removeAdded !== null
}

/** Reverts every change of a batch, and removes what it has added, as one new batch: all of it, or nothing. */
export async function revertBatch(db: Database, batch: string): Promise<RecordChange[]> {
  const rows = await db.read.selectFrom('changes').selectAll().where('batch', '=', batch).execute()
  const [first] = rows
  if (!first) throw new NotFound()
  await assertNotMadeByReservation(db, batch)
  // The order in which batches lock their records, so that no two transactions deadlock. A database may sort otherwise.
  const changes = rows.map(changeFromRow).sort((a, b) => (a.recordId < b.recordId ? -1 : 1))
  const back = db.asBatch()
  await db.write(first.collection, async (trx) => {
    const refused = new Map<RecordChange, BatchRefusal>()
    for (const change of changes) {
      const reason = isAddition(change)
        ? await lockAddition(trx, change)
        : await revertFields(back, change, revertableFields(change)).then(() => undefined, whyRefused)
      if (reason) refused.set(change, reason)
    }
    await removeAdditions(back, changes.filter(isAddition), refused)
    // Throwing rolls back the changes that could be reverted, too.
    assertNoneRefused(refused)
  })
  return changes
}

function whyRefused(error: unknown): BatchRefusal {
  if (error instanceof NewerChange || error instanceof NotFound) return 'newer'
  if (error instanceof ReservedNow) return error.isSale ? 'sold' : 'reserved'
  if (error instanceof DraftRefused) return 'draft'
  throw error
}

/**
 * Locks a record that the batch has added: until the transaction ends nobody else can reserve it or link an
 * outline to it. Returns `newer` when somebody has changed or deleted it since.
 */
async function lockAddition(trx: OpenTransaction, change: Addition): Promise<BatchRefusal | undefined> {
  const record = await lockRecord(trx, change.collection, change.recordId).catch(ignoreNotFound)
  return record?.revision === change.revision ? undefined : 'newer'
}

async function removeAdditions(
  db: Database,
  additions: Addition[],
  refused: Map<RecordChange, BatchRefusal>,
): Promise<void> {
  const [first] = additions
  if (!first) return
  const uses = await findUnitUses(db)
  for (const change of additions) {
    const use = uses.get(change.recordId)
    if (use) refused.set(change, use)
  }
  if (refused.size > 0) return
  await collectionDescriptors[first.collection].removeAdded(
    db,
    additions.map(({ recordId }) => recordId),
  )
}

const weight: Record<UnitUse['use'], number> = { used: 1, reserved: 2, sold: 3 }

/** How each unit is used, by its id: of several uses, the one with the largest `weight`. */
async function findUnitUses(db: Database): Promise<Map<string, UnitUse['use']>> {
  const uses = new Map<string, UnitUse['use']>()
  for (const { readUnitUses } of Object.values(collectionDescriptors))
    for (const { id, use } of (await readUnitUses?.(db)) ?? []) {
      const known = uses.get(id)
      if (!known || weight[known] < weight[use]) uses.set(id, use)
    }
  return uses
}

/**
 * Throws BatchRefused with the first reason and the changes that were refused for it: people deal with one
 * reason at a time.
 */
function assertNoneRefused(refused: ReadonlyMap<RecordChange, BatchRefusal>): void {
  const [reason] = refused.values()
  if (!reason) return
  const alike = [...refused].filter(([, why]) => why === reason).map(([change]) => change)
  throw new BatchRefused(reason, alike)
}
