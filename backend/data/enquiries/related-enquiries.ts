import { type SqlBool, sql } from 'kysely'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { personPhones } from '../../../domain/enquiry/phone-forms.ts'
import type { Database } from '../database.ts'
import { enquiryColumns, enquiryFromRow } from './enquiry-rows.ts'

/** How many related enquiries the screen of an enquiry shows. */
const most = 20

/** Enquiries with the same e-mail address in any case, or the same phone in any spelling; newest first. */
export async function listOfSamePerson(db: Database, enquiry: Enquiry): Promise<Enquiry[]> {
  const phones = personPhones(enquiry.phone)
  const byEmail = await others(db, enquiry)
    .where(sql<SqlBool>`lower(email) = ${enquiry.email.toLowerCase()}`)
    .execute()
  const byPhone = phones.length > 0 ? await listByPhone(db, enquiry, phones) : []
  const all = new Map([...byEmail, ...byPhone].map((row) => [row.id, row]))
  return [...all.values()]
    .map(enquiryFromRow)
    .sort((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1))
    .slice(0, most)
}

/** `searchText` has the phone in all its spellings, but also phones of others from the message: rows are filtered. */
async function listByPhone(db: Database, enquiry: Enquiry, phones: string[]) {
  const lines = phones.map((phone) => `\n${phone}\n`)
  const term = { alternatives: lines.map((line) => [line]) }
  const matches = lines.map((line) => sql`${sql.ref('searchText')} like ${`%${line}%`}`)
  let query = others(db, enquiry).where(sql<SqlBool>`(${sql.join(matches, sql` or `)})`)
  if (db.engine.enquiryTexts) query = query.where(db.engine.enquiryTexts.holds([term]))
  const rows = await query.execute()
  return rows.filter(({ phone }) => personPhones(phone).some((form) => phones.includes(form)))
}

/** Newest first. */
export async function listAboutSameApartment(db: Database, enquiry: Enquiry): Promise<Enquiry[]> {
  if (enquiry.apartmentId === null) return []
  const rows = await others(db, enquiry).where('apartmentId', '=', enquiry.apartmentId).execute()
  return rows.map(enquiryFromRow)
}

function others(db: Database, { id }: Enquiry) {
  return db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('id', '!=', id)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
}
