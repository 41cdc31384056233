import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/**
 * Plans of parking levels get records of their own, with outlines; they were one entry of the settings, which knew
 * nothing but their urls. Enquiries may name a parking place or a store, and a wished time. Every step can be done again:
 * on SQLite this is no transaction.
 */
export const parkingPlansAndEnquiries: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('parkingPlans')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`))
      .addColumn('level', 'integer', (column) => column.notNull().unique())
      .addColumn('imageUrl', 'text', required)
      .addColumn('imageWidth', 'integer', required)
      .addColumn('imageHeight', 'integer', required)
      .addColumn('outlines', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'parkingPlans', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
    await moveFromSettings(db)

    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'enquiries')?.columns.map(({ name }) => name) ?? []
    for (const column of ['about', 'wishedTime'].filter((name) => !columns.includes(name)))
      await db.schema
        .alterTable('enquiries')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute()
  },
}

/** A picture whose size is not known is left to the sweep, which finds the newest file of each level. */
async function moveFromSettings(db: Kysely<AnyTables>): Promise<void> {
  const settings = await db
    .selectFrom('settings')
    .selectAll()
    .where('id', '=', 'parkingPlans')
    .executeTakeFirst()
  if (!settings) return
  for (const [level, imageUrl] of Object.entries<string>(JSON.parse(settings.value))) {
    const path = imageUrl.replace(/^\/files\//, '')
    const picture = await db.selectFrom('pictures').selectAll().where('path', '=', path).executeTakeFirst()
    if (!picture) continue
    await db
      .insertInto('parkingPlans')
      .values({
        id: crypto.randomUUID(),
        level: Number(level),
        imageUrl,
        imageWidth: picture.width,
        imageHeight: picture.height,
        outlines: '[]',
        createdAt: settings.updatedAt,
        updatedAt: settings.updatedAt,
      })
      .onConflict((conflict) => conflict.column('level').doNothing())
      .execute()
  }
  await db.deleteFrom('settings').where('id', '=', 'parkingPlans').execute()
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
