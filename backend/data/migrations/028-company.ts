import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** What an installation has shown as long as nobody saved the details of the company. */
const companyInCode = {
  companyName: 'Бриз',
  legalName: '',
  eik: '',
  email: 'office@example.com',
  phone: '+359 000 000 000',
  viber: '',
  whatsapp: '',
  address: 'ул. „Крайбрежна“ 1, Черноморие',
  socialMedia: { facebook: 'https://example.com/facebook', instagram: 'https://example.com/instagram' },
  publicPriceList: false,
}

/**
 * A company that was never saved is now empty instead of a sample. An installation that has content gets the sample
 * as its record, so that its pages stay as they are. Every step can be done again: on SQLite this is no transaction.
 */
export const company: Migration = {
  async up(db: Kysely<AnyTables>) {
    const hasContent = async (table: string) =>
      (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined
    const isEmpty =
      !(await hasContent('apartments')) && !(await hasContent('settings')) && !(await hasContent('building'))
    if (isEmpty) return
    const updatedAt = new Date().toISOString()
    await db
      .insertInto('settings')
      .values({ id: 'company', revision: 1, value: JSON.stringify(companyInCode), updatedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
}
