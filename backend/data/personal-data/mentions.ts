import { compareNumbers } from '../../../domain/lists/compare-numbers.ts'
import { isNamedIn, type Person } from '../../../domain/personal-data/person.ts'
import type { Mention, PersonalData } from '../../../domain/personal-data/personal-data.ts'
import type { Database } from '../database.ts'
import { iterateByPages } from '../records/iterate-by-pages.ts'

type Own = Pick<PersonalData, 'enquiries' | 'reservations'>

/** What is looked through: the record that a text belongs to, and where it stands among the others. */
interface Text extends Omit<Mention, 'collection'> {
  /** The newest of these come first. */
  at?: string
}

/** Free text that names somebody and is not about him: of apartments and parking spots, and of what others have asked and reserved. */
export async function listMentions(db: Database, person: Person, own: Own): Promise<Mention[]> {
  const isOwn = new Set([...own.enquiries, ...own.reservations].map(({ id }) => id))
  const sources = [
    ['apartments', eachInternalNote(db, 'apartments')],
    ['parkingSpots', eachInternalNote(db, 'parkingSpots')],
    ['reservations', eachReservationNote(db)],
    ['enquiries', eachEnquiryNote(db)],
    ['enquiries', eachMessage(db)],
  ] as const
  const mentions: Mention[] = []
  for (const [collection, texts] of sources) {
    const found: Text[] = []
    for await (const text of texts) if (!isOwn.has(text.id) && isNamedIn(person, text.text)) found.push(text)
    const sorted = found.sort(inOrder)
    mentions.push(...sorted.map(({ id, number, text }) => ({ collection, id, number, text })))
  }
  return mentions
}

function inOrder(one: Text, other: Text): number {
  if (one.at !== undefined && other.at !== undefined && one.at !== other.at) return one.at < other.at ? 1 : -1
  return compareNumbers(one.number, other.number)
}

function eachInternalNote(db: Database, collection: 'apartments' | 'parkingSpots'): AsyncGenerator<Text> {
  return iterateByPages((after, limit) =>
    db.readLong
      .selectFrom(collection)
      .select(['id', 'number', 'internalNotes as text'])
      .where('internalNotes', '!=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}

function eachReservationNote(db: Database): AsyncGenerator<Text> {
  return iterateByPages(async (after, limit) => {
    const rows = await db.readLong
      .selectFrom('reservations')
      .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
      .select(['reservations.id', 'apartments.number', 'notes as text', 'reservations.createdAt as at'])
      .where('notes', '!=', '')
      .where('reservations.id', '>', after)
      .orderBy('reservations.id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, number: row.number ?? '' }))
  })
}

async function* eachEnquiryNote(db: Database): AsyncGenerator<Text> {
  const notes = iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('enquiryNotes')
      .innerJoin('enquiries', 'enquiries.id', 'enquiryNotes.enquiryId')
      .select(['enquiryNotes.id', 'enquiryId', 'apartmentNumber as number', 'enquiryNotes.at', 'text'])
      .where('enquiryNotes.id', '>', after)
      .orderBy('enquiryNotes.id')
      .limit(limit)
      .execute(),
  )
  for await (const { enquiryId, ...note } of notes) yield { ...note, id: enquiryId }
}

function eachMessage(db: Database): AsyncGenerator<Text> {
  return iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('enquiries')
      .select(['id', 'apartmentNumber as number', 'message as text', 'submittedAt as at'])
      .where('message', '!=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}
