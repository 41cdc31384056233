import type { ChangeBatch } from '../../../backend/data/history-batches.ts'
import type { RecordFacts } from '../../../backend/data/record-facts.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { historyText as text } from '../../text/office/history.ts'
import { type ToldChange, tellChange } from './told-change.ts'

/** Several records that were changed in one step, as one entry of the history. */
export interface ToldBatch {
  id: string
  /** „16 апартамента: Цена (€)“ */
  what: string
  size: number
  /** The first of them. */
  changes: ToldChange[]
  canRevert: boolean
}

/** An entry of the history: one change, which may stand for all of its step. */
export interface ToldEntry extends ToldChange {
  batch?: ToldBatch | undefined
}

type Facts = Map<string, RecordFacts & { isGone: boolean }>

export function tellEntry(
  change: RecordChange,
  batches: ReadonlyMap<string, ChangeBatch>,
  facts: Facts,
): ToldEntry {
  const told = tellChange(change, facts.get(change.recordId))
  const batch = change.batch === null ? undefined : batches.get(change.batch)
  // A step of one record is a change like any other.
  if (change.batch === null || !batch || batch.size === 1) return told
  const changes = batch.changes.map((each) => tellChange(each, facts.get(each.recordId)))
  const labels = [...new Set(changes.flatMap(({ fields }) => fields.map(({ label }) => label)))]
  return {
    ...told,
    batch: {
      id: change.batch,
      what: text.batch.what(change.collection, batch.size, labels),
      size: batch.size,
      changes,
      canRevert: changes.every(({ fields }) => fields.some(({ canRevert }) => canRevert)),
    },
  }
}
