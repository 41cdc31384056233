import { type SqlBool, sql } from 'kysely'
import { isNamedIn, isOf, type Person } from '../../domain/personal-data/person.ts'
import { canForgetBuyer, type Mention, type PersonalData } from '../../domain/personal-data/personal-data.ts'
import type { Database } from './database.ts'
import { listEnquiryNotes } from './enquiry-notes.ts'
import { enquiryColumns, enquiryFromRow, enquiryRecords } from './enquiry-rows.ts'
import { forgetBuyers } from './forget-buyers.ts'
import { forgetInHistory } from './forget-in-history.ts'
import { listReservations } from './reservations.ts'

/** All that is stored about somebody, newest enquiry first. */
export async function findPersonalData(db: Database, person: Person): Promise<PersonalData> {
  const enquiries = []
  for (const enquiry of await listEnquiriesOf(db, person))
    enquiries.push({ ...enquiry, notes: await listEnquiryNotes(db, enquiry.id) })
  const reservations = (await listReservations(db)).filter(({ buyerEmail: email, buyerPhone: phone }) =>
    isOf(person, { email, phone }),
  )
  return { enquiries, reservations, mentions: await listMentions(db, person) }
}

/**
 * Deletes the enquiries with their notes, the buyer of reservations that came to nothing, and what the history tells of
 * notes that name the person. Notes of homes and places are left to whoever wrote them.
 */
export async function deletePersonalData(
  db: Database,
  person: Person,
): Promise<{ enquiries: number; reservations: number }> {
  return db.write(['enquiries', 'reservations'], async () => {
    const { enquiries, reservations } = await findPersonalData(db, person)
    const ids = enquiries.map(({ id }) => id)
    if (ids.length > 0) await enquiryRecords.removeAll(db, ids)
    const forgotten = reservations.filter(canForgetBuyer)
    await forgetBuyers(
      db,
      forgotten.map(({ id }) => id),
    )
    await forgetInHistory(db, person)
    return { enquiries: ids.length, reservations: forgotten.length }
  })
}

/** Texts hold a phone in all its spellings, and perhaps somebody else's in the message: rows are looked at. */
async function listEnquiriesOf(db: Database, person: Person) {
  const held = person.phones.map((phone) => sql`${sql.ref('searchText')} like ${`%${phone}%`}`)
  const isHeld = person.email === undefined ? sql.join(held, sql` or `) : sql`lower(email) = ${person.email}`
  const rows = await db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where(sql<SqlBool>`(${isHeld})`)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(enquiryFromRow).filter((enquiry) => isOf(person, enquiry))
}

async function listMentions(db: Database, person: Person): Promise<Mention[]> {
  const found: Mention[] = []
  for (const collection of ['apartments', 'parkingSpots'] as const) {
    const rows = await db.read
      .selectFrom(collection)
      .select(['id', 'number', 'internalNotes'])
      .where('internalNotes', '!=', '')
      .orderBy('number')
      .execute()
    const named = rows.filter(({ internalNotes }) => isNamedIn(person, internalNotes))
    found.push(...named.map((row) => ({ collection, ...row })))
  }
  return found
}
