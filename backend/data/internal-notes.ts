import type { Actor } from '../../domain/record/actor.ts'
import type { Database } from './database.ts'

/** Who may read internal notes. Agents and visitors may not. */
const readers: readonly Actor['kind'][] = ['admin', 'command', 'job']

/**
 * Empties the internal notes unless the actor may read them, so that no page, search, sheet or message can show them.
 */
export function withNotesFor<Row extends { internalNotes: string }>({ actor }: Database, row: Row): Row {
  return readers.includes(actor.kind) ? row : { ...row, internalNotes: '' }
}
