import type { SavedRecord } from '../../../domain/record/stored-record.ts'

type Found<Values> = Values & { revision: number }

/** Only what the form shows: a record has more (photos, dates) that a save must not be compared by. */
export function formRecord<Values extends object>(record: Found<Values>, fields: Values): SavedRecord<Values>
export function formRecord<Values extends object>(
  record: Found<Values> | undefined,
  fields: Values,
): SavedRecord<Values> | undefined
export function formRecord<Values extends object>(record: Found<Values> | undefined, fields: Values) {
  if (!record) return undefined
  const names = Object.keys(fields) as (keyof Values)[]
  return {
    revision: record.revision,
    values: Object.fromEntries(names.map((name) => [name, record[name]])) as Values,
  }
}
