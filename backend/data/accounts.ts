import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Whether anybody can sign in: has a password, and is not only invited. The table is the sign-in library's, which a start
 * would have to load for this.
 */
export async function hasAccounts(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from "account" where "password" is not null limit 1`.execute(db.read)
  return rows.length > 0
}
