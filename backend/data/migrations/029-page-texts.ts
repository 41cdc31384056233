import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Every installation had this introduction of the stores, which is true only of the building that was in the code.
 * The other pages have the default texts.
 */
const textsInCode = {
  apartmentsIntro: '',
  navigatorIntro: '',
  parkingIntro: '',
  storesIntro: 'Търговски обекти на партера, с витрини към парка и крайбрежната алея.',
  contactIntro: '',
  privacyIntro: '',
  privacySections: [],
}

/**
 * The introductions of pages become a record. An installation that still sells the building that was written into the
 * code keeps what its page of stores said. It can be done again: on SQLite this is no transaction.
 */
export const pageTexts: Migration = {
  async up(db: Kysely<AnyTables>) {
    const building = await db.selectFrom('building').select('value').executeTakeFirst()
    if (!building || JSON.parse(building.value).name !== 'Бриз') return
    await db
      .insertInto('settings')
      .values({
        id: 'page-texts',
        revision: 1,
        value: JSON.stringify(textsInCode),
        updatedAt: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
}
