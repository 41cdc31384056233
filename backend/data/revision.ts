import type { Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** The record changed after the form was opened: saving would overwrite somebody's work. */
export class StaleRevision extends Error {
  constructor() {
    super('The record has changed since it was read')
  }
}

export class NotFound extends Error {
  constructor() {
    super('There is no such record')
  }
}

type Revised = Exclude<keyof Tables, 'versions' | 'pictures' | 'uploads' | 'installation'>

/** Says why an update of this id and revision met no row. */
export async function refuse(trx: Transaction<Tables>, table: Revised, id: string): Promise<never> {
  const found = await trx
    .selectFrom(table)
    .select('revision')
    .where('id' as never, '=', id as never)
    .executeTakeFirst()
  throw found ? new StaleRevision() : new NotFound()
}
