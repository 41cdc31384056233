import { isNamedIn, type Person } from '../../domain/personal-data/person.ts'
import type { Database } from './database.ts'
import type { MailRow } from './schema.ts'

export interface Message {
  to: string
  subject: string
  text: string
  replyTo?: string
}

/** What a mail is for. Links to set a password are secrets: they are never stored, only that one was not sent. */
export type MailKind = MailRow['kind']

export interface QueuedMail {
  id: string
  kind: MailKind
  /** What it is known by, so that nothing is said twice; null when nobody would ask for it again. */
  key: string | null
  message: Message
  createdAt: number
  attempts: number
}

const minute = 60_000
const day = 24 * 60 * minute
/** Between the attempts; the last one is repeated until a day is over. */
const delays = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute)
/** Those that were given up are shown to the administrator for so long. */
const shownFor = 7 * day
/** Beyond that, a mail server has been away through a flood: the enquiries themselves are stored. */
const maxWaiting = 1000
const maxErrorLength = 300

interface Wish {
  kind: MailKind
  key?: string
  now?: number
}

/**
 * Joins the transaction of what it tells of: there is a mail if and only if that was committed. False when it is known
 * already, or when too many are waiting.
 */
export async function addMail(db: Database, message: Message, wish: Wish): Promise<boolean> {
  const { kind, key = null, now = Date.now() } = wish
  return db.transaction(async (trx) => {
    const { count } = await trx
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('failedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= maxWaiting) {
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

/** Notes a mail that was not to be stored, and could not be sent. */
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
 * Counts an attempt before it is made: a process that is killed in the middle of it, or a database that goes away
 * before its outcome is noted, leads to another one after a while, and not to a stream of them. False when another
 * server has begun the same one, or when a day is over: then it is given up.
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

/** The last attempt is the one after which another would come too late. */
export function isLastAttempt(mail: QueuedMail, now: number): boolean {
  return nextAttempt(mail, now) > mail.createdAt + day
}

function nextAttempt({ attempts }: QueuedMail, now: number): number {
  return now + (delays[attempts] ?? delays.at(-1) ?? 0)
}

export async function noteMailError(db: Database, { id }: QueuedMail, error: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('mails')
      .set({ error: error.slice(0, maxErrorLength) })
      .where('id', '=', id)
      .execute(),
  )
}

/** What it said is not kept: that it was not sent is. */
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
  /** On their way, those that nobody has tried yet among them. */
  waiting: number
  /** Of these, those that failed at least once. */
  retried: number
  /** Given up within the last days. */
  failed: number
  /** Of the newest failure; empty when there was none. */
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

/** Also where mail goes out no longer, and nobody looks at what was waiting. */
export async function tidyMails(db: Database, now = Date.now()): Promise<void> {
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

/** To him, or naming him: nothing of it goes out any more. */
export async function forgetMailsOf(db: Database, person: Person): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = await trx.selectFrom('mails').select(['id', 'recipient', 'message', 'error']).execute()
    for (const { id, recipient, message, error } of rows)
      if (isNamedIn(person, `${recipient}\n${textOf(message)}\n${error}`))
        await trx.deleteFrom('mails').where('id', '=', id).execute()
  })
}

function textOf(message: string): string {
  if (message === '') return ''
  const { subject, text, replyTo = '' }: Message = JSON.parse(message)
  return [subject, text, replyTo].join('\n')
}
