import type { PersonalText } from '../collections/descriptor.ts'
import type { Database } from '../database.ts'
import { iterateByPages } from '../records/iterate-by-pages.ts'
import type { UnitTable } from '../schema.ts'

/** Free texts of records, which may name a person. */

export function eachInternalNote(db: Database, collection: UnitTable): AsyncGenerator<PersonalText> {
  return iterateByPages(async (after, limit) => {
    const rows = await db.readLong
      .selectFrom(collection)
      .select(['id', 'number', 'internalNotes as text'])
      .where('internalNotes', '!=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, collection }))
  })
}

export function eachReservationNote(db: Database): AsyncGenerator<PersonalText> {
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
    return rows.map((row) => ({ ...row, number: row.number ?? '', collection: 'reservations' as const }))
  })
}

/** Each text has the id of the enquiry and not of the note. */
export async function* eachEnquiryNote(db: Database): AsyncGenerator<PersonalText> {
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
  for await (const { enquiryId, ...note } of notes) yield { ...note, id: enquiryId, collection: 'enquiries' }
}

export function eachEnquiryMessage(db: Database): AsyncGenerator<PersonalText> {
  return iterateByPages(async (after, limit) => {
    const rows = await db.readLong
      .selectFrom('enquiries')
      .select(['id', 'apartmentNumber as number', 'message as text', 'submittedAt as at'])
      .where('message', '!=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, collection: 'enquiries' as const }))
  })
}
