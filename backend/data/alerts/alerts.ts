import { type Alert, alertLimits } from '../../../domain/alert/alert.ts'
import type { ApartmentState } from '../../../domain/alert/alert-news.ts'
import type { Language } from '../../../domain/language.ts'
import { mailboxOf } from '../../../domain/people/mailbox.ts'
import type { Database } from '../database.ts'
import type { InnerTransaction } from '../engine.ts'
import { deleteWaitingMails } from '../mails.ts'
import type { AlertRow } from '../schema.ts'
import { deleteAlertKeys } from './alert-keys.ts'

const columns = ['id', 'email', 'language', 'subject', 'createdAt', 'confirmedAt'] as const

interface Wish {
  email: string
  language: Language
  subject: string
  /** The apartment as the visitor sees it; undefined for the diary. */
  shown: ApartmentState | undefined
}

/**
 * Adds an unconfirmed alert, or returns the one that this mailbox has, however its e-mail was spelled; undefined when it
 * has too many. The oldest that nobody has confirmed make room: whoever fills them closes the form for nobody.
 */
export async function addAlert(db: Database, wish: Wish, now: Date): Promise<Alert | undefined> {
  const { email, language, subject, shown } = wish
  const moment = now.toISOString()
  const told = {
    notifiedStatus: shown?.status ?? '',
    notifiedPrice: shown?.price ?? 0,
    notifiedUntil: moment,
  } as const
  return db.transaction(async (trx) => {
    const mailbox = mailboxOf(email)
    const known = await trx.selectFrom('alerts').select(columns).where('mailbox', '=', mailbox).execute()
    const same = known.filter((each) => each.subject === subject)
    const found =
      same.find((each) => each.email === email) ?? same.find((each) => each.confirmedAt) ?? same[0]
    if (found?.confirmedAt) return found
    if (!found && known.length >= alertLimits.perEmail) return undefined
    const id = found?.id ?? crypto.randomUUID()
    const anew = { email, language, createdAt: moment, ...told }
    if (!found) await makeRoom(trx)
    const row: AlertRow = { ...{ id, mailbox, subject, confirmedAt: null, noticedAt: null }, ...anew }
    // Asked again before it was confirmed, it begins anew: with the state that the visitor sees now.
    await trx
      .insertInto('alerts')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(anew).where('alerts.confirmedAt', 'is', null),
      )
      .execute()
    return trx.selectFrom('alerts').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  })
}

async function makeRoom(trx: InnerTransaction): Promise<void> {
  const surplus = trx
    .selectFrom('alerts')
    .select('id')
    .where('confirmedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(alertLimits.unconfirmed - 1)
    .limit(alertLimits.unconfirmed)
  await trx.deleteFrom('alerts').where('id', 'in', surplus).execute()
}

/** All alerts of an e-mail, the oldest first. */
export async function listAlertsOf(db: Database, email: string): Promise<Alert[]> {
  return db.read
    .selectFrom('alerts')
    .select(columns)
    .where('email', '=', email.toLowerCase())
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Returns whether there is such an alert. What happens before this moment is not told. */
export async function confirmAlert(
  db: Database,
  { email, subject }: Pick<Alert, 'email' | 'subject'>,
  now: Date,
): Promise<boolean> {
  const confirmedAt = now.toISOString()
  return db.transaction(async (trx) => {
    await trx
      .updateTable('alerts')
      .set({ confirmedAt, notifiedUntil: confirmedAt })
      .where('email', '=', email)
      .where('subject', '=', subject)
      .where('confirmedAt', 'is', null)
      .execute()
    return (await listAlertsOf(db, email)).some((each) => each.subject === subject)
  })
}

/** Ends one alert of an e-mail, or all. With the last one goes all that is stored of the e-mail here. */
export async function endAlerts(
  db: Database,
  { email, subject }: { email: string; subject?: string | undefined },
): Promise<void> {
  await db.transaction(async (trx) => {
    const ofEmail = trx.deleteFrom('alerts').where('email', '=', email)
    await (subject === undefined ? ofEmail : ofEmail.where('subject', '=', subject)).execute()
    if ((await listAlertsOf(db, email)).length > 0) return
    await deleteAlertKeys(db, email)
    await deleteWaitingMails(db, { to: email, kinds: ['alert', 'alert-confirmation'] })
  })
}

export interface AlertCounts {
  confirmed: number
  unconfirmed: number
}

export async function countAlerts(db: Database): Promise<AlertCounts> {
  const { all, confirmed } = await db.read
    .selectFrom('alerts')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('confirmedAt').as('confirmed')])
    .executeTakeFirstOrThrow()
  return { confirmed: Number(confirmed), unconfirmed: Number(all) - Number(confirmed) }
}

/** How many confirmed alerts wait for each of these subjects, or for each that has any. */
export async function countAlertsBySubject(
  db: Database,
  subjects?: readonly string[],
): Promise<Map<string, number>> {
  if (subjects?.length === 0) return new Map()
  const counted = db.read
    .selectFrom('alerts')
    .select(({ fn }) => ['subject', fn.countAll<number>().as('count')])
    .where('confirmedAt', 'is not', null)
    .groupBy('subject')
  const rows = await (subjects ? counted.where('subject', 'in', subjects) : counted).execute()
  return new Map(rows.map(({ subject, count }) => [subject, Number(count)]))
}
