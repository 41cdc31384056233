import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqlBool, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { SearchTerm } from '../../../domain/enquiry/search-terms.ts'
import type { Engine, EnquiryTexts } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { createLockedFile, openLockedFile } from './locked-files.ts'
import { createLongReader } from './sqlite-long-reader.ts'
import { markDatabase } from './write-ahead-log.ts'

/** The index is of all parts of three letters. */
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
 * Rows are known to the index by their numbers. Those stay, also when the file is vacuumed; not when it is written
 * anew from a text dump: then the index is made again.
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

/** Of what is long enough: a term that may be there by a short word alone says nothing to the index. */
function queryOf(terms: SearchTerm[]): string {
  return terms
    .map(({ alternatives }) => alternatives.map((tokens) => tokens.filter(isIndexed)))
    .filter((alternatives) => alternatives.every((tokens) => tokens.length > 0))
    .map((alternatives) => alternatives.map((tokens) => `(${tokens.map(quoted).join(' AND ')})`).join(' OR '))
    .map((term) => `(${term})`)
    .join(' AND ')
}

/** A query would end at a zero. */
function isIndexed(word: string): boolean {
  return [...word].length >= shortest && !word.includes('\0')
}

/** As a text and not as terms of the index's own language. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

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
