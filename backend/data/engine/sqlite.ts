import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { Engine } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { createLockedFile, openLockedFile } from './locked-files.ts'
import { repairEnquiryIndex, sqliteEnquiryTexts } from './sqlite-enquiry-texts.ts'
import { createLongReader } from './sqlite-long-reader.ts'
import { markDatabase } from './write-ahead-log.ts'

/** The embedded engine: one file, one writing connection, one that can only read, and one in a thread for what takes long. */
export function openSqlite(file: string): Engine {
  createLockedFile(file)
  const writing = connect(file, { readOnly: false })
  const reading = connect(file, { readOnly: true })
  const writer = speakTo(adapt(writing, takeWriteLockAtOnce))
  const reader = speakTo(adapt(reading))
  const long = createLongReader(file)
  const dataVersion = reading.prepare('PRAGMA data_version')
  return {
    name: 'sqlite',
    reader,
    longReader: long.reader,
    writer,
    enquiryTexts: sqliteEnquiryTexts,
    checkSearch: () => repairEnquiryIndex(writer),
    commitMark: () => Number(dataVersion.get()?.data_version),
    claimLog: () => markDatabase(file, writing),
    emptyLog: () => emptyLog(writer),
    async close() {
      await long.close()
      reading.close()
      writing.close()
    },
  }
}

/** A database in memory, to ask what tables the migrations make. */
export function openScratch(): Kysely<Tables> {
  return speakTo(adapt(new DatabaseSync(':memory:')))
}

/** Goes when it is closed. Held in memory, and what is too much for that in a file that nobody else sees. */
export function openTrial(): Engine {
  const writer = speakTo(adapt(new DatabaseSync('')))
  return {
    name: 'sqlite',
    reader: writer,
    longReader: writer,
    writer,
    enquiryTexts: sqliteEnquiryTexts,
    checkSearch: () => repairEnquiryIndex(writer),
    close: () => writer.destroy(),
  }
}

function speakTo(database: SqliteDatabase): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

/** In KB, taken only as pages are read: with 2 MB, counting hits in the index takes half as long again. */
const readCache = 16_000

/** For another process that writes, in milliseconds. */
const maxWait = 5000

function connect(file: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  const database = openLockedFile(file, { readOnly, timeout: maxWait })
  if (readOnly) database.exec(`PRAGMA cache_size = -${readCache}`)
  else
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
    )
  return database
}

/** Without waiting for whoever reads: everybody else would wait with us. */
async function emptyLog(writer: Kysely<Tables>): Promise<boolean> {
  return writer.connection().execute(async (alone) => {
    await sql`PRAGMA busy_timeout = 0`.execute(alone)
    try {
      const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(alone)
      return rows[0]?.busy === 0
    } finally {
      await sql.raw(`PRAGMA busy_timeout = ${maxWait}`).execute(alone)
    }
  })
}

/** Statements are few and return often, so each is prepared once. */
function adapt(database: DatabaseSync, reword = (sql: string) => sql): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      if (prepared.size > 500) prepared.clear()
      const statement = prepared.get(sql) ?? adaptStatement(database.prepare(reword(sql)))
      prepared.set(sql, statement)
      return sql === 'rollback' && !database.isTransaction ? nothingToDo : statement
    },
  }
}

/** On a full disk SQLite rolls back by itself; asked to do so again, it fails, and that would hide why. */
const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

/** A transaction that starts by reading and then wants to write could be refused half-way. */
function takeWriteLockAtOnce(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
