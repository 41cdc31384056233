import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

interface Searched {
  id: string
  phone: string
  apartmentNumber: string
  searchText: string
}

const chunk = 500

/**
 * Below the text that is searched stand the apartments that an enquiry names („апартамент 23“) and its phone as it is
 * dialled at home and from abroad; and enquiries of one apartment are found by an index. Every step can be done again: on
 * SQLite this is no transaction.
 */
export function enquiryLookups(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<AnyTables>) {
      const columns = ['apartmentNumber', 'submittedAt', 'id']
      await db.schema
        .createIndex('enquiriesByApartment')
        .ifNotExists()
        .on('enquiries')
        .columns(columns)
        .execute()
      // Row by row, the index of texts would be written anew a hundred thousand times.
      if (engine === 'sqlite') await sql`drop trigger if exists "enquiryTextsChanged"`.execute(db)
      await addLookups(db)
      if (engine === 'sqlite') await indexAgain(db)
    },
  }
}

async function addLookups(db: Kysely<AnyTables>): Promise<void> {
  let last = ''
  while (true) {
    const rows: Searched[] = await db
      .selectFrom('enquiries')
      .select(['id', 'phone', 'apartmentNumber', 'searchText'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunk)
      .execute()
    const added = rows
      .map((row) => ({ ...row, lookups: lookupsOf(row) }))
      .filter(({ searchText, lookups }) => lookups !== '' && !searchText.endsWith(lookups))
      .map(({ id, lookups }) => sql`(${id}, ${lookups})`)
    if (added.length > 0)
      await sql`with added(id, lookups) as (values ${sql.join(added)})
        update enquiries set "searchText" = enquiries."searchText" || added.lookups
        from added where added.id = enquiries.id`.execute(db)
    if (rows.length < chunk) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** As the trigger was made before (010). */
async function indexAgain(db: Kysely<AnyTables>): Promise<void> {
  await sql`insert into "enquiryTexts"("enquiryTexts") values('rebuild')`.execute(db)
  await sql`create trigger "enquiryTextsChanged" after update of "searchText" on enquiries
    when exists (select 1 from "enquiryTexts_docsize" where id = old.rowid)
    begin
      insert into "enquiryTexts"("enquiryTexts", rowid, "searchText") values('delete', old.rowid, old."searchText");
      insert into "enquiryTexts"(rowid, "searchText") values(new.rowid, new."searchText");
    end`.execute(db)
}

const mention =
  /(?<![\p{L}\p{N}])ап(?:арт(?:амент\p{L}*)?)?\.?\s*(?:№|номер)?\s*((?:\p{L}-?)?\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*)/gu

function lookupsOf({ phone, apartmentNumber, searchText }: Searched): string {
  const mentioned = [...searchText.matchAll(mention)].flatMap(([, number]) => number ?? [])
  const numbers = [apartmentNumber.toLocaleLowerCase('bg'), ...mentioned].filter(Boolean)
  const lines = [...numbers.map((number) => `апартамент ${number}\n`), ...formsOf(phone)]
  return lines.length > 0 ? `\n${[...new Set(lines)].join('')}` : ''
}

function formsOf(phone: string): string[] {
  const compact = phone
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+3590/, '+359')
    .replace(/^359(?=\d{8,9}$)/, '+359')
  const national = compact.match(/^(?:\+359|0(?=[1-9]))(.+)/)?.[1]
  if (national) return [`+359${national}\n`, `0${national}\n`]
  return compact === '' ? [] : [`${compact}\n`]
}
