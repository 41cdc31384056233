import type { PlainFault } from './fault.ts'
import type { Kind } from './field-kinds.ts'

/** Kinds of fields that only the admin has: in a file of their own, so that public pages do not load them. */

/** A calendar day in Sofia: 2026-11-15. */
export function day(missing: PlainFault): Kind<string, 'day'> {
  return { rule: { kind: 'day', missing } }
}

/** The id of another record. Screens replace it by the record's name. */
export function recordOf(missing: PlainFault): Kind<string, 'record'> {
  return { rule: { kind: 'record', missing } }
}

export function recordOrNone(): Kind<string | null, 'record'> {
  return { rule: { kind: 'record' } }
}
