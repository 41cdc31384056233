import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Who may still sign in and when that was last; second factors, in the library's types; links that are good once. Every
 * step can be done again: on SQLite this is no transaction.
 */
export function people(engine: 'sqlite' | 'postgres'): Migration {
  const moment = engine === 'postgres' ? sql`timestamptz` : sql`date`
  const yesOrNo = engine === 'postgres' ? sql`boolean` : sql`integer`

  return {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables()
      const columns = tables.find(({ name }) => name === 'user')?.columns.map(({ name }) => name) ?? []
      const user = db.schema.alterTable('user')
      const added = {
        twoFactorEnabled: user.addColumn('twoFactorEnabled', yesOrNo),
        deactivatedAt: user.addColumn('deactivatedAt', 'text'),
        lastSignInAt: user.addColumn('lastSignInAt', 'text'),
        revision: user.addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`)),
      }
      for (const [name, adding] of Object.entries(added)) if (!columns.includes(name)) await adding.execute()

      await db.schema
        .createTable('twoFactor')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backupCodes', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('verified', yesOrNo)
        .addColumn('failedVerificationCount', 'integer')
        .addColumn('lockedUntil', moment)
        .execute()
      await db.schema
        .createIndex('twoFactor_userId_idx')
        .ifNotExists()
        .on('twoFactor')
        .column('userId')
        .execute()

      await db.schema
        .createTable('accessLinks')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('secretHash', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('expiresAt', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('accessLinksOfUser')
        .ifNotExists()
        .on('accessLinks')
        .column('userId')
        .execute()
    },
  }
}
