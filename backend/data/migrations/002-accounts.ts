import { type Kysely, type Migration, sql } from 'kysely'

/** The tables of Better Auth, in the column types that it uses on each engine. */
export function accounts(engine: 'sqlite' | 'postgres'): Migration {
  const moment = engine === 'postgres' ? sql`timestamptz` : sql`date`
  const yesOrNo = engine === 'postgres' ? sql`boolean` : sql`integer`

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('user')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', required)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', yesOrNo, required)
        .addColumn('image', 'text')
        .addColumn('role', 'text', required)
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute()

      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('expiresAt', moment, required)
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute()
      await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()

      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('accountId', 'text', required)
        .addColumn('providerId', 'text', required)
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', moment)
        .addColumn('refreshTokenExpiresAt', moment)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute()
      await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()

      await db.schema
        .createTable('verification')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('identifier', 'text', required)
        .addColumn('value', 'text', required)
        .addColumn('expiresAt', moment, required)
        .addColumn('createdAt', moment, required)
        .addColumn('updatedAt', moment, required)
        .execute()
      await db.schema
        .createIndex('verification_identifier_idx')
        .on('verification')
        .column('identifier')
        .execute()

      await db.schema
        .createTable('rateLimit')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('count', 'integer', required)
        .addColumn('lastRequest', 'bigint', required)
        .execute()
    },
  }
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
