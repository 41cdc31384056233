import { Migrator } from 'kysely'
import type { Engine } from './engine.ts'
import { migrations } from './migrations/index.ts'
import { migrationTables } from './schema-versions.ts'

/** Brings the tables up to date. Kysely holds a lock meanwhile, so that several servers may start at once. */
export async function migrate({ writer, name }: Engine): Promise<void> {
  const known = migrations(name)
  const provider = { getMigrations: async () => known }
  const { error } = await new Migrator({ db: writer, provider }).migrateToLatest()
  if (error) throw (await findNewerData(writer, Object.keys(known)).catch(() => undefined)) ?? error
}

/** A newer release has been at work on this database. */
export class NewerData extends Error {
  constructor(unknown: string[]) {
    super(
      `The database belongs to a newer release: this one does not know ${unknown.join(', ')}. ` +
        'Start the newer release, or restore a backup from before the update',
    )
  }
}

/** Kysely takes it for damage. */
async function findNewerData(writer: Engine['writer'], known: string[]): Promise<NewerData | undefined> {
  const rows = await migrationTables(writer)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name))
  return unknown.length > 0 ? new NewerData(unknown) : undefined
}
