import { type Kysely, type SqlBool, sql } from 'kysely'
import type { EnquiryTexts } from '../engine.ts'
import type { Tables } from '../schema.ts'

/** The index is of all parts of three letters. */
const shortest = 3

export const sqliteEnquiryTexts: EnquiryTexts = {
  // Its query would end at a zero.
  canFind: (text) => [...text].length >= shortest && !text.includes('\0'),

  async count(db, text, most) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${rowsWith(text)} limit ${most})
    `.execute(db)
    return rows[0]?.count ?? 0
  },

  holds: (text) => sql<SqlBool>`enquiries.rowid in (${rowsWith(text)})`,

  async clear(trx) {
    await sql`insert into "enquiryTexts"("enquiryTexts") values('delete-all')`.execute(trx)
  },
}

/**
 * Rows are known to the index by their numbers. Those stay, also when the file is vacuumed; not when it is written
 * anew from a text dump: then the index is made again.
 */
export async function mendEnquiryTexts(writer: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ indexed: number; there: number }>`
    select (select total(id) from "enquiryTexts_docsize") as indexed, (select total(rowid) from enquiries) as there
  `.execute(writer)
  if (rows[0]?.indexed === rows[0]?.there) return undefined
  await sql`insert into "enquiryTexts"("enquiryTexts") values('rebuild')`.execute(writer)
  return 'The index for searching enquiries did not fit them and was made again'
}

/** In quotes, as a text and not as words. */
function rowsWith(text: string) {
  return sql`select rowid from "enquiryTexts" where "enquiryTexts" match ${`"${text.replaceAll('"', '""')}"`}`
}
