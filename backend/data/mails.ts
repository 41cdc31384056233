import type { Language } from '../../domain/language.ts'
import { isNamedIn, type Person } from '../../domain/personal-data/person.ts'
import type { Database } from './database.ts'
import type { MailRow } from './schema.ts'

/**
 * A PDF that the server draws when the mail is sent. The queue holds what it is of, and not its bytes: a thousand waiting
 * mails stay small, and what is sent is what the site says then.
 */
export type MailAttachment =
  | {
      kind: 'card'
      apartmentId: string
      language: Language
      /** The URLs that the card leads to. */
      pages: { apartment: string; apartments: string }
    }
  | { kind: 'price-list'; language: Language; url: string }

export interface Message {
  to: string
  subject: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  /** Somebody has written it: other mails say that nobody has, so that no absence notice answers them. */
  isPersonal?: true
  attachments?: MailAttachment[]
  /** An appointment, as mail programs and calendars read it (RFC 5545). */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string }
}

/**
 * What a mail is for. An `invitation` and a `password` mail have a link to set a password, which is a secret:
 * such mails are never stored, only a failure to send one is.
 */
export type MailKind = MailRow['kind']

export interface QueuedMail {
  id: string
  kind: MailKind
  /** Of mails with the same key only one is queued; null for a mail that may be queued any number of times. */
  key: string | null
  message: Message
  createdAt: number
  attempts: number
}

const minute = 60_000
const day = 24 * 60 * minute
/** Delays between the attempts, in milliseconds. The last one is repeated until the mail is a day old. */
const delays = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute)
/** How long the admin shows mails that were given up. */
const shownFor = 7 * day
/**
 * The queue refuses more mails than this. Only a flood of enquiries while the mail server is unavailable fills
 * it, and the enquiries themselves are stored anyway.
 */
const maxWaiting = 1000
const maxErrorLength = 300

interface MailOptions {
  kind: MailKind
  key?: string
  now?: number
}

/**
 * Joins the caller's transaction, so that the mail is queued if and only if that is committed. Returns false when a
 * mail with this key exists, when too many are waiting, or when nobody is to get it: a company that nobody has set
 * up has no e-mail.
 */
export async function addMail(db: Database, message: Message, options: MailOptions): Promise<boolean> {
  const { kind, key = null, now = Date.now() } = options
  if (message.to === '') return false
  return db.transaction(async (trx) => {
    if ((await countWaitingMails(db)) >= maxWaiting) {
      console.error(`A mail (${kind}) is not queued: ${maxWaiting} are waiting already`)
      return false
    }
    const row = { ...newRow(kind, message.to, now), key, message: JSON.stringify(message) }
    const added = await trx
      .insertInto('mails')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  })
}

/** Undoes the transaction in which a mail was not queued: what nobody was told of does not count as told. */
export class MailNotQueued extends Error {}

/** As `addMail`, but throws MailNotQueued instead of returning false. */
export async function requireMail(db: Database, message: Message, options: MailOptions): Promise<void> {
  if (!(await addMail(db, message, options))) throw new MailNotQueued()
}

export async function countWaitingMails(db: Database): Promise<number> {
  const { count } = await db.read
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('failedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Records that a mail could not be sent. For mails with a link to set a password, whose text is never stored.
 */
export async function addFailedMail(
  db: Database,
  { kind, to, error }: { kind: MailKind; to: string; error: string },
  now = Date.now(),
): Promise<void> {
  const row = { ...newRow(kind, to, now), attempts: 1, error: error.slice(0, maxErrorLength), failedAt: now }
  await db.transaction((trx) => trx.insertInto('mails').values(row).execute())
}

function newRow(kind: MailKind, to: string, now: number): MailRow {
  return {
    id: crypto.randomUUID(),
    kind,
    key: null,
    recipient: to.toLowerCase(),
    message: '',
    createdAt: now,
    dueAt: now,
    attempts: 0,
    error: '',
    failedAt: null,
  }
}

export async function listDueMails(db: Database, now: number, most: number): Promise<QueuedMail[]> {
  const rows = await db.read
    .selectFrom('mails')
    .select(['id', 'kind', 'key', 'message', 'createdAt', 'attempts'])
    .where('failedAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, message: JSON.parse(row.message) }))
}

/**
 * Counts the attempt before it is made: if the process is killed in the middle of it, or the database is unavailable
 * when it ends, the next attempt comes after a delay and not at once. Returns false when another server has begun the
 * same attempt, or when the mail is more than a day old: then it is given up.
 */
export async function beginAttempt(db: Database, mail: QueuedMail, now: number): Promise<boolean> {
  if (isTooOld(mail, now)) {
    await giveUpMail(db, mail, undefined, now)
    return false
  }
  const dueAt = nextAttempt(mail, now)
  const begun = await db.transaction((trx) =>
    trx
      .updateTable('mails')
      .set({ attempts: mail.attempts + 1, dueAt })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts)
      .where('failedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  return begun !== undefined
}

export function isTooOld({ createdAt }: QueuedMail, now: number): boolean {
  return now > createdAt + day
}

/** Whether the next attempt would come too late, when the mail is more than a day old. */
export function isLastAttempt(mail: QueuedMail, now: number): boolean {
  return nextAttempt(mail, now) > mail.createdAt + day
}

function nextAttempt({ attempts }: QueuedMail, now: number): number {
  return now + (delays[attempts] ?? delays.at(-1) ?? 0)
}

export async function recordMailError(db: Database, { id }: QueuedMail, error: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('mails')
      .set({ error: error.slice(0, maxErrorLength) })
      .where('id', '=', id)
      .execute(),
  )
}

/** Erases the text, which is personal data, and keeps the failure for the admin. */
export async function giveUpMail(
  db: Database,
  { id }: QueuedMail,
  error: string | undefined,
  now: number,
): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('mails')
      .set({
        message: '',
        failedAt: now,
        ...(error !== undefined && { error: error.slice(0, maxErrorLength) }),
      })
      .where('id', '=', id)
      .execute(),
  )
}

export async function removeMail(db: Database, { id }: QueuedMail): Promise<void> {
  await db.transaction((trx) => trx.deleteFrom('mails').where('id', '=', id).execute())
}

export interface MailState {
  /** Includes mails that nobody has tried to send yet. */
  waiting: number
  /** How many of the waiting mails have failed at least once. */
  retried: number
  failed: number
  /** The newest error; empty when there was none. */
  error: string
}

export async function readMailState(db: Database): Promise<MailState> {
  const rows = await db.read
    .selectFrom('mails')
    .select(['error', 'failedAt', 'dueAt'])
    .orderBy('dueAt', 'desc')
    .limit(2 * maxWaiting)
    .execute()
  const waiting = rows.filter(({ failedAt }) => failedAt === null)
  const newest = rows.filter(({ error }) => error !== '').toSorted((a, b) => seenAt(b) - seenAt(a))
  return {
    waiting: waiting.length,
    retried: waiting.filter(({ error }) => error !== '').length,
    failed: rows.length - waiting.length,
    error: newest[0]?.error ?? '',
  }
}

function seenAt({ failedAt, dueAt }: Pick<MailRow, 'failedAt' | 'dueAt'>): number {
  return failedAt ?? dueAt
}

/**
 * Deletes mails that were given up long ago. Also gives up mails that are more than a day old, because no queue
 * does that where no mail server is configured any more.
 */
export async function deleteOldMails(db: Database, now = Date.now()): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .updateTable('mails')
      .set({ message: '', failedAt: now })
      .where('failedAt', 'is', null)
      .where('createdAt', '<', now - day)
      .execute()
    await trx
      .deleteFrom('mails')
      .where('failedAt', '<', now - shownFor)
      .execute()
  })
}

/** Deletes mails of these kinds that wait to be sent to somebody who no longer wants them. */
export async function deleteWaitingMails(
  db: Database,
  { to, kinds }: { to: string; kinds: MailKind[] },
): Promise<void> {
  await db.transaction((trx) =>
    trx
      .deleteFrom('mails')
      .where('recipient', '=', to.toLowerCase())
      .where('kind', 'in', kinds)
      .where('failedAt', 'is', null)
      .execute(),
  )
}

/** Deletes the mails to the person and those that name him, also those that were not sent yet. */
export async function deleteMailsOf(db: Database, person: Person): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = await trx.selectFrom('mails').select(['id', 'recipient', 'message', 'error']).execute()
    for (const { id, recipient, message, error } of rows)
      if (isNamedIn(person, `${recipient}\n${textOf(message)}\n${error}`))
        await trx.deleteFrom('mails').where('id', '=', id).execute()
  })
}

function textOf(message: string): string {
  if (message === '') return ''
  const { subject, text, replyTo = '', icalEvent }: Message = JSON.parse(message)
  return [subject, text, replyTo, unfolded(icalEvent?.content ?? '')].join('\n')
}

function unfolded(calendar: string): string {
  return calendar.replaceAll('\r\n ', '')
}
