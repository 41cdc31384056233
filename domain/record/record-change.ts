import type { Actor } from './actor.ts'

export type ChangeKind = 'added' | 'revised' | 'removed' | 'restored'

/** One changed field. `from` and `to` are absent when the values are personal data. */
export interface FieldChange {
  from?: unknown
  to?: unknown
}

/** An entry of the history. */
export interface RecordChange {
  id: string
  at: string
  actor: Actor
  collection: string
  recordId: string
  /** Orders the changes of one record, because several may have the same millisecond. */
  revision: number
  kind: ChangeKind
  fields: Record<string, FieldChange>
  /** Equal for all records that were changed as one batch; null for a single change. */
  batch: string | null
}
