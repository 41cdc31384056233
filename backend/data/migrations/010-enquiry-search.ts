import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** An index over all parts of the texts of enquiries. Every step can be done again: on SQLite this is no transaction. */
export function enquirySearch(engine: 'sqlite' | 'postgres'): Migration {
  return { up: engine === 'sqlite' ? onSqlite : onPostgres }
}

/**
 * The index keeps no text of its own; `case_sensitive`, because the text is in lower case already. With
 * `secure-delete`, what is deleted leaves it at once and not when its pages are next written together. The
 * triggers skip rows that are not in the index, because code that deletes all enquiries empties the index first.
 */
async function onSqlite(db: Kysely<AnyTables>): Promise<void> {
  await sql`drop table if exists "enquiryTexts"`.execute(db)
  await sql`create virtual table "enquiryTexts" using fts5("searchText", content='enquiries', content_rowid='rowid',
    tokenize='trigram case_sensitive 1')`.execute(db)
  await sql`insert into "enquiryTexts"("enquiryTexts", rank) values('secure-delete', 1)`.execute(db)
  await sql`insert into "enquiryTexts"("enquiryTexts") values('rebuild')`.execute(db)

  const add = sql.raw(`insert into "enquiryTexts"(rowid, "searchText") values(new.rowid, new."searchText");`)
  const take = sql.raw(
    `insert into "enquiryTexts"("enquiryTexts", rowid, "searchText") values('delete', old.rowid, old."searchText");`,
  )
  const isThere = sql.raw(`exists (select 1 from "enquiryTexts_docsize" where id = old.rowid)`)
  const name = (trigger: string) => sql.id(`enquiryTexts${trigger}`)
  for (const trigger of ['Added', 'Removed', 'Changed'])
    await sql`drop trigger if exists ${name(trigger)}`.execute(db)
  await sql`create trigger ${name('Added')} after insert on enquiries begin ${add} end`.execute(db)
  await sql`create trigger ${name('Removed')} after delete on enquiries when ${isThere}
    begin ${take} end`.execute(db)
  await sql`create trigger ${name('Changed')} after update of "searchText" on enquiries when ${isThere}
    begin ${take} ${add} end`.execute(db)
}

/**
 * Where the extension pg_trgm is missing, or the database user may not add it, the search works without an index:
 * nothing else depends on it.
 */
async function onPostgres(db: Kysely<AnyTables>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index if not exists "enquiriesByText" on enquiries using gin ("searchText" gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    null;
  end $$`.execute(db)
}
