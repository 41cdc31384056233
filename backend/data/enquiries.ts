import { sql } from 'kysely'
import type { Enquiry, EnquiryFilters, EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { pick } from '../../domain/lists/pick.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records.ts'
import type { EnquiryRow } from './schema.ts'

const records = recordsOf('enquiries', fromRow)

const columns = [
  'id',
  'revision',
  'name',
  'email',
  'phone',
  'message',
  'apartmentNumber',
  'submittedAt',
  'isRead',
] as const

const everything: EnquiryFilters = { search: '', state: 'all' }

/** Newest first, one page of them. */
export async function listEnquiries(
  db: Database,
  filters: EnquiryFilters = everything,
  page: { limit: number; offset: number } = { limit: 50, offset: 0 },
): Promise<Enquiry[]> {
  const rows = await filtered(db, filters)
    .select(columns)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(fromRow)
}

export async function countEnquiries(db: Database, filters: EnquiryFilters = everything): Promise<number> {
  const { count } = await filtered(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface EnquiryPage {
  enquiries: Enquiry[]
  /** Counts from 1; asking beyond the end gives the last one. */
  page: number
  total: number
}

/** A page that is not full says by itself how many there are: a search without many hits looks only once. */
export async function findEnquiryPage(
  db: Database,
  filters: EnquiryFilters,
  { page, size }: { page: number; size: number },
): Promise<EnquiryPage> {
  const offset = (page - 1) * size
  const enquiries = await listEnquiries(db, filters, { limit: size, offset })
  const isLast = enquiries.length < size && (enquiries.length > 0 || page === 1)
  const total = isLast ? offset + enquiries.length : await countEnquiries(db, filters)
  const last = Math.max(1, Math.ceil(total / size))
  return page > last ? findEnquiryPage(db, filters, { page: last, size }) : { enquiries, page, total }
}

const chunk = 1000

/** All of them, newest first, a chunk at a time: an export of any length needs little memory. */
export async function* eachEnquiry(
  db: Database,
  filters: EnquiryFilters = everything,
): AsyncGenerator<Enquiry> {
  let last: Pick<Enquiry, 'submittedAt' | 'id'> | undefined
  while (true) {
    let query = filtered(db, filters).select(columns)
    if (last) query = query.where(olderThan(last))
    const rows = await query.orderBy('submittedAt', 'desc').orderBy('id', 'desc').limit(chunk).execute()
    yield* rows.map(fromRow)
    if (rows.length < chunk) return
    last = rows.at(-1)
  }
}

export interface EnquiriesOfHour {
  /** The hour in UTC, as a moment. */
  hour: string
  count: number
}

/** How many came in each hour; days are for the caller to make, in the time zone that people live in. */
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
  values: EnquiryValues,
  submittedAt = new Date(),
): Promise<Enquiry> {
  return fromRow(await records.add(db, newRow(values, crypto.randomUUID(), submittedAt)))
}

/**
 * Adds the enquiry, unless this submission of it has arrived before: then there is nothing to add. `admit` may
 * still refuse by throwing; it is asked in the same transaction, and only about what is new.
 */
export async function addEnquiryOnce(
  db: Database,
  values: EnquiryValues,
  submissionId: string,
  admit: () => Promise<void>,
): Promise<Enquiry | undefined> {
  const row = newRow(values, submissionId, new Date())
  return db.write('enquiries', async () => {
    const added = await records.addUnless(db, ['submissionId'], row)
    if (!added) return undefined
    await admit()
    return fromRow(added)
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

/** Either way, and again without harm: the last word counts, so no revision is asked for. */
export async function markEnquiry(db: Database, id: string, { isRead }: { isRead: boolean }): Promise<void> {
  await records.edit(db, id, () => ({ isRead: isRead ? 1 : 0 }))
}

/** For good: whoever sent it may ask for that. */
export async function deleteEnquiry(db: Database, id: string): Promise<void> {
  await records.remove(db, id)
}

function filtered(db: Database, { search, state }: EnquiryFilters) {
  let query = db.read.selectFrom('enquiries')
  if (state !== 'all') query = query.where('isRead', '=', state === 'read' ? 1 : 0)
  if (search !== '') query = query.where(contains(search))
  return query
}

function olderThan({ submittedAt, id }: Pick<Enquiry, 'submittedAt' | 'id'>) {
  return sql<boolean>`(${sql.ref('submittedAt')}, ${sql.ref('id')}) < (${submittedAt}, ${id})`
}

function contains(search: string) {
  const literal = search.toLocaleLowerCase('bg').replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`${sql.ref('searchText')} like ${`%${literal}%`} escape '\\'`
}

function newRow(
  values: EnquiryValues,
  submissionId: string,
  submittedAt: Date,
): Omit<EnquiryRow, 'revision'> {
  return {
    ...values,
    id: crypto.randomUUID(),
    submissionId,
    submittedAt: submittedAt.toISOString(),
    isRead: 0,
    searchText: Object.values(values).join('\n').toLocaleLowerCase('bg'),
  }
}

function fromRow(row: Pick<EnquiryRow, (typeof columns)[number]>): Enquiry {
  const { isRead, ...rest } = pick(row, columns)
  return { ...rest, isRead: isRead === 1 }
}
