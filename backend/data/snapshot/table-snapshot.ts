import type { Database } from '../database.ts'
import { listReferencedPaths } from '../files/file-references.ts'
import { findSchemaVersion, latestSchemaVersion } from '../migrate.ts'
import { countRows } from './content.ts'
import { type Row, readRows } from './rows.ts'
import { isContentTable, type TableShape, tablesAt } from './tables-at-version.ts'

export interface TableSnapshot {
  level: string
  tables: string[]
  rows(table: string): AsyncIterable<Row>
  /** The number of rows of all tables, where it is known beforehand. */
  total: number | undefined
  /** The stored files that records point to; empty for an older schema version, whose records cannot be read. */
  referenced: ReadonlySet<string>
}

export class NoTables extends Error {
  constructor() {
    super('There is nothing in the database')
  }
}

/** Reads in one transaction: writes of others are neither seen nor delayed. */
export async function readTables<T>(db: Database, work: (snapshot: TableSnapshot) => Promise<T>): Promise<T> {
  return db.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const then: Database = { ...db, read: trx }
      const level = await findSchemaVersion(then)
      if (level === undefined) throw new NoTables()
      return work({
        ...(await contentAt(level, (shape) => readRows(trx, shape))),
        total: await countRows(then),
        referenced: level === latestSchemaVersion ? await listReferencedPaths(then) : new Set(),
      })
    })
}

/** The content tables of a schema version; `read` reads them from a database or an archive. */
export async function contentAt(
  level: string,
  read: (shape: TableShape) => AsyncIterable<Row>,
): Promise<Pick<TableSnapshot, 'level' | 'tables' | 'rows'>> {
  const shapes = new Map((await tablesAt(level)).filter(isContentTable).map((shape) => [shape.name, shape]))
  return {
    level,
    tables: [...shapes.keys()],
    rows(table) {
      const shape = shapes.get(table)
      if (!shape) throw new Error(`There is no table ${table}`)
      return read(shape)
    },
  }
}
