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
  noteMailError,
  type QueuedMail,
  removeMail,
} from '../data/mails.ts'
import { withLease } from '../jobs/with-lease.ts'
import type { Deliver, MailCounts, Message, SecretMailer } from './mailer.ts'

/** Mails of one kind may have to be asked for once more, and their outcome be noted elsewhere. */
export interface MailHooks {
  /** Whether what it tells of is still so. */
  isWanted(db: Database, mail: QueuedMail): Promise<boolean>
  /** In the transaction that takes it out of the queue. */
  sent(db: Database, mail: QueuedMail): Promise<void>
}

interface Deps {
  db: Database
  deliver: Deliver
  hooks?: Partial<Record<MailKind, MailHooks>>
  now?: () => number
  /** Whether what is queued is sent from here. */
  isWorkedOff?: boolean
}

export interface MailQueue extends SecretMailer {
  /** Looks at once: something was queued. */
  kick(): void
  /** For whoever waits for the outcome: tried once, and counted. */
  deliver: Deliver
  counts: Readonly<MailCounts>
  /** Ends after what is on its way. */
  stop(): Promise<void>
}

type FailedMail = Parameters<typeof addFailedMail>[1]

const lookEvery = 5_000
/** What is still on its way after that is tried again by whoever comes next. */
const maxWait = 5_000
const atOnce = 5
/** A link is good for an hour, and whoever waits for it asks again before. */
const secretDelays = [10_000, 60_000, 300_000, 600_000]
const maxSecrets = 100

/** Works the queue off: on whichever server gets to it first, and on that one alone. */
export function startMailQueue(deps: Deps): MailQueue {
  const { db, deliver, hooks = {}, now = Date.now, isWorkedOff = true } = deps
  const counts: MailCounts = { sent: 0, retried: 0, failed: 0 }
  const secrets = new Map<NodeJS.Timeout, FailedMail>()
  let isStopped = !isWorkedOff
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
  const looking = setInterval(kick, lookEvery)
  looking.unref()
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
      const due = await listDueMails(db, now(), atOnce)
      if (due.length === 0) return
      await assertLeaseHeld()
      const outcomes = await Promise.allSettled(due.map(sendOne))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
  }

  async function sendOne(mail: QueuedMail): Promise<void> {
    const hook = hooks[mail.kind]
    if (hook && !(await hook.isWanted(db, mail))) return removeMail(db, mail)
    if (isTooOld(mail, now())) fail(mail.kind, 'not sent within a day')
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
      // That a visitor has mistyped his address is no trouble of the sales team's.
      if (mail.kind === 'thanks' && delivery.isFinal) await removeMail(db, mail)
      else await giveUpMail(db, mail, delivery.error, now())
    } else {
      retry(mail.kind, delivery.error)
      await noteMailError(db, mail, delivery.error)
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

  /** A link is written down nowhere, so no other server can send it: the sales team is told to send a new one. */
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
      clearInterval(looking)
      const waiting = [...secrets]
      secrets.clear()
      const ending = Promise.all([working, ...waiting.map(giveUpSecret)])
      await Promise.race([ending, sleep(maxWait, undefined, { ref: false })])
    },
  }
}
