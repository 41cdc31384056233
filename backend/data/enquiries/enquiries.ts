import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { compareEntrances } from '../../../domain/building/entrance-order.ts'
import {
  type Enquiry,
  type EnquiryFilters,
  type EnquiryValues,
  noAgent,
} from '../../../domain/enquiry/enquiry.ts'
import { type SearchTerm, searchTerms } from '../../../domain/enquiry/search-terms.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Language } from '../../../domain/language.ts'
import { compareNumbers } from '../../../domain/lists/compare.ts'
import { lastPage } from '../../../domain/lists/page.ts'
import { getBuilding } from '../building.ts'
import { type Database, emptyLog } from '../database.ts'
import { type EnquiryApartmentKey, findEnquiryApartment } from './enquiry-apartment.ts'
import { enquiryColumns, enquiryFromRow, enquiryRecords, newEnquiryRow } from './enquiry-rows.ts'

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
  return rows.map(enquiryFromRow)
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
  return row && enquiryFromRow(row)
}

/** Apartments whose number is named by some enquiry. */
export async function listEnquiryApartments(
  db: Database,
): Promise<Pick<Apartment, 'id' | 'number' | 'entrance'>[]> {
  const apartments = await db.read
    .selectFrom('apartments')
    .select(['id', 'number', 'entrance'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enquiries')
          .select('enquiries.id')
          .whereRef('enquiries.apartmentNumber', '=', 'apartments.number'),
      ),
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
    yield* rows.map(enquiryFromRow)
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
  { language, ...values }: EnquiryValues & EnquiryApartmentKey & { language?: Language },
  submittedAt = new Date(),
): Promise<Enquiry> {
  const apartment = await findEnquiryApartment(db, values)
  const row = newEnquiryRow(values, { apartment, submissionId: crypto.randomUUID(), language, submittedAt })
  return enquiryFromRow(await enquiryRecords.add(db, row))
}

interface Submission {
  submissionId: string
  language?: Language | undefined
  sentQuickly?: boolean | undefined
}

/**
 * Adds nothing and returns undefined when this submission has arrived before. `admit` is called for a new one only,
 * in the same transaction, and may throw to refuse it.
 */
export async function addEnquiryOnce(
  db: Database,
  values: EnquiryValues & EnquiryApartmentKey,
  sent: Submission,
  admit: () => Promise<void>,
): Promise<Enquiry | undefined> {
  const apartment = await findEnquiryApartment(db, values)
  const row = newEnquiryRow(values, { ...sent, apartment, submittedAt: new Date() })
  return db.write('enquiries', async () => {
    const added = await enquiryRecords.addUnless(db, ['submissionId'], row)
    if (!added) return undefined
    await admit()
    return enquiryFromRow(added)
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

/** The enquiry cannot be restored: its sender may have asked for erasure. */
export async function deleteEnquiry(db: Database, id: string): Promise<void> {
  await enquiryRecords.remove(db, id)
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
  if (filters.agent === noAgent) query = query.where('agentId', 'is', null)
  else if (filters.agent) query = query.where('agentId', '=', filters.agent)
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
 * Matches enquiries with this number or apartment id. An id also matches enquiries without one that name the
 * apartment's number, although another apartment may have the same number.
 */
function isAbout(numberOrId: string) {
  const [number, id] = [sql.ref('enquiries.apartmentNumber'), sql.ref('enquiries.apartmentId')]
  const itsNumber = sql`(select apartments.number from apartments where apartments.id = ${numberOrId})`
  return sql<SqlBool>`(${number} = ${numberOrId} or ${id} = ${numberOrId} or (${id} is null and ${number} = ${itsNumber}))`
}

function olderThan({ submittedAt, id }: Pick<Enquiry, 'submittedAt' | 'id'>) {
  return sql<boolean>`(${sql.ref('submittedAt')}, ${sql.ref('id')}) < (${submittedAt}, ${id})`
}

function holds({ alternatives, apartment }: SearchTerm) {
  const each = alternatives.map((tokens) => sql`(${sql.join(tokens.map(contains), sql` and `)})`)
  const isThere = sql<SqlBool>`(${sql.join(each, sql` or `)})`
  if (!apartment) return isThere
  return sql<SqlBool>`${isThere} and exists (select 1 from apartments
    where apartments.number in (${apartment.number}, ${apartment.number.toLocaleUpperCase('bg')})
      and apartments.entrance = ${apartment.entrance}
      and (enquiries."apartmentId" is null or enquiries."apartmentId" = apartments.id
        or enquiries."apartmentNumber" <> apartments.number))`
}

function contains(text: string) {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`${sql.ref('searchText')} like ${`%${literal}%`} escape '\\'`
}
