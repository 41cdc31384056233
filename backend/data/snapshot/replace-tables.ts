import { type Kysely, sql } from 'kysely'
import { jobActor } from '../../../domain/record/actor.ts'
import { createDatabase } from '../database.ts'
import type { Engine, OpenTransaction } from '../engine.ts'
import {
  findSchemaVersion,
  migrate,
  migrationTables,
  schemaVersions,
  schemaVersionsUpTo,
} from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import type { Tables } from '../schema.ts'
import { insertRows, type Row, readRows } from './rows.ts'
import { tablesAt } from './tables-at-version.ts'

export interface EmptyTables {
  insert(table: string, rows: Row[]): Promise<void>
  rows(table: string): AsyncIterable<Row>
}

/**
 * Puts new tables of this level in the place of all that there are, has them filled, and brings them up to date: in
 * one transaction, as both engines roll back changes of tables, too. Broken off, everything is as before.
 */
export async function replaceTables(
  engine: Engine,
  level: string,
  fill: (tables: EmptyTables) => Promise<void>,
): Promise<void> {
  const db = createDatabase(engine, () => {}, jobActor('backup'))
  const before = (await findSchemaVersion(db)) ?? (await makeTables(engine))
  const [old, shapes] = [await tablesAt(before), await tablesAt(level)]
  const run = schemaVersionsUpTo(level)
  await engine.writer.transaction().execute(async (trx) => {
    const versions = await trx.selectFrom('versions').selectAll().execute()
    for (const { name } of old.toReversed()) await sql`drop table ${sql.table(name)}`.execute(trx)
    await migrationTables(trx).deleteFrom('kysely_migration').execute()
    await runMigrations(engine, trx, run)
    for (const { name } of shapes.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx)
    await fill({
      insert: (table, rows) => insertRows(trx, table, rows),
      rows: (table) => readRows(trx, shapes.find(({ name }) => name === table) ?? missing(table)),
    })
    await runMigrations(engine, trx, schemaVersions.slice(run.length))
    await outgrow(trx, versions)
  })
}

/** An empty database that is up to date: as good as none, if it ends here. */
async function makeTables(engine: Engine): Promise<string> {
  await migrate(engine)
  return schemaVersions.at(-1) as string
}

/** As Kysely's migrator does it, which cannot work within a transaction of somebody else. */
async function runMigrations(engine: Engine, trx: OpenTransaction, names: string[]): Promise<void> {
  const known = migrations(engine.name)
  for (const name of names) {
    await known[name]?.up(trx)
    await migrationTables(trx)
      .insertInto('kysely_migration')
      .values({ name, timestamp: new Date().toISOString() })
      .execute()
  }
}

/** Open pages take a version for news only when it is higher than the one that they have. */
async function outgrow(trx: Kysely<Tables>, before: Tables['versions'][]): Promise<void> {
  for (const { collection, version } of before.filter(({ version }) => version > 0))
    await trx
      .updateTable('versions')
      .set({ version: version + 1 })
      .where('collection', '=', collection)
      .where('version', '<=', version)
      .execute()
}

function missing(table: string): never {
  throw new Error(`There is no table ${table}`)
}
