import type { Logger } from 'pino'
import { jobActor } from '../../domain/record/actor.ts'
import { deleteOldMails } from '../data/mails.ts'
import { eraseExpired } from '../data/personal-data/erase-expired.ts'
import type { KnownImages } from '../images/known-images.ts'
import type { StoredFiles } from '../removal/discard-files.ts'
import { expireAndRemind } from './expire-and-remind.ts'
import { hourly } from './hourly.ts'
import { type SweepOptions, sweep } from './sweep.ts'
import { withLease } from './with-lease.ts'

export interface Jobs {
  /** Moves unreferenced files to the trash. Returns an explanation when it refuses to. */
  sweep(options: SweepOptions): Promise<string | undefined>
  /** Expires reservations, and queues mails about those that end soon. */
  expireAndRemind(now: Date): Promise<void>
  /** Runs all jobs now and every hour, each under a lease, until stopped. */
  startJobs(log: Pick<Logger, 'info' | 'error'>): { stop(): Promise<void> }
}

interface Deps extends StoredFiles {
  knownImages: KnownImages
  arrivingFolder: string
  /** Undefined without a mail server. */
  mailQueue: { kick(): void } | undefined
  /** The list of reservations, for a link in the mails. */
  reservationsUrl: string | undefined
}

export function createJobs({ mailQueue, reservationsUrl, ...stored }: Deps): Jobs {
  const { db } = stored
  const jobs: Jobs = {
    sweep: (options) => sweep({ ...stored, db: db.as(jobActor('sweep')) }, options),

    async expireAndRemind(now) {
      const deps = { db: db.as(jobActor('reservations')), canMail: mailQueue !== undefined, reservationsUrl }
      await expireAndRemind(deps, now)
      mailQueue?.kick()
    },

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
              const erased = await eraseExpired(db.as(jobActor('retention')), new Date())
              if (erased.enquiries + erased.reservations > 0) log.info(erased, 'old personal data deleted')
            }),
          (error) => log.error({ err: error }, 'deleting old personal data failed'),
        ),
        hourly(
          () => withLease(db, 'reservations', () => jobs.expireAndRemind(new Date())),
          (error) => log.error({ err: error }, 'expiring reservations failed'),
        ),
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
