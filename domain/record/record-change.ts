import type { Actor } from './actor.ts'

export type ChangeKind = 'added' | 'revised' | 'removed' | 'restored'

/** What became of one field; without values where these are personal. */
export interface FieldChange {
  from?: unknown
  to?: unknown
}

/** One line of the history: who did what to which record. */
export interface RecordChange {
  id: string
  at: string
  actor: Actor
  collection: string
  recordId: string
  /** Of one record, a change with a higher revision came later, also within a millisecond. */
  revision: number
  kind: ChangeKind
  fields: Record<string, FieldChange>
  /** The same for all records that were changed in one step; null for a change by itself. */
  batch: string | null
}
