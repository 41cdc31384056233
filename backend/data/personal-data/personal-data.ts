import { type SqlBool, sql } from 'kysely'
import { fullNames, isNamedIn, isOfPerson, type Person } from '../../../domain/personal-data/person.ts'
import {
  canForgetBuyer,
  type HistoryMention,
  type PersonalData,
} from '../../../domain/personal-data/personal-data.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { type Database, emptyLog } from '../database.ts'
import { enquiryColumns, enquiryFromRow, enquiryRecords } from '../enquiries/enquiry-rows.ts'
import { listEnquiryNotes } from '../enquiries/enquiry-work.ts'
import { textsIn } from '../files/file-references.ts'
import { changeFromRow } from '../history/changes.ts'
import { findRecordFacts } from '../history/record-facts.ts'
import { forgetMailsOf } from '../mails.ts'
import { iterateByPages } from '../records/iterate-by-pages.ts'
import { forgetBuyers } from '../reservations/lifecycle.ts'
import { listReservationsById } from '../reservations/queries.ts'
import { listMentions } from './mentions.ts'

/** All that is stored about somebody, newest enquiry first. Reads whole tables: never within a transaction. */
export async function findPersonalData(db: Database, person: Person): Promise<PersonalData> {
  const own = await findOwnData(db, person)
  const named = withNames(person, own)
  return {
    ...own,
    mentions: await listMentions(db, named, own),
    history: await listHistoryMentions(db, named),
  }
}

async function findOwnData(
  db: Database,
  person: Person,
): Promise<Pick<PersonalData, 'enquiries' | 'reservations'>> {
  const enquiries = []
  for (const enquiry of await listEnquiriesOf(db, person))
    enquiries.push({ ...enquiry, notes: await listEnquiryNotes(db, enquiry.id) })
  return { enquiries, reservations: await listReservationsOf(db, person) }
}

/** What others have begun to write while the tables were looked through. */
const margin = 60_000

/**
 * Deletes the enquiries with their notes, the buyer of reservations that came to nothing, and what the history tells of
 * notes that name the person. Notes of apartments and parking spots, and what others wrote, are left to whoever reads them: `left`
 * says how many. Whole tables are looked through before the transaction, which others wait for; what was written
 * meanwhile is looked through in it.
 */
export async function deletePersonalData(
  db: Database,
  person: Person,
): Promise<{ enquiries: number; reservations: number; left: { reservations: number; mentions: number } }> {
  const since = new Date(Date.now() - margin).toISOString()
  const { reservations: found, mentions, history, enquiries: seen } = await findPersonalData(db, person)
  const deleted = await db.write(['enquiries', 'reservations'], async () => {
    const enquiries = await listEnquiriesOf(db, person)
    const reservations = await listReservationsById(
      db,
      found.map(({ id }) => id),
    )
    const named = withNames(person, { enquiries: [...seen, ...enquiries], reservations })
    const ids = enquiries.map(({ id }) => id)
    if (ids.length > 0) await enquiryRecords.removeAll(db, ids)
    const forgotten = reservations.filter(canForgetBuyer)
    await forgetBuyers(
      db,
      forgotten.map(({ id }) => id),
    )
    const changes = history.map(({ changeId }) => changeId)
    for await (const { id } of eachChangeNaming(db, named, { since })) changes.push(id)
    await forgetInHistory(db, changes)
    await forgetMailsOf(db, named)
    const left = { reservations: reservations.length - forgotten.length, mentions: mentions.length }
    return { enquiries: ids.length, reservations: forgotten.length, left }
  })
  await emptyLog(db)
  return deleted
}

/** Phones are written in any way: who each is of is looked at here, and few of the columns are enough for that. */
async function listReservationsOf(db: Database, person: Person): Promise<Reservation[]> {
  const buyers = iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('reservations')
      .select(['id', 'buyerEmail as email', 'buyerPhone as phone'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  const ids: string[] = []
  for await (const buyer of buyers) if (isOfPerson(person, buyer)) ids.push(buyer.id)
  return listReservationsById(db, ids)
}

/** Texts may name somebody as he has signed, without his phone or e-mail. */
function withNames(
  person: Person,
  own: { enquiries: { name: string }[]; reservations: { buyerName: string }[] },
): Person {
  const signed = [...own.enquiries.map(({ name }) => name), ...own.reservations.map((each) => each.buyerName)]
  return { ...person, names: fullNames(signed) }
}

/** Texts hold a phone in all its spellings, and perhaps somebody else's in the message: rows are looked at. */
async function listEnquiriesOf(db: Database, person: Person) {
  const held = person.phones.map((phone) => sql`${sql.ref('searchText')} like ${`%${phone}%`}`)
  const isHeld = person.email === undefined ? sql.join(held, sql` or `) : sql`lower(email) = ${person.email}`
  let query = db.readLong.selectFrom('enquiries').select(enquiryColumns).where(sql<SqlBool>`(${isHeld})`)
  const { enquiryTexts } = db.engine
  if (enquiryTexts && person.email === undefined)
    query = query.where(enquiryTexts.holds([{ alternatives: person.phones.map((phone) => [phone]) }]))
  const rows = await query.orderBy('submittedAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(enquiryFromRow).filter((enquiry) => isOfPerson(person, enquiry))
}

/** Takes internal notes out of these lines of the history: that they were changed stays, from what to what does not. */
async function forgetInHistory(db: Database, changeIds: readonly string[]): Promise<void> {
  await db.transaction(async (trx) => {
    for (const id of new Set(changeIds)) {
      const change = await trx.selectFrom('changes').select('fields').where('id', '=', id).executeTakeFirst()
      if (!change) continue
      const fields = JSON.stringify({ ...JSON.parse(change.fields), internalNotes: {} })
      await trx.updateTable('changes').set({ fields }).where('id', '=', id).execute()
    }
  })
}

/** Notes that the history keeps as they once were, also of what was deleted since; newest first. */
async function listHistoryMentions(db: Database, person: Person): Promise<HistoryMention[]> {
  const changes: RecordChange[] = []
  for await (const change of eachChangeNaming(db, person)) changes.push(change)
  const facts = await findRecordFacts(db, changes)
  return changes
    .sort((one, other) => other.at.localeCompare(one.at) || other.revision - one.revision)
    .map((change) => {
      const known = facts.get(change.recordId)
      return {
        collection: change.collection === 'apartments' ? 'apartments' : 'parkingSpots',
        id: change.recordId,
        number: String(known?.number ?? ''),
        changeId: change.id,
        at: change.at,
        isGone: known?.isGone ?? true,
        texts: textsNaming(change, person),
      }
    })
}

/**
 * The lines of the history with a value that names somebody, all or those `since` a moment. Of enquiries and reservations
 * it keeps no such values at all; what is left are notes about apartments and parking spots.
 */
async function* eachChangeNaming(
  db: Database,
  person: Person,
  { since }: { since?: string } = {},
): AsyncGenerator<RecordChange> {
  const rows = iterateByPages((after, limit) => {
    const query = db.readLong
      .selectFrom('changes')
      .selectAll()
      // Word for word as in the index of these lines, changesWithNotes: a parameter would not be known to be the same, and
      // what else is asked for would lead SQLite to another index.
      .where(sql<SqlBool>`fields like '%"internalNotes":{%'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
    if (since === undefined) return query.execute()
    // Asked first, by the index of moments: within a transaction nothing else is looked through.
    return query
      .where('id', 'in', (change) => change.selectFrom('changes').select('id').where('at', '>=', since))
      .execute()
  })
  for await (const row of rows) {
    const change = changeFromRow(row)
    if (isNoted(change) && textsNaming(change, person).length > 0) yield change
  }
}

function isNoted({ collection }: RecordChange): boolean {
  return collection === 'apartments' || collection === 'parkingSpots'
}

function textsNaming({ fields }: RecordChange, person: Person): string[] {
  return textsIn(fields.internalNotes).filter((text) => isNamedIn(person, text))
}
