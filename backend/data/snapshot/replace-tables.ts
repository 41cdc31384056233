import { type Kysely, sql } from 'kysely'
import { jobActor } from '../../../domain/record/actor.ts'
import { createDatabase } from '../database.ts'
import type { Engine, OpenTransaction } from '../engine.ts'
import {
  findSchemaVersion,
  latestSchemaVersion,
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
 * Replaces all tables by empty ones of this schema version, lets `fill` insert rows, and migrates them to the latest
 * version, in one transaction: both engines roll back schema changes, too.
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
    await raiseVersionsAbove(trx, versions)
  })
}

/**
 * Makes the tables of a database that has none, and returns their schema version. If the process ends after
 * this, the database has tables, but still no content.
 */
async function makeTables(engine: Engine): Promise<string> {
  await migrate(engine)
  return latestSchemaVersion
}

/** Does the work of Kysely's migrator, which cannot run within an open transaction. */
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

/**
 * Makes the version of each collection higher than before the tables were replaced: open tabs ignore a version
 * that is not higher than the one that they have.
 */
async function raiseVersionsAbove(trx: Kysely<Tables>, before: Tables['versions'][]): Promise<void> {
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
