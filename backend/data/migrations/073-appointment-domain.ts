import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Appointments in calendars were known by the domain of the company's e-mail. It stays what it is now, whatever the
 * e-mail becomes. An installation without an e-mail has used the domain that new ones use.
 */
export const appointmentDomain: Migration = {
  async up(db: Kysely<AnyTables>) {
    const company = await db
      .selectFrom('settings')
      .select('value')
      .where('id', '=', 'company')
      .executeTakeFirst()
    const domain = String(JSON.parse(company?.value ?? '{}').email ?? '').split('@')[1]
    if (!domain) return
    await db
      .insertInto('settings')
      .values({
        id: 'appointments',
        revision: 1,
        value: JSON.stringify({ domain }),
        updatedAt: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
}
