import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { compareEntrances } from '../../../domain/building/entrance-order.ts'
import {
  type AskedApartment,
  type Enquiry,
  type EnquiryFilters,
  type EnquiryValues,
  noAgent,
  noLostReason,
} from '../../../domain/enquiry/enquiry.ts'
import type { EnquirySource } from '../../../domain/enquiry/enquiry-source.ts'
import { type SearchTerm, searchTerms } from '../../../domain/enquiry/search-terms.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Language } from '../../../domain/language.ts'
import { compareNumbers } from '../../../domain/lists/compare.ts'
import { lastPage } from '../../../domain/lists/page.ts'
import { getBuilding } from '../building.ts'
import { writeWithClients } from '../clients/client-rows.ts'
import { removeUntouched } from '../clients/forget-client.ts'
import { joinContact } from '../clients/join-records.ts'
import { type Database, emptyLog } from '../database.ts'
import { type EnquiryApartmentKey, findEnquiryApartment } from './enquiry-apartment.ts'
import { enquiryColumns, enquiryFromRow, enquiryRecords, newEnquiryRow } from './enquiry-rows.ts'
import { addOtherApartments, withOtherApartments } from './other-apartments.ts'

const everything: EnquiryFilters = { search: '', state: 'all' }

/** One page, newest first; of due calls, the longest overdue first. */
export async function listEnquiries(
  db: Database,
  filters: EnquiryFilters = everything,
  page: { limit: number; offset: number } = { limit: 50, offset: 0 },
  index?: IndexOfTexts,
): Promise<Enquiry[]> {
  const found = filtered(db, filters, await termsOf(db, filters), index).select(enquiryColumns)
  const rows = await (filters.due ? found.orderBy('nextCallOn') : found)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

export async function countEnquiries(
  db: Database,
  filters: EnquiryFilters = everything,
  index?: IndexOfTexts,
): Promise<number> {
  const counted = filtered(db, filters, await termsOf(db, filters), index).select('id')
  // Counting every hit of a search would read the texts of all rows, which takes longer than the page itself.
  const some = filters.search === '' ? counted : counted.limit(maxCounted + 1)
  const { count } = await readerFor(db, filters)
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface EnquiryPage {
  enquiries: Enquiry[]
  /** From 1. A page beyond the end gives the last one. */
  page: number
  total: number
  /** Whether a search has more hits than were counted: only the first `total` can be paged through. */
  isMore: boolean
}

interface WhichPage {
  page: number
  size: number
}

/** How many hits of a search are counted. Whoever has more refines the search or exports them. */
const maxCounted = 1000
/**
 * Up to this many hits, reading and sorting all of them is faster than scanning the newest enquiries for a page of
 * hits.
 */
const fewHits = 5000

export async function findEnquiryPage(
  db: Database,
  filters: EnquiryFilters,
  which: WhichPage,
): Promise<EnquiryPage> {
  const terms = await termsOf(db, filters)
  const { enquiryTexts: texts } = db.engine
  const areFew = texts?.canFind(terms) && (await texts.count(db.readLong, terms, fewHits + 1)) <= fewHits
  return searchPage(db, filters, which, areFew ? texts?.holds : undefined)
}

/**
 * Reads one page of the enquiries and their total. The total follows from a last page that is not full, so that
 * most searches take one query.
 */
async function searchPage(
  db: Database,
  filters: EnquiryFilters,
  { page, size }: WhichPage,
  index: IndexOfTexts | undefined,
): Promise<EnquiryPage> {
  const offset = (page - 1) * size
  const enquiries = await listEnquiries(db, filters, { limit: size, offset }, index)
  const isLast = enquiries.length < size && (enquiries.length > 0 || page === 1)
  const counted = isLast ? offset + enquiries.length : await countEnquiries(db, filters, index)
  const isMore = filters.search !== '' && counted > maxCounted
  const total = isMore ? maxCounted : counted
  const last = lastPage(total, size)
  if (page > last) return searchPage(db, filters, { page: last, size }, index)
  return { enquiries, page, total, isMore }
}

export async function findEnquiry(db: Database, id: string): Promise<Enquiry | undefined> {
  const row = await db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  const [found] = row ? await withOtherApartments(db, [enquiryFromRow(row)]) : []
  return found
}

/** Apartments whose number is named by some enquiry. */
export async function listEnquiryApartments(
  db: Database,
): Promise<Pick<Apartment, 'id' | 'number' | 'entrance'>[]> {
  const apartments = await db.read
    .selectFrom('apartments')
    .select(['id', 'number', 'entrance'])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('enquiries')
            .select('enquiries.id')
            .whereRef('enquiries.apartmentNumber', '=', 'apartments.number'),
        ),
        exists(
          selectFrom('enquiryApartments')
            .select('enquiryApartments.enquiryId')
            .whereRef('enquiryApartments.apartmentNumber', '=', 'apartments.number'),
        ),
      ]),
    )
    .execute()
  const byEntrance = compareEntrances(await getBuilding(db))
  return apartments.sort(
    (one, other) => compareNumbers(one.number, other.number) || byEntrance(one.entrance, other.entrance),
  )
}

const chunk = 1000

/** Newest first, in chunks, so that an export of any length needs little memory. */
export async function* eachEnquiry(
  db: Database,
  filters: EnquiryFilters = everything,
): AsyncGenerator<Enquiry> {
  const terms = await termsOf(db, filters)
  let last: Pick<Enquiry, 'submittedAt' | 'id'> | undefined
  while (true) {
    let query = filtered(db, filters, terms).select(enquiryColumns)
    if (last) query = query.where(olderThan(last))
    const rows = await query.orderBy('submittedAt', 'desc').orderBy('id', 'desc').limit(chunk).execute()
    yield* await withOtherApartments(db, rows.map(enquiryFromRow))
    if (rows.length < chunk) return
    last = rows.at(-1)
  }
}

export interface EnquiriesOfHour {
  /** The start of the hour as an ISO text in UTC. */
  hour: string
  count: number
}

/** Grouped by hour, because the caller counts days in the time zone of Sofia. */
export async function countEnquiriesByHour(db: Database, since: Date): Promise<EnquiriesOfHour[]> {
  const hour = sql<string>`substr(${sql.ref('submittedAt')}, 1, 13)`
  const rows = await db.read
    .selectFrom('enquiries')
    .select(({ fn }) => [hour.as('hour'), fn.countAll<number>().as('count')])
    .where('submittedAt', '>=', since.toISOString())
    .groupBy(hour)
    .orderBy(hour)
    .execute()
  return rows.map((row) => ({ ...row, hour: `${row.hour}:00:00.000Z` }))
}

export async function addEnquiry(
  db: Database,
  { language, source, ...values }: NewEnquiry & Pick<Submission, 'language' | 'source'>,
  submittedAt = new Date(),
): Promise<Enquiry> {
  const sent = { submissionId: crypto.randomUUID(), language, source }
  const added = await insertEnquiry(db, values, { ...sent, submittedAt })
  if (!added) throw new Error('A new submission was there before')
  return added
}

/** The values of the form, and the apartments that it names. */
export type NewEnquiry = EnquiryValues & EnquiryApartmentKey & { otherApartments?: readonly AskedApartment[] }

interface Submission {
  submissionId: string
  language?: Language | undefined
  sentQuickly?: boolean | undefined
  source?: EnquirySource | undefined
  /** Who works on it from the start: whoever has typed it in. */
  agentId?: string | null | undefined
  /** The client from whose card the enquiry was added. */
  clientId?: string | null | undefined
}

/**
 * Adds nothing and returns undefined when this submission has arrived before. `admit` is called for a new one only,
 * in the same transaction, and may throw to refuse it.
 */
export async function addEnquiryOnce(
  db: Database,
  values: NewEnquiry,
  sent: Submission,
  admit: () => Promise<void>,
): Promise<Enquiry | undefined> {
  return insertEnquiry(db, values, { ...sent, submittedAt: new Date() }, admit)
}

async function insertEnquiry(
  db: Database,
  { otherApartments = [], ...values }: NewEnquiry,
  { source = 'website', ...sent }: Submission & { submittedAt: Date },
  admit = async () => {},
): Promise<Enquiry | undefined> {
  const apartment = await findEnquiryApartment(db, values)
  return writeWithClients(db, 'enquiries', async (trx) => {
    if (await hasSubmission(db, sent.submissionId)) return undefined
    const clientId = await joinContact(db, trx, { ...values, ...sent, source }, sent.clientId)
    const row = newEnquiryRow(values, { ...sent, source, apartment, otherApartments, clientId })
    const ids = otherApartments.map(({ apartmentId }) => apartmentId)
    const more = ids.length > 0 ? { otherApartmentIds: ids } : {}
    const added = await enquiryRecords.addUnless(db, ['submissionId'], row, more)
    // Only a server of an earlier release adds enquiries without the lock.
    if (!added) throw new Error('The submission has arrived twice at once')
    await addOtherApartments(trx, added.id, otherApartments)
    await admit()
    return { ...enquiryFromRow(added), otherApartments: [...otherApartments] }
  })
}

export async function hasSubmission(db: Database, submissionId: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('enquiries')
    .select('id')
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Checks no revision: when two people mark an enquiry, the last change wins. */
export async function markEnquiry(db: Database, id: string, { isRead }: { isRead: boolean }): Promise<void> {
  await enquiryRecords.edit(db, id, () => ({ isRead: isRead ? 1 : 0 }))
}

/**
 * The enquiry cannot be restored: its sender may have asked for erasure. A client whom nobody knows but by this
 * enquiry is deleted with it, so that robots leave no cards.
 */
export async function deleteEnquiry(db: Database, id: string): Promise<void> {
  await writeWithClients(db, 'enquiries', async () => {
    const { clientId } = await enquiryRecords.remove(db, id)
    if (clientId !== null) await removeUntouched(db, clientId)
  })
  await emptyLog(db)
}

/** A condition of the search index that narrows the rows down before their texts are read. */
type IndexOfTexts = (terms: SearchTerm[]) => RawBuilder<SqlBool>

/** The terms of the search. Reads the building, because people name an apartment with one of its entrances. */
async function termsOf(db: Database, { search }: EnquiryFilters): Promise<SearchTerm[]> {
  return search === '' ? [] : searchTerms(await getBuilding(db), search)
}

function filtered(db: Database, filters: EnquiryFilters, terms: SearchTerm[], index?: IndexOfTexts) {
  const isRead = isReadIn(filters)
  let query = readerFor(db, filters).selectFrom('enquiries')
  if (isRead !== undefined) query = query.where('isRead', '=', isRead)
  if (filters.apartment) query = query.where(isAbout(filters.apartment))
  if (filters.stage) query = query.where('stage', '=', filters.stage)
  if (filters.lost)
    query = query
      .where('stage', '=', 'refused')
      .where('lostReason', '=', filters.lost === noLostReason ? '' : filters.lost)
  if (filters.agent === noAgent) query = query.where('agentId', 'is', null)
  else if (filters.agent) query = query.where('agentId', '=', filters.agent)
  if (filters.source) query = query.where('source', '=', filters.source)
  if (filters.language) query = query.where('language', '=', filters.language)
  // A sender who has refused is not called, whatever day was planned before.
  if (filters.due) query = query.where('nextCallOn', '<=', isoDay(new Date())).where('stage', '!=', 'refused')
  if (index) query = query.where(index(terms))
  for (const term of terms) query = query.where(holds(term))
  return query
}

/**
 * A search uses the reader for long queries, because it may have to read the text of every enquiry: the search
 * index does not find tokens of two letters.
 */
function readerFor(db: Database, { search }: EnquiryFilters) {
  return search === '' ? db.read : db.readLong
}

function isReadIn({ state }: EnquiryFilters): number | undefined {
  if (state === 'all') return undefined
  return state === 'read' ? 1 : 0
}

/**
 * Matches enquiries with this number or apartment id, also as one of several. An id also matches enquiries without one that name the
 * apartment's number, although another apartment may have the same number.
 */
function isAbout(numberOrId: string) {
  const itsNumber = sql`(select apartments.number from apartments where apartments.id = ${numberOrId})`
  // A union of what each index finds: PostgreSQL reads all enquiries for an alternative among others.
  return sql<SqlBool>`enquiries.id in (
    select own.id from enquiries as own where own."apartmentNumber" = ${numberOrId}
    union select own.id from enquiries as own where own."apartmentId" = ${numberOrId}
    union select own.id from enquiries as own where own."apartmentId" is null and own."apartmentNumber" = ${itsNumber}
    union select "enquiryId" from "enquiryApartments" where "apartmentId" = ${numberOrId}
    union select "enquiryId" from "enquiryApartments" where "apartmentNumber" = ${numberOrId})`
}

function olderThan({ submittedAt, id }: Pick<Enquiry, 'submittedAt' | 'id'>) {
  return sql<boolean>`(${sql.ref('submittedAt')}, ${sql.ref('id')}) < (${submittedAt}, ${id})`
}

function holds({ alternatives, apartment }: SearchTerm) {
  const each = alternatives.map((tokens) => sql`(${sql.join(tokens.map(contains), sql` and `)})`)
  const isThere = sql<SqlBool>`(${sql.join(each, sql` or `)})`
  if (!apartment) return isThere
  const asOneOfSeveral = sql`select 1 from "enquiryApartments" as other where other."enquiryId" = enquiries.id`
  return sql<SqlBool>`${isThere} and exists (select 1 from apartments
    where apartments.number in (${apartment.number}, ${apartment.number.toLocaleUpperCase('bg')})
      and apartments.entrance = ${apartment.entrance}
      and (exists (${asOneOfSeveral} and other."apartmentId" = apartments.id)
        or (enquiries."apartmentId" is null or enquiries."apartmentId" = apartments.id
          or enquiries."apartmentNumber" <> apartments.number)
        and not exists (${asOneOfSeveral} and other."apartmentNumber" = apartments.number)))`
}

function contains(text: string) {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`${sql.ref('searchText')} like ${`%${literal}%`} escape '\\'`
}
