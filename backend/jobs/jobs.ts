import type { Logger } from 'pino'
import type { Language } from '../../domain/language.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { queueAgentMails } from '../agent-mails/queue-agent-mails.ts'
import { remindOfCalls } from '../agent-mails/remind-of-calls.ts'
import type { AlertLinks } from '../alerts/alert-links.ts'
import { listEntries } from '../alerts/list-entries.ts'
import { queueAlertMails } from '../alerts/queue-alert-mails.ts'
import { sweepAlerts } from '../data/alerts/sweep-alerts.ts'
import { deleteOldMails } from '../data/mails.ts'
import { eraseExpired } from '../data/personal-data/erase-expired.ts'
import type { KnownImages } from '../images/known-images.ts'
import { judgeStoredTemplates } from '../papers/judge-stored.ts'
import type { Papers } from '../papers/papers.ts'
import { deleteErasedPapers } from '../removal/delete-erased-papers.ts'
import type { StoredFiles } from '../removal/discard-files.ts'
import { queueViewingMails } from '../viewings/queue-viewing-mails.ts'
import { expireAndRemind } from './expire-and-remind.ts'
import { everyMinute, hourly } from './hourly.ts'
import { remindOfInstalments } from './remind-of-instalments.ts'
import { type SweepOptions, sweep } from './sweep.ts'
import { withLease } from './with-lease.ts'

export interface Jobs {
  /** Moves unreferenced files to the trash. Returns an explanation when it refuses to. */
  sweep(options: SweepOptions): Promise<string | undefined>
  /** Expires reservations, and queues mails about those that end soon. */
  expireAndRemind(now: Date): Promise<void>
  /** Queues mails to buyers about instalments that are due soon, or overdue. */
  remindOfInstalments(now: Date): Promise<void>
  /** Queues mails to visitors who want to be told of changes. */
  queueAlertMails(now: Date): Promise<void>
  /** Queues mails to the clients of viewings. */
  queueViewingMails(now: Date): Promise<void>
  /** Queues mails to agents about what others have done to their work, and about their calls. */
  queueAgentMails(now: Date): Promise<void>
  /** Judges templates that were uploaded before they were judged as they come. */
  judgeTemplates(): Promise<void>
  /** Runs all jobs now and every hour, or every minute, each under a lease, until stopped. */
  startJobs(log: Pick<Logger, 'info' | 'error'>): { stop(): Promise<void> }
}

interface Deps extends StoredFiles {
  knownImages: KnownImages
  arrivingFolder: string
  papers: Papers
  /** Undefined without a mail server. */
  mailQueue: { kick(): void } | undefined
  /** The lists of enquiries and reservations, for links in the mails. */
  enquiriesUrl: string | undefined
  reservationsUrl: string | undefined
  /** Undefined where visitors are offered no alerts. */
  alertLinks: AlertLinks | undefined
}

export function createJobs(deps: Deps): Jobs {
  const { mailQueue, enquiriesUrl, reservationsUrl, alertLinks, papers, ...stored } = deps
  const { db } = stored
  const jobs: Jobs = {
    sweep: (options) => sweep({ ...stored, db: db.as(jobActor('sweep')) }, options),

    async expireAndRemind(now) {
      const deps = { db: db.as(jobActor('reservations')), canMail: mailQueue !== undefined, reservationsUrl }
      await expireAndRemind(deps, now)
      mailQueue?.kick()
    },

    async remindOfInstalments(now) {
      if (mailQueue && (await remindOfInstalments(db.as(jobActor('payments')), now)) > 0) mailQueue.kick()
    },

    async queueAlertMails(now) {
      if (!alertLinks) return
      const deps = {
        db: db.as(jobActor('alerts')),
        links: alertLinks,
        listEntries: (language: Language) => listEntries(db, language),
      }
      if ((await queueAlertMails(deps, now)) > 0) mailQueue?.kick()
    },

    async queueViewingMails(now) {
      if (!mailQueue) return
      if ((await queueViewingMails(db.as(jobActor('viewings')), now)) > 0) mailQueue.kick()
    },

    async queueAgentMails(now) {
      if (!mailQueue) return
      const links = { db: db.as(jobActor('agent mails')), enquiriesUrl, reservationsUrl }
      const queued = (await queueAgentMails(links, now)) + (await remindOfCalls(links, now))
      if (queued > 0) mailQueue.kick()
    },

    judgeTemplates: () => judgeStoredTemplates(db.as(jobActor('templates')), papers),

    startJobs(log) {
      const running = [
        hourly(
          () =>
            withLease(db, 'sweep', async () => {
              const refusal = await jobs.sweep({ now: new Date(), report: (message) => log.info(message) })
              if (refusal) log.error(refusal)
            }),
          (error) => log.error({ err: error }, 'sweep failed'),
        ),
        hourly(
          () =>
            withLease(db, 'retention', async () => {
              await deleteOldMails(db)
              await db.engine.optimize?.()
              const ended = await sweepAlerts(db.as(jobActor('retention')), new Date())
              if (ended > 0) log.info({ alerts: ended }, 'old alerts deleted')
              const erased = await eraseExpired(db.as(jobActor('retention')), new Date())
              if (erased.enquiries + erased.reservations > 0) log.info(erased, 'old personal data deleted')
              await deleteErasedPapers(stored)
            }),
          (error) => log.error({ err: error }, 'deleting old personal data failed'),
        ),
        hourly(
          () => withLease(db, 'reservations', () => jobs.expireAndRemind(new Date())),
          (error) => log.error({ err: error }, 'expiring reservations failed'),
        ),
        ...(mailQueue
          ? [
              everyMinute(
                () => withLease(db, 'viewings', () => jobs.queueViewingMails(new Date())),
                (error) => log.error({ err: error }, 'telling clients of viewings failed'),
              ),
              everyMinute(
                () => withLease(db, 'agent mails', () => jobs.queueAgentMails(new Date())),
                (error) => log.error({ err: error }, 'telling agents failed'),
              ),
            ]
          : []),
        hourly(
          () => withLease(db, 'templates', jobs.judgeTemplates),
          (error) => log.error({ err: error }, 'judging templates failed'),
        ),
        hourly(
          () => withLease(db, 'payments', () => jobs.remindOfInstalments(new Date())),
          (error) => log.error({ err: error }, 'reminding of instalments failed'),
        ),
        ...(alertLinks
          ? [
              everyMinute(
                () => withLease(db, 'alerts', () => jobs.queueAlertMails(new Date())),
                (error) => log.error({ err: error }, 'telling subscribers failed'),
              ),
            ]
          : []),
      ]
      return {
        async stop() {
          await Promise.all(running.map((job) => job.stop()))
        },
      }
    },
  }
  return jobs
}
