import type { Transaction } from 'kysely'
import { refuse } from './revision.ts'
import type { Tables } from './schema.ts'

type AddedByForm = 'apartments' | 'parkingSpots' | 'stores'

interface Row {
  id: string
  revision: number
  updatedAt: string
}

/**
 * Adds the row under the id that its form has brought. A form is sent again when its answer was lost: the row
 * is there already then, and what was typed since goes on top of it, unless somebody else has changed it.
 */
export async function addOnce<Added extends Row>(
  trx: Transaction<Tables>,
  table: AddedByForm,
  row: Added,
  values: Partial<Added>,
): Promise<Added> {
  // Three tables of different columns: their types have only this row in common, and callers bring a whole one.
  const rows = trx as unknown as Transaction<Record<AddedByForm, Row>>
  const added = await rows
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return row
  const found = await rows.selectFrom(table).selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
  if (isSame(found as Added, values)) return found as Added
  const changed = await rows
    .updateTable(table)
    .set({ ...values, revision: row.revision + 1, updatedAt: row.updatedAt })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .returningAll()
    .executeTakeFirst()
  return changed ? (changed as Added) : refuse(trx, table, row.id)
}

function isSame<Added extends Row>(row: Added, values: Partial<Added>): boolean {
  return (Object.keys(values) as (keyof Added)[]).every((name) => row[name] === values[name])
}
