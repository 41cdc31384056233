import { formatDate } from '../formats/dates.ts'
import type { Kind } from './field-kinds.ts'

/** Kinds of fields that no public page has: apart from the others, so that visitors do not load them. */

/** A day as the calendar in Sofia has it: 2026-11-15. */
export function day(missing: string): Kind<string, 'day'> {
  return { rule: { kind: 'day', missing }, format: formatDay }
}

/** Another record, by its id; screens that know its name say that instead. */
export function recordOf(missing: string): Kind<string, 'record'> {
  return { rule: { kind: 'record', missing }, format: (id) => id }
}

export function recordOrNone(): Kind<string | null, 'record'> {
  return { rule: { kind: 'record' }, format: (id) => id ?? '' }
}

function formatDay(day: string): string {
  return day === '' ? '' : formatDate(day)
}
