import { Migrator } from 'kysely'
import type { Engine } from './engine.ts'
import { migrations } from './migrations/index.ts'

/** Brings the tables up to date. Kysely holds a lock meanwhile, so that several servers may start at once. */
export async function migrate({ writer, name }: Engine): Promise<void> {
  const provider = { getMigrations: async () => migrations(name) }
  const { error } = await new Migrator({ db: writer, provider }).migrateToLatest()
  if (error) throw error
}
