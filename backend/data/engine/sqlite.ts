import { rm, writeFile } from 'node:fs/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely, type SqlBool, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { SearchTerm } from '../../../domain/enquiry/search-terms.ts'
import type { Engine, EnquiryTexts } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { createLockedFile, openLockedFile } from './locked-files.ts'
import { plainRows, readRows } from './plain-rows.ts'
import { createLongReader } from './sqlite-long-reader.ts'
import { createTurns } from './turns.ts'
import { markDatabase } from './write-ahead-log.ts'

/** The fewest letters of a text that the search index can find: it is a trigram index. */
const shortest = 3

const sqliteEnquiryTexts: EnquiryTexts = {
  canFind: (terms) => queryOf(terms) !== '',

  async count(db, terms, most) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${rowsWith(terms)} limit ${most})
    `.execute(db)
    return rows[0]?.count ?? 0
  },

  holds: (terms) => sql<SqlBool>`enquiries.rowid in (${rowsWith(terms)})`,

  async clear(trx) {
    await sql`insert into "enquiryTexts"("enquiryTexts") values('delete-all')`.execute(trx)
  },
}

/**
 * Rebuilds the search index if it does not fit the enquiries, and then returns a message for the log. The index
 * knows rows by their rowid. Rowids survive a vacuum, but not a restore from a text dump.
 */
async function repairEnquiryIndex(writer: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ indexed: number; there: number }>`
    select (select total(id) from "enquiryTexts_docsize") as indexed, (select total(rowid) from enquiries) as there
  `.execute(writer)
  if (rows[0]?.indexed === rows[0]?.there) return undefined
  await sql`insert into "enquiryTexts"("enquiryTexts") values('rebuild')`.execute(writer)
  return 'The index for searching enquiries did not fit them and was made again'
}

function rowsWith(terms: SearchTerm[]) {
  return sql`select rowid from "enquiryTexts" where "enquiryTexts" match ${queryOf(terms)}`
}

/**
 * Returns the terms as a query of the search index. Leaves out a term when one of its alternatives has only
 * tokens that are too short for the index: the index would miss the rows that match this alternative.
 */
function queryOf(terms: SearchTerm[]): string {
  return terms
    .map(({ alternatives }) => alternatives.map((tokens) => tokens.filter(isIndexed)))
    .filter((alternatives) => alternatives.every((tokens) => tokens.length > 0))
    .map((alternatives) => alternatives.map((tokens) => `(${tokens.map(quoted).join(' AND ')})`).join(' OR '))
    .map((term) => `(${term})`)
    .join(' AND ')
}

/**
 * Whether the search index can find the token. One with a NUL character is left out, because SQLite would cut
 * the query off there.
 */
function isIndexed(token: string): boolean {
  return [...token].length >= shortest && !token.includes('\0')
}

/** Quotes a token, so that the index does not read it as an operator. */
function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}

/** Which tables have grown much since the last time (2), queried or not (0x10000); only tells it (1). */
const tellGrown = 0x10003
/** How many rows of an index are read. */
const sample = 400

/** Table by table, so that others get through in between. */
async function optimize(writer: Kysely<Tables>): Promise<void> {
  await sql.raw(`PRAGMA analysis_limit = ${sample}`).execute(writer)
  const { rows } = await sql<Record<string, string>>`PRAGMA optimize(${sql.lit(tellGrown)})`.execute(writer)
  for (const statement of rows.flatMap((row) => Object.values(row))) {
    await sql.raw(statement).execute(writer)
    await nextTurn()
  }
}

/** Opens one connection that writes, one that only reads, and one in a thread for long reads. */
export function openSqlite(file: string): Engine {
  createLockedFile(file)
  const writing = connect(file, { readOnly: false })
  const reading = connect(file, { readOnly: true })
  const writer = kyselyFor(adapt(writing, takeWriteLockAtOnce))
  const reader = kyselyFor(adapt(reading)).withPlugin(createTurns())
  const long = createLongReader(file)
  const dataVersion = reading.prepare('PRAGMA data_version')
  return {
    name: 'sqlite',
    reader,
    longReader: long.reader,
    readUntil: long.readUntil,
    writer,
    enquiryTexts: sqliteEnquiryTexts,
    checkSearch: () => repairEnquiryIndex(writer),
    commitMark: () => Number(dataVersion.get()?.data_version),
    probeRoom: () => probeRoom(file),
    claimLog: () => markDatabase(file, writing),
    emptyLog: () => emptyLog(writer),
    optimize: () => optimize(writer),
    async close() {
      await long.close()
      reading.close()
      writing.close()
    },
  }
}

/** An empty database in memory, to find out which tables the migrations make. */
export function openScratch(): Kysely<Tables> {
  return kyselyFor(adapt(new DatabaseSync(':memory:')))
}

/**
 * A temporary database, in memory or, when it grows, in a file that only SQLite knows. It is gone when it is closed.
 */
export function openTrial(): Engine {
  const writer = kyselyFor(adapt(new DatabaseSync('')))
  return {
    name: 'sqlite',
    reader: writer,
    longReader: writer,
    readUntil: (_, work) => work(),
    writer,
    enquiryTexts: sqliteEnquiryTexts,
    checkSearch: () => repairEnquiryIndex(writer),
    close: () => writer.destroy(),
  }
}

function kyselyFor(database: SqliteDatabase): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

/**
 * The cache of the reading connection in KB, used only as pages are read. With 2 MB, counting hits in the index
 * takes half as long again.
 */
const readCache = 16_000

/** How long to wait for another process that writes, in milliseconds. */
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

/** As much as some enquiries and their mails take. */
const room = Buffer.alloc(256 * 1024)

async function probeRoom(file: string): Promise<void> {
  const probe = `${file}-probe`
  try {
    await writeFile(probe, room, { mode: 0o600 })
  } finally {
    await rm(probe, { force: true })
  }
}

/** Returns false at once while another connection reads: waiting would block the main thread. */
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

/**
 * Adapts a database of `node:sqlite` for Kysely. There are few different statements, so each is prepared once.
 */
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

/**
 * Replaces a rollback when no transaction is open: on a full disk SQLite rolls back by itself, and a second
 * rollback would fail and hide the first error.
 */
const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

/** SQLite may refuse to upgrade a transaction that has begun with a read: the write lock is taken at its begin. */
function takeWriteLockAtOnce(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => plainRows(readRows(statement, parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => plainRows(readRows(statement, parameters)).values(),
  }
}
