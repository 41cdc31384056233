import { type Alert, alertLimits } from '../../../domain/alert/alert.ts'
import type { ApartmentState } from '../../../domain/alert/alert-news.ts'
import type { Language } from '../../../domain/language.ts'
import type { Database } from '../database.ts'
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

/** Adds an unconfirmed alert, or returns the one that this e-mail has; undefined when it has too many. */
export async function addAlert(db: Database, wish: Wish, now: Date): Promise<Alert | undefined> {
  const { email, language, subject, shown } = wish
  const moment = now.toISOString()
  const told = {
    notifiedStatus: shown?.status ?? '',
    notifiedPrice: shown?.price ?? 0,
    notifiedUntil: moment,
  } as const
  return db.transaction(async (trx) => {
    const known = await listAlertsOf(db, email)
    const found = known.find((each) => each.subject === subject)
    if (!found && known.length >= alertLimits.perEmail) return undefined
    const row: AlertRow = {
      id: crypto.randomUUID(),
      ...{ email, language, subject, createdAt: moment, confirmedAt: null },
      ...told,
      noticedAt: null,
    }
    // Asked again before it was confirmed, it begins anew: with the state that the visitor sees now.
    await trx
      .insertInto('alerts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'subject'])
          .doUpdateSet({ language, createdAt: moment, ...told })
          .where('alerts.confirmedAt', 'is', null),
      )
      .execute()
    return trx
      .selectFrom('alerts')
      .select(columns)
      .where('email', '=', email)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
  })
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
