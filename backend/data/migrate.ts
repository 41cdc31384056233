import { type Kysely, Migrator } from 'kysely'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './schema.ts'

/** Runs the missing migrations. Kysely holds a lock meanwhile, so that several servers may start at once. */
export async function migrate({ writer, name }: Engine): Promise<void> {
  const known = migrations(name)
  const provider = { getMigrations: async () => known }
  const { error } = await new Migrator({ db: writer, provider }).migrateToLatest()
  if (error) throw (await findNewerData(writer, Object.keys(known)).catch(() => undefined)) ?? error
}

/** The database was migrated by a newer release. */
export class NewerData extends Error {
  constructor(unknown: string[]) {
    super(
      `The database belongs to a newer release: this one does not know ${unknown.join(', ')}. ` +
        'Start the newer release, or restore a backup from before the update',
    )
  }
}

/**
 * Returns an error when the database has migrations that this release does not know: Kysely would report them
 * as corruption.
 */
async function findNewerData(writer: Engine['writer'], known: string[]): Promise<NewerData | undefined> {
  const rows = await migrationTables(writer)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name))
  return unknown.length > 0 ? new NewerData(unknown) : undefined
}

/**
 * The names of all migrations, oldest first. The schema version of a database is the name of the last one that
 * it has run.
 */
export const schemaVersions: string[] = Object.keys(migrations('sqlite')).sort()

export const latestSchemaVersion = schemaVersions.at(-1) ?? ''

/** The database has migrations that this release does not know. */
export class UnknownSchemaVersion extends Error {
  constructor(version: string) {
    super(`It is of another release (its last migration is ${version}): use that release, or a newer one`)
  }
}

/** The migrations that lead to a schema version, in order. */
export function schemaVersionsUpTo(version: string): string[] {
  const index = schemaVersions.indexOf(version)
  if (index === -1) throw new UnknownSchemaVersion(version)
  return schemaVersions.slice(0, index + 1)
}

/** Kysely's own table of the migrations that were run. */
type MigrationTables = { kysely_migration: { name: string; timestamp: string } }

/** Undefined for an empty database. */
export async function findSchemaVersion(db: Database): Promise<string | undefined> {
  const tables = await db.read.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined
  const rows = await migrationTables(db.read).selectFrom('kysely_migration').select('name').execute()
  const names = rows.map(({ name }) => name).sort()
  const last = names.at(-1)
  if (last !== undefined && schemaVersionsUpTo(last).join() !== names.join())
    throw new UnknownSchemaVersion(names.join(', '))
  return last
}

export function migrationTables(db: Kysely<Tables>): Kysely<Tables & MigrationTables> {
  return db.withTables<MigrationTables>()
}
