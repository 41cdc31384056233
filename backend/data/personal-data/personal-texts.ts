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

/** Each text has the id of the deal and not of the payment. */
export async function* eachPaymentNote(db: Database): AsyncGenerator<PersonalText> {
  const notes = iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('payments')
      .leftJoin('reservations', 'reservations.id', 'payments.dealId')
      .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
      .select(['payments.id', 'dealId', 'apartments.number', 'note as text', 'payments.createdAt as at'])
      .where('note', '!=', '')
      .where('payments.id', '>', after)
      .orderBy('payments.id')
      .limit(limit)
      .execute(),
  )
  for await (const { dealId, number, ...note } of notes)
    yield { ...note, id: dealId, number: number ?? '', collection: 'payments' }
}

export function eachClientNote(db: Database): AsyncGenerator<PersonalText> {
  return iterateByPages(async (after, limit) => {
    const rows = await db.readLong
      .selectFrom('clients')
      .select(['id', 'notes as text', 'createdAt as at'])
      .where('notes', '!=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, number: '', collection: 'clients' as const }))
  })
}

/** Where they meet, the notes, and what became of it. */
export function eachViewingText(db: Database): AsyncGenerator<PersonalText> {
  return iterateByPages(async (after, limit) => {
    const rows = await db.readLong
      .selectFrom('viewings')
      .leftJoin('apartments', 'apartments.id', 'viewings.apartmentId')
      .select(['viewings.id', 'apartments.number', 'place', 'notes', 'outcome', 'startsAt as at'])
      .where(({ or, eb }) => or([eb('notes', '!=', ''), eb('outcome', '!=', ''), eb('place', '!=', '')]))
      .where('viewings.id', '>', after)
      .orderBy('viewings.id')
      .limit(limit)
      .execute()
    return rows.map(({ id, number, at, place, notes, outcome }) => ({
      ...{ id, at, collection: 'viewings' as const, number: number ?? '' },
      text: [place, notes, outcome].filter(Boolean).join('\n'),
    }))
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
