import { isNamedIn, type Person } from '../../domain/personal-data/person.ts'
import type { Mention, PersonalData } from '../../domain/personal-data/personal-data.ts'
import type { Database } from './database.ts'
import { eachEnquiry } from './enquiries.ts'
import { listReservations } from './reservations.ts'

type Own = Pick<PersonalData, 'enquiries' | 'reservations'>

/** Free text that names somebody and is not about him: of homes and places, and of what others have asked and reserved. */
export async function listMentions(db: Database, person: Person, own: Own): Promise<Mention[]> {
  const isOwn = new Set([...own.enquiries, ...own.reservations].map(({ id }) => id))
  const others = [...(await readReservationNotes(db)), ...(await readEnquiryNotes(db))]
  const texts = [...(await readInternalNotes(db)), ...others.filter(({ id }) => !isOwn.has(id))]
  const found = texts.filter(({ text }) => isNamedIn(person, text))
  for await (const { id, apartmentNumber: number, message } of eachEnquiry(db))
    if (!isOwn.has(id) && isNamedIn(person, message))
      found.push({ collection: 'enquiries', id, number, text: message })
  return found
}

async function readInternalNotes(db: Database): Promise<Mention[]> {
  const found: Mention[] = []
  for (const collection of ['apartments', 'parkingSpots'] as const) {
    const rows = await db.read
      .selectFrom(collection)
      .select(['id', 'number', 'internalNotes as text'])
      .where('internalNotes', '!=', '')
      .orderBy('number')
      .execute()
    found.push(...rows.map((row) => ({ collection, ...row })))
  }
  return found
}

async function readReservationNotes(db: Database): Promise<Mention[]> {
  const homes = await db.read.selectFrom('apartments').select(['id', 'number']).execute()
  const numbers = new Map(homes.map(({ id, number }) => [id, number]))
  return (await listReservations(db)).map(({ id, apartmentId, notes: text }) => ({
    collection: 'reservations',
    id,
    number: numbers.get(apartmentId) ?? '',
    text,
  }))
}

async function readEnquiryNotes(db: Database): Promise<Mention[]> {
  const rows = await db.read
    .selectFrom('enquiryNotes')
    .innerJoin('enquiries', 'enquiries.id', 'enquiryNotes.enquiryId')
    .select(['enquiries.id', 'enquiries.apartmentNumber as number', 'enquiryNotes.text'])
    .orderBy('enquiryNotes.at', 'desc')
    .execute()
  return rows.map((row) => ({ collection: 'enquiries', ...row }))
}
