import { type SqlBool, sql } from 'kysely'
import { compareNumbers } from '../../../domain/lists/compare.ts'
import { fullNames, isNamedIn, isOfPerson, type Person } from '../../../domain/personal-data/person.ts'
import {
  canEraseBuyer,
  type HistoryMention,
  type Mention,
  type PersonalData,
} from '../../../domain/personal-data/personal-data.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import { endAlerts, listAlertsOf } from '../alerts/alerts.ts'
import { writeWithClients } from '../clients/client-rows.ts'
import { forgetPerson, listClientsOf } from '../clients/forget-client.ts'
import { collectionDescriptors } from '../collections/collections.ts'
import type { PersonalText } from '../collections/descriptor.ts'
import { type Database, emptyLog } from '../database.ts'
import { listPaymentsOf } from '../deals/payment-rows.ts'
import { enquiryColumns, enquiryFromRow, enquiryRecords } from '../enquiries/enquiry-rows.ts'
import { listEnquiryNotes } from '../enquiries/enquiry-work.ts'
import { withOtherApartments } from '../enquiries/other-apartments.ts'
import { textsIn } from '../files/stored-urls.ts'
import { changeFromRow } from '../history/changes.ts'
import { findRecordFacts } from '../history/record-facts.ts'
import { deleteMailsOf } from '../mails.ts'
import { listPapersOf } from '../papers/papers.ts'
import { iterateByPages } from '../records/iterate-by-pages.ts'
import { eraseBuyers } from '../reservations/lifecycle.ts'
import { listReservationsById } from '../reservations/queries.ts'
import { viewingFromRow } from '../viewings/viewing-rows.ts'
import { removeViewings } from '../viewings/viewings.ts'

/** Newest enquiry first. Reads whole tables: never call it within a transaction. */
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
): Promise<Omit<PersonalData, 'mentions' | 'history'>> {
  const enquiries = []
  for (const enquiry of await withOtherApartments(db, await listEnquiriesOf(db, person)))
    enquiries.push({ ...enquiry, notes: await listEnquiryNotes(db, enquiry.id) })
  const alerts = person.email === undefined ? [] : await listAlertsOf(db, person.email)
  const clients = await listClientsOf(db, person)
  const reservations = await listReservationsOf(db, person)
  const payments = (await Promise.all(reservations.map(({ id }) => listPaymentsOf(db, id)))).flat()
  const papers = (await Promise.all(reservations.map(({ id }) => listPapersOf(db, id)))).flat()
  const viewings = await listViewingsOf(db, person)
  return { clients, enquiries, reservations, payments, papers, viewings, alerts }
}

/**
 * Texts that name the person, but belong to apartments, parking spots, or enquiries and reservations of others.
 */
async function listMentions(
  db: Database,
  person: Person,
  own: Pick<PersonalData, 'clients' | 'enquiries' | 'reservations' | 'viewings'>,
): Promise<Mention[]> {
  const all = [...own.clients, ...own.enquiries, ...own.reservations, ...own.viewings]
  const isOwn = new Set(all.map(({ id }) => id))
  const mentions: Mention[] = []
  for (const { readTexts } of Object.values(collectionDescriptors))
    for (const texts of readTexts?.(db) ?? []) {
      const found: PersonalText[] = []
      for await (const text of texts)
        if (!isOwn.has(text.id) && isNamedIn(person, text.text)) found.push(text)
      mentions.push(...found.sort(newestFirst).map(({ at: _, ...mention }) => mention))
    }
  return mentions
}

function newestFirst(one: PersonalText, other: PersonalText): number {
  if (one.at !== undefined && other.at !== undefined && one.at !== other.at) return one.at < other.at ? 1 : -1
  return compareNumbers(one.number, other.number)
}

/**
 * In milliseconds. The history is read once more from this long before the tables were read, because a change
 * that had begun by then may be committed afterwards.
 */
const margin = 60_000

interface Deleted {
  clients: number
  enquiries: number
  reservations: number
  viewings: number
  alerts: number
  left: { clients: number; reservations: number; mentions: number }
}

/**
 * Deletes the person's enquiries with their notes, his viewings, his card, his alerts, the buyer of reservations that ended unsold, and
 * mails and internal notes in the history that name the person. Sales, running reservations and texts of other records
 * that name the person stay: `left` counts them, and the cards that something else hangs on. Whole tables are read before the transaction, because other
 * writers wait for it; of the history it reads only what was written meanwhile.
 */
export async function deletePersonalData(db: Database, person: Person): Promise<Deleted> {
  const since = new Date(Date.now() - margin).toISOString()
  const found = await findPersonalData(db, person)
  const { mentions, history, enquiries: seen, viewings } = found
  const deleted = await writeWithClients(db, ['enquiries', 'reservations'], async (trx) => {
    const enquiries = await listEnquiriesOf(db, person)
    const reservations = await listReservationsById(
      db,
      found.reservations.map(({ id }) => id),
    )
    const named = withNames(person, { ...found, enquiries: [...seen, ...enquiries], reservations })
    await removeViewings(
      db,
      trx,
      viewings.map(({ id }) => id),
    )
    const ids = enquiries.map(({ id }) => id)
    if (ids.length > 0) await enquiryRecords.removeAll(db, ids)
    const erased = reservations.filter(canEraseBuyer)
    await eraseBuyers(
      db,
      erased.map(({ id }) => id),
    )
    const changes = history.map(({ changeId }) => changeId)
    for await (const { id } of eachChangeNaming(db, named, { since })) changes.push(id)
    await eraseInHistory(db, changes)
    const alerts = person.email === undefined ? [] : await listAlertsOf(db, person.email)
    if (person.email !== undefined) await endAlerts(db, { email: person.email })
    await deleteMailsOf(db, named)
    const clients = await forgetPerson(db, trx, person)
    const left = {
      clients: clients.left,
      reservations: reservations.length - erased.length,
      mentions: mentions.length,
    }
    return {
      clients: clients.deleted,
      enquiries: ids.length,
      reservations: erased.length,
      viewings: viewings.length,
      alerts: alerts.length,
      left,
    }
  })
  await emptyLog(db)
  return deleted
}

/** Phones have many spellings, which SQL cannot compare: the two columns of every row are read and compared here. */
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

/** By e-mail and phone, as reservations are. */
async function listViewingsOf(db: Database, person: Person): Promise<Viewing[]> {
  const rows = iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('viewings')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  const found: Viewing[] = []
  for await (const row of rows) if (isOfPerson(person, row)) found.push(viewingFromRow(row))
  return found.sort((one, other) => other.startsAt.localeCompare(one.startsAt))
}

/**
 * Adds the names in the person's own enquiries and reservations, because a text may name him without phone or
 * e-mail.
 */
function withNames(
  person: Person,
  own: Pick<PersonalData, 'clients' | 'reservations' | 'viewings'> & { enquiries: { name: string }[] },
): Person {
  const signed = [
    ...[...own.clients, ...own.enquiries, ...own.viewings].map(({ name }) => name),
    ...own.reservations.map((each) => each.buyerName),
  ]
  return { ...person, names: fullNames(signed) }
}

/** `searchText` has a phone in all its spellings, but also phones of others from the message: rows are filtered. */
async function listEnquiriesOf(db: Database, person: Person) {
  const matches = person.phones.map((phone) => sql`${sql.ref('searchText')} like ${`%${phone}%`}`)
  const isOwn =
    person.email === undefined ? sql.join(matches, sql` or `) : sql`lower(email) = ${person.email}`
  let query = db.readLong.selectFrom('enquiries').select(enquiryColumns).where(sql<SqlBool>`(${isOwn})`)
  const { enquiryTexts } = db.engine
  if (enquiryTexts && person.email === undefined)
    query = query.where(enquiryTexts.holds([{ alternatives: person.phones.map((phone) => [phone]) }]))
  const rows = await query.orderBy('submittedAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(enquiryFromRow).filter((enquiry) => isOfPerson(person, enquiry))
}

/** Erases the internal notes from these changes. The history still says that the notes were changed. */
async function eraseInHistory(db: Database, changeIds: readonly string[]): Promise<void> {
  await db.transaction(async (trx) => {
    for (const id of new Set(changeIds)) {
      const change = await trx.selectFrom('changes').select('fields').where('id', '=', id).executeTakeFirst()
      if (!change) continue
      const fields = JSON.stringify({ ...JSON.parse(change.fields), internalNotes: {} })
      await trx.updateTable('changes').set({ fields }).where('id', '=', id).execute()
    }
  })
}

/** Internal notes in the history, also of deleted apartments and parking spots; newest first. */
async function listHistoryMentions(db: Database, person: Person): Promise<HistoryMention[]> {
  const changes: UnitChange[] = []
  for await (const change of eachChangeNaming(db, person)) changes.push(change)
  const facts = await findRecordFacts(db, changes)
  return changes
    .sort((one, other) => other.at.localeCompare(one.at) || other.revision - one.revision)
    .map((change) => {
      const known = facts.get(change.recordId)
      return {
        collection: change.collection,
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
 * The changes whose internal notes name the person, all or those `since` a moment. Only apartments and parking spots have
 * internal notes; the history holds no personal values of enquiries and reservations.
 */
async function* eachChangeNaming(
  db: Database,
  person: Person,
  { since }: { since?: string } = {},
): AsyncGenerator<UnitChange> {
  const rows = iterateByPages((after, limit) => {
    const query = db.readLong
      .selectFrom('changes')
      .selectAll()
      // Must be the literal text of the partial index changesWithNotes: SQLite does not match a parameter with it, and
      // would choose another index.
      .where(sql<SqlBool>`fields like '%"internalNotes":{%'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
    if (since === undefined) return query.execute()
    // The index of moments narrows the rows down first, so that a transaction reads no others.
    return query
      .where('id', 'in', (change) => change.selectFrom('changes').select('id').where('at', '>=', since))
      .execute()
  })
  for await (const row of rows) {
    const change = changeFromRow(row)
    if (isOfUnit(change) && textsNaming(change, person).length > 0) yield change
  }
}

type UnitChange = RecordChange & Pick<HistoryMention, 'collection'>

function isOfUnit(change: RecordChange): change is UnitChange {
  return change.collection === 'apartments' || change.collection === 'parkingSpots'
}

function textsNaming({ fields }: RecordChange, person: Person): string[] {
  return textsIn(fields.internalNotes).filter((text) => isNamedIn(person, text))
}
