import { type Kysely, type SqlBool, sql } from 'kysely'
import type { SearchTerm } from '../../../domain/enquiry/search-terms.ts'
import type { EnquiryTexts } from '../engine.ts'
import type { Tables } from '../schema.ts'

/** The index is of all parts of three letters. */
const shortest = 3

export const sqliteEnquiryTexts: EnquiryTexts = {
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
export async function repairEnquiryIndex(writer: Kysely<Tables>): Promise<string | undefined> {
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
