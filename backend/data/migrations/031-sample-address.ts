import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** The address of the company that was written into the code, and the same as the address of its building. */
const addressInCode = 'ул. „Крайбрежна“ 1, Черноморие'
const placeInCode = { street: 'ул. „Крайбрежна“ 1', city: 'Черноморие' }

/**
 * Pages said „на българското Черноморие“ of every building until they took it from the building's city, which
 * migration 025 left empty. An installation that still has both the building and the address of the code gets that
 * address as the building's, which shows it as before. A company with an address of its own keeps an empty city: where
 * its building stands is not known, and a city alone would be shown instead of the address. It can be done again.
 */
export const sampleAddress: Migration = {
  async up(db: Kysely<AnyTables>) {
    const building = await db.selectFrom('building').select(['id', 'value']).executeTakeFirst()
    const company = await db
      .selectFrom('settings')
      .select('value')
      .where('id', '=', 'company')
      .executeTakeFirst()
    if (!building || !company) return
    const described = JSON.parse(building.value)
    const { name, street, city } = described
    const isOfCode = name === 'Бриз' && street === '' && city === ''
    if (!isOfCode || JSON.parse(company.value).address !== addressInCode) return
    const value = JSON.stringify({ ...described, ...placeInCode })
    await db.updateTable('building').set({ value }).where('id', '=', building.id).execute()
  },
}
