import { alertDelay, progressSubject } from '../../../domain/alert/alert.ts'
import { type ApartmentState, hasChanged } from '../../../domain/alert/alert-news.ts'
import type { Database } from '../database.ts'
import type { AlertRow } from '../schema.ts'

/** Confirmed alerts of one apartment that were told the same, counted together: there are few such groups. */
interface AlertGroup {
  subject: string
  notifiedStatus: AlertRow['notifiedStatus']
  notifiedPrice: number
  status: ApartmentState['status']
  price: number
  all: number
  noticed: number
}

/**
 * Notes when the job first saw that an apartment has changed, and forgets it where the change was taken back. Drafts are
 * left as they are: visitors do not see them.
 */
export async function noticeChanges(db: Database, now: Date): Promise<void> {
  const groups: AlertGroup[] = await db.read
    .selectFrom('alerts')
    .innerJoin('apartments', 'apartments.id', 'alerts.subject')
    .select(({ fn }) => [
      'subject',
      'notifiedStatus',
      'notifiedPrice',
      'apartments.status',
      'apartments.price',
      fn.countAll<number>().as('all'),
      fn.count<number>('noticedAt').as('noticed'),
    ])
    .where('confirmedAt', 'is not', null)
    .where('apartments.isDraft', '=', 0)
    .groupBy(['subject', 'notifiedStatus', 'notifiedPrice', 'apartments.status', 'apartments.price'])
    .execute()
  for (const group of groups) {
    const { all, noticed, notifiedStatus, notifiedPrice } = group
    if (notifiedStatus === '') continue
    const isChanged = hasChanged({ status: notifiedStatus, price: notifiedPrice }, group)
    if (isChanged && Number(noticed) < Number(all)) await setNoticed(db, group, now.toISOString())
    if (!isChanged && Number(noticed) > 0) await setNoticed(db, group, null)
  }
}

async function setNoticed(
  db: Database,
  { subject, notifiedStatus, notifiedPrice }: AlertGroup,
  noticedAt: string | null,
): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('alerts')
      .set({ noticedAt })
      .where('subject', '=', subject)
      .where('notifiedStatus', '=', notifiedStatus)
      .where('notifiedPrice', '=', notifiedPrice)
      .where('confirmedAt', 'is not', null)
      .where('noticedAt', noticedAt === null ? 'is not' : 'is', null)
      .execute(),
  )
}

/** The moment before which a change must have been noticed, to be told now. */
function dueBefore(now: Date): string {
  return new Date(now.getTime() - alertDelay).toISOString()
}

/** E-mails for which an apartment has changed long enough ago, or the diary has an entry that they were not told of. */
export async function listDueEmails(db: Database, now: Date, most: number): Promise<string[]> {
  const due = dueBefore(now)
  const newest = db.read
    .selectFrom('progressNews')
    .select(({ fn }) => fn.max('noticedAt').as('noticedAt'))
    .where('noticedAt', '<=', due)
  const rows = await db.read
    .selectFrom('alerts')
    .leftJoin('apartments', 'apartments.id', 'alerts.subject')
    .select('email')
    .distinct()
    .where('confirmedAt', 'is not', null)
    .where((row) =>
      row.or([
        row('noticedAt', '<=', due).and('apartments.isDraft', '=', 0),
        row('subject', '=', progressSubject).and('notifiedUntil', '<', newest),
      ]),
    )
    .orderBy('email')
    .limit(most)
    .execute()
  return rows.map(({ email }) => email)
}

/** The alerts of one e-mail that are due, the newest first, whether there is something to tell of them or not. */
export async function listDueAlerts(db: Database, email: string, now: Date): Promise<AlertRow[]> {
  const due = dueBefore(now)
  return db.read
    .selectFrom('alerts')
    .selectAll()
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .where((row) => row.or([row('noticedAt', '<=', due), row('subject', '=', progressSubject)]))
    .orderBy('createdAt', 'desc')
    .execute()
}

/**
 * Marks an apartment's state as told, unless another server has done so since it was read. In the caller's transaction,
 * which queues the mail.
 */
export async function markNotified(
  db: Database,
  { id, noticedAt }: Pick<AlertRow, 'id' | 'noticedAt'>,
  { status, price }: ApartmentState,
): Promise<boolean> {
  const marked = await db.transaction((trx) =>
    trx
      .updateTable('alerts')
      .set({ notifiedStatus: status, notifiedPrice: price, noticedAt: null })
      .where('id', '=', id)
      .where('noticedAt', '=', noticedAt)
      .returning('id')
      .executeTakeFirst(),
  )
  return marked !== undefined
}

/** Notes entries of the diary that visitors can read and that were not there before. */
export async function noticeEntries(db: Database, ids: readonly string[], now: Date): Promise<void> {
  const known = await db.read.selectFrom('progressNews').select('entryId').execute()
  const isKnown = new Set(known.map(({ entryId }) => entryId))
  const added = ids.filter((id) => !isKnown.has(id))
  if (added.length === 0) return
  await db.transaction(async (trx) => {
    for (const entryId of added)
      await trx
        .insertInto('progressNews')
        .values({ entryId, noticedAt: now.toISOString() })
        .onConflict((conflict) => conflict.column('entryId').doNothing())
        .execute()
  })
}

/** Marks the entries that are due as told, unless another server has, and returns their ids, the newest first. */
export async function takeDueEntries(
  db: Database,
  { id, notifiedUntil }: Pick<AlertRow, 'id' | 'notifiedUntil'>,
  now: Date,
): Promise<string[]> {
  const due = await db.read
    .selectFrom('progressNews')
    .selectAll()
    .where('noticedAt', '>', notifiedUntil)
    .where('noticedAt', '<=', dueBefore(now))
    .orderBy('noticedAt', 'desc')
    .execute()
  const [newest] = due
  if (!newest) return []
  const taken = await db.transaction((trx) =>
    trx
      .updateTable('alerts')
      .set({ notifiedUntil: newest.noticedAt })
      .where('id', '=', id)
      .where('notifiedUntil', '=', notifiedUntil)
      .returning('id')
      .executeTakeFirst(),
  )
  return taken ? due.map(({ entryId }) => entryId) : []
}
