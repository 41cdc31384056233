import { type SqlBool, sql } from 'kysely'
import { fullNames, isOf, type Person } from '../../domain/personal-data/person.ts'
import { canForgetBuyer, type PersonalData } from '../../domain/personal-data/personal-data.ts'
import { type Database, emptyLog } from './database.ts'
import { listEnquiryNotes } from './enquiry-notes.ts'
import { enquiryColumns, enquiryFromRow, enquiryRecords } from './enquiry-rows.ts'
import { forgetBuyers } from './forget-buyers.ts'
import { forgetInHistory } from './forget-in-history.ts'
import { listHistoryMentions } from './history-mentions.ts'
import { listMentions } from './mentions.ts'
import { listReservations } from './reservations.ts'

/** All that is stored about somebody, newest enquiry first. */
export async function findPersonalData(db: Database, person: Person): Promise<PersonalData> {
  const enquiries = []
  for (const enquiry of await listEnquiriesOf(db, person))
    enquiries.push({ ...enquiry, notes: await listEnquiryNotes(db, enquiry.id) })
  const reservations = (await listReservations(db)).filter(({ buyerEmail: email, buyerPhone: phone }) =>
    isOf(person, { email, phone }),
  )
  const own = { enquiries, reservations }
  const named = withNames(person, own)
  return {
    ...own,
    mentions: await listMentions(db, named, own),
    history: await listHistoryMentions(db, named),
  }
}

/**
 * Deletes the enquiries with their notes, the buyer of reservations that came to nothing, and what the history tells of
 * notes that name the person. Notes of homes and places, and what others wrote, are left to whoever reads them: `left`
 * says how many.
 */
export async function deletePersonalData(
  db: Database,
  person: Person,
): Promise<{ enquiries: number; reservations: number; left: { reservations: number; mentions: number } }> {
  const deleted = await db.write(['enquiries', 'reservations'], async () => {
    const { enquiries, reservations, mentions } = await findPersonalData(db, person)
    const named = withNames(person, { enquiries, reservations })
    const ids = enquiries.map(({ id }) => id)
    if (ids.length > 0) await enquiryRecords.removeAll(db, ids)
    const forgotten = reservations.filter(canForgetBuyer)
    await forgetBuyers(
      db,
      forgotten.map(({ id }) => id),
    )
    await forgetInHistory(db, named)
    const left = { reservations: reservations.length - forgotten.length, mentions: mentions.length }
    return { enquiries: ids.length, reservations: forgotten.length, left }
  })
  await emptyLog(db)
  return deleted
}

/** Texts may name somebody as he has signed, without his phone or e-mail. */
function withNames(person: Person, own: Pick<PersonalData, 'enquiries' | 'reservations'>): Person {
  const signed = [...own.enquiries.map(({ name }) => name), ...own.reservations.map((each) => each.buyerName)]
  return { ...person, names: fullNames(signed) }
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
