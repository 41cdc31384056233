import type { Actor } from '../../domain/record/actor.ts'
import type { Database } from './database.ts'

/** Administrators, and what runs without anybody at a screen. Whoever is not here sees no notes. */
const readers: readonly Actor['kind'][] = ['admin', 'command', 'job']

/**
 * A record as whoever reads it may see it: to all but these, internal notes are empty, so that no page, search, sheet
 * or message can tell what stands in them.
 */
export function withNotesFor<Row extends { internalNotes: string }>({ actor }: Database, row: Row): Row {
  return readers.includes(actor.kind) ? row : { ...row, internalNotes: '' }
}
