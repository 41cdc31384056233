import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../data/database.ts'
import {
  addFailedMail,
  beginAttempt,
  giveUpMail,
  isLastAttempt,
  isTooOld,
  listDueMails,
  type MailKind,
  type Message,
  type QueuedMail,
  recordMailError,
  removeMail,
} from '../data/mails.ts'
import { withLease } from '../jobs/with-lease.ts'
import type { Deliver, MailCounts, SecretMailer } from './mailer.ts'

/** What else happens when mails of one kind are sent. */
export interface MailHooks {
  /** Asked before the mail is sent. A mail whose content is outdated is dropped. */
  isWanted(db: Database, mail: QueuedMail): Promise<boolean>
  /** Runs in the transaction that removes the mail from the queue. */
  sent(db: Database, mail: QueuedMail): Promise<void>
  /** Runs in the transaction that gives the mail up. */
  failed?(db: Database, mail: QueuedMail, error: string): Promise<void>
}

interface Deps {
  db: Database
  deliver: Deliver
  hooks?: Partial<Record<MailKind, MailHooks>>
  now?: () => number
  /** Whether this process sends queued mails. */
  isProcessed?: boolean
}

export interface MailQueue extends SecretMailer {
  /** Sends queued mails at once instead of waiting for the timer. */
  kick(): void
  /** Makes one attempt without the queue, and counts it. */
  deliver: Deliver
  counts: Readonly<MailCounts>
  /** Waits a moment for mails in flight. */
  stop(): Promise<void>
}

type FailedMail = Parameters<typeof addFailedMail>[1]

const pollEvery = 5_000
/** How long `stop` waits. Mails that are still in flight then are sent again by the next process. */
const maxWait = 5_000
const maxAtOnce = 5
/** Pauses between attempts to send a secret link. Later ones would be useless: a link is valid for an hour. */
const secretDelays = [10_000, 60_000, 300_000, 600_000]
const maxSecrets = 100
const kindsToVisitors: ReadonlySet<MailKind> = new Set([
  'thanks',
  'alert-confirmation',
  'alert',
  'viewing',
  'viewing-reminder',
  'instalment',
])

/** Sends the queued mails. Of several servers, the one that takes the lease does it. */
export function startMailQueue(deps: Deps): MailQueue {
  const { db, deliver, hooks = {}, now = Date.now, isProcessed = true } = deps
  const counts: MailCounts = { sent: 0, retried: 0, failed: 0 }
  const secrets = new Map<NodeJS.Timeout, FailedMail>()
  let isStopped = !isProcessed
  let isKicked = false
  let working: Promise<void> | undefined

  const kick = () => {
    if (isStopped) return
    isKicked = true
    working ??= work().finally(() => {
      working = undefined
      if (isKicked) kick()
    })
  }
  const polling = setInterval(kick, pollEvery)
  polling.unref()
  kick()

  async function work(): Promise<void> {
    isKicked = false
    try {
      if ((await listDueMails(db, now(), 1)).length > 0) await withLease(db, 'mail', sendAll)
    } catch (error) {
      console.error('The queue of mails cannot be worked off', error)
    }
  }

  async function sendAll(assertLeaseHeld: () => Promise<void>): Promise<void> {
    while (!isStopped) {
      const due = await listDueMails(db, now(), maxAtOnce)
      if (due.length === 0) return
      await assertLeaseHeld()
      const outcomes = await Promise.allSettled(due.map(sendOne))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
  }

  async function sendOne(mail: QueuedMail): Promise<void> {
    const hook = hooks[mail.kind]
    if (hook && !(await hook.isWanted(db, mail))) return removeMail(db, mail)
    if (isTooOld(mail, now())) {
      fail(mail.kind, 'not sent within a day')
      await hook?.failed?.(db, mail, '')
    }
    if (!(await beginAttempt(db, mail, now()))) return
    const delivery = await deliver(mail.message, mail.id)
    if (delivery.isSent) {
      counts.sent++
      await db.transaction(async () => {
        await removeMail(db, mail)
        await hook?.sent(db, mail)
      })
    } else if (delivery.isFinal || isLastAttempt(mail, now())) {
      fail(mail.kind, delivery.error)
      // The visitor has mistyped the address, which the sales team cannot fix, so it is not listed as a failed
      // mail.
      if (kindsToVisitors.has(mail.kind) && delivery.isFinal) await removeMail(db, mail)
      else
        await db.transaction(async () => {
          await giveUpMail(db, mail, delivery.error, now())
          await hook?.failed?.(db, mail, delivery.error)
        })
    } else {
      retry(mail.kind, delivery.error)
      await recordMailError(db, mail, delivery.error)
    }
  }

  async function sendSecret(message: Message, kind: MailKind, attempt: number): Promise<void> {
    const delivery = await deliver(message)
    if (delivery.isSent) {
      counts.sent++
      return
    }
    const delay = secretDelays[attempt]
    if (delivery.isFinal || delay === undefined || isStopped || secrets.size >= maxSecrets) {
      fail(kind, delivery.error)
      return addFailedMail(db, { kind, to: message.to, error: delivery.error }, now())
    }
    retry(kind, delivery.error)
    const timer = setTimeout(() => {
      secrets.delete(timer)
      begin(message, kind, attempt + 1)
    }, delay)
    secrets.set(timer.unref(), { kind, to: message.to, error: delivery.error })
  }

  /**
   * Records a mail with a secret link as failed when the server stops. The link is not stored, so no other
   * server can send it; the admin area shows that a new one is needed.
   */
  async function giveUpSecret([timer, mail]: [NodeJS.Timeout, FailedMail]): Promise<void> {
    clearTimeout(timer)
    fail(mail.kind, `the server stops: ${mail.error}`)
    await addFailedMail(db, mail, now()).catch((error) => console.error('Error noting a mail', error))
  }

  function begin(message: Message, kind: MailKind, attempt: number): void {
    sendSecret(message, kind, attempt).catch((error) => console.error('Error noting a mail', error))
  }

  function retry(kind: MailKind, error: string): void {
    counts.retried++
    console.warn(`Error sending mail (${kind}), tried again later: ${error}`)
  }

  function fail(kind: MailKind, error: string): void {
    counts.failed++
    console.error(`Error sending mail (${kind}), given up: ${error}`)
  }

  return {
    kick,
    counts,
    async deliver(message) {
      const delivery = await deliver(message)
      counts[delivery.isSent ? 'sent' : 'failed']++
      return delivery
    },
    send: (message, kind) => begin(message, kind, 0),
    async stop() {
      isStopped = true
      clearInterval(polling)
      const waiting = [...secrets]
      secrets.clear()
      const ending = Promise.all([working, ...waiting.map(giveUpSecret)])
      await Promise.race([ending, sleep(maxWait, undefined, { ref: false })])
    },
  }
}
