import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { UnitUse } from '../collections/descriptor.ts'

/**
 * Why a record is not restored: the history has no removal of it (`unknown`), it was restored already (`back`),
 * it was deleted too long ago (`late`), its `values` are no longer valid, or it is a media file whose stored
 * `file` was purged, or the collection is full (`too-many`).
 */
export class RestoreRefused extends Error {
  readonly reason: 'unknown' | 'back' | 'late' | 'values' | 'file' | 'too-many' | 'too-many-templates'
  constructor(reason: RestoreRefused['reason']) {
    super(`The record cannot be restored: ${reason}`)
    this.reason = reason
  }
}

/** Somebody has changed the same fields since: reverting the older change would lose the newer values. */
export class NewerChange extends Error {
  readonly collection: string
  readonly fields: string[]
  constructor(collection: string, fields: string[]) {
    super(`Changed since: ${fields.join(', ')}`)
    this.collection = collection
    this.fields = fields
  }
}

/** The values before the change are no longer valid, or the field cannot be reverted by itself. */
export class CannotRevert extends Error {}

export type BatchRefusal = 'newer' | 'draft' | UnitUse['use']

/**
 * Nothing of the batch was reverted: some of its records were changed or deleted since (`newer`), are reserved
 * or sold apartments that would be drafts again (`draft`), or are units that the batch has added and that other records
 * use by now.
 */
export class BatchRefused extends Error {
  readonly reason: BatchRefusal
  readonly changes: RecordChange[]
  constructor(reason: BatchRefusal, changes: RecordChange[]) {
    super(`Not taken back (${reason}): ${changes.map(({ recordId }) => recordId).join(', ')}`)
    this.reason = reason
    this.changes = changes
  }
}
