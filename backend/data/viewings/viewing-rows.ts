import type { Viewing } from '../../../domain/viewing/viewing.ts'
import { viewingFields } from '../../../domain/viewing/viewing-fields.ts'
import type { OpenTransaction } from '../engine.ts'
import { fromColumns } from '../records/field-columns.ts'
import { lockCollections, recordsOf } from '../records/records.ts'
import type { ViewingRow } from '../schema.ts'

export const viewingRecords = recordsOf('viewings', viewingFromRow)

export function viewingFromRow(row: ViewingRow): Viewing {
  return fromColumns(viewingFields, row)
}

/**
 * Every write of viewings begins with this lock: of two that want the same agent at the same time the second one sees
 * the first.
 */
export const lockViewings = (trx: OpenTransaction) => lockCollections(trx, ['viewings'])
