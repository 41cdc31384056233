import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Actor, jobActor, visitorActor } from '../domain/record/actor.ts'
import { assertUndamaged } from './assert-undamaged.ts'
import { type Auth, createAuth } from './auth/auth.ts'
import { openPeopleService, type PeopleService } from './auth/people-service.ts'
import type { Config } from './config.ts'
import { createDatabase, type Database, listVersions } from './data/database.ts'
import { openSqlite } from './data/engine/sqlite.ts'
import type { Engine } from './data/engine.ts'
import { type MailState, readMailState } from './data/mails.ts'
import { migrate, NewerData } from './data/migrate.ts'
import { openDataFolder } from './data-folder.ts'
import { type EnquiryService, openEnquiryService } from './enquiries/enquiry-service.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/open-files.ts'
import { visitorTimeout } from './files/timeout-budget.ts'
import { createHealth, type Health } from './health.ts'
import { createDerivedImages, type DerivedImages } from './images/derived-images.ts'
import { createFolderBudget } from './images/folder-budget.ts'
import { openGeneratedImages } from './images/generated-images.ts'
import { createKnownImages, type KnownImages } from './images/known-images.ts'
import { createPreviews, type Previews } from './images/previews.ts'
import { createSharedImages } from './images/shared-images.ts'
import { expireAndRemind, reminderHooks } from './jobs/expire-and-remind.ts'
import { type SweepOptions, sweep } from './jobs/sweep.ts'
import { createLive, type Live } from './live/live.ts'
import { createNewestVersions, type NewestVersions } from './live/newest-versions.ts'
import type { Deliver, MailCounts } from './mail/mailer.ts'
import { type Cards, createCards, maxCardBytes } from './pdf/card/cards.ts'
import { cardFolder } from './pdf/card/is-fresh-card.ts'
import { createDrawing } from './pdf/drawing.ts'
import { createPriceLists, type PriceLists } from './pdf/price-list/price-lists.ts'
import { readLogo } from './pdf/read-logo.ts'
import { createSpreadsheets, type Spreadsheets } from './spreadsheets/spreadsheets.ts'
import { DatabaseFault, isDatabaseFault, openWithRetries } from './start-up.ts'
import { createUploads, type Uploads } from './uploads/uploads.ts'

/** The backend service: opened once by whoever runs the process, then passed on, never global. */
export interface Backend {
  db: Database
  files: FileStore
  images: DerivedImages
  knownImages: KnownImages
  previews: Previews
  cards: Cards
  priceLists: PriceLists
  uploads: Uploads
  spreadsheets: Spreadsheets
  auth: Auth
  people: PeopleService
  live: Live
  versions: NewestVersions
  enquiries: EnquiryService
  /** Missing without a mail server. */
  mail: Mail | undefined
  /** The same backend, where all that changes records does so in this one's name. */
  as(actor: Actor): Backend
  health: Health
  inFlight(): InFlightCounts
  /** Removes what crashes left behind. Returns why it refused to, if it did. */
  sweep(options: SweepOptions): Promise<string | undefined>
  /** Ends reservations whose time is over, and reminds of those that end soon. */
  expireAndRemind(now: Date): Promise<void>
  close(): Promise<void>
}

/** How it goes with mail. */
export interface Mail {
  counts: Readonly<MailCounts>
  readState(): Promise<MailState>
}

/** How much of what takes long is in flight at this moment. */
export interface InFlightCounts {
  liveConnections: number
  uploads: number
  mails: number
}

interface Options {
  /** A server wants the data folder for itself; a command may work beside it. */
  exclusive: boolean
  /** In whose name records change that nobody else answers for. */
  actor?: Actor
  /** The page that mails lead the administrator to. */
  enquiriesPath?: string
  /** The page that mailed links lead to, where somebody sets a password. */
  passwordPath?: string
  /** The page that reminders lead to. */
  reservationsPath?: string
}

export async function openBackend(
  config: Config,
  {
    exclusive,
    actor = jobActor('server'),
    enquiriesPath = '',
    passwordPath = '',
    reservationsPath = '',
  }: Options,
): Promise<Backend> {
  const folder = openDataFolder(config.dataDir)
  const claim = exclusive ? folder.claim() : undefined
  try {
    // Before the database, whose tables a new release changes: with wrong settings, the old one can go on.
    const files = await openFiles(config.engines, folder.files)
    const engine = await openEngine(config, folder.database, exclusive)
    if (exclusive) engine.claimLog?.()
    const live = createLive()
    const db = createDatabase(engine, live.publish, actor)
    const stopListening = exclusive ? engine.channel?.listen(() => hearOthers(db, live)) : undefined
    const smtp = config.mail && (await openMailer(config.mail))
    const queue = smtp && (await openMailQueue({ db, deliver: smtp.deliver, isWorkedOff: exclusive }))
    const shared = config.engines.kind === 'hosted' ? createSharedImages(files) : undefined
    const generatedImages = openGeneratedImages(folder.derived, complain, { shared })
    const images = createDerivedImages(files, generatedImages)
    const knownImages = createKnownImages({ db, files }, { isFar: config.engines.kind === 'hosted' })
    const { arriving: arrivingFolder } = folder
    const secret = config.engines.kind === 'hosted' ? config.engines.authSecret : folder.authSecret
    const uploads = createUploads({ db, files, images }, arrivingFolder)
    const sweeping = db.as(jobActor('sweep'))
    const inNameOf = (who: Actor) => ({ db: db.as(who), uploads: uploads.as(who) })
    const auth = createAuth(db, secret)
    const linkUrl = config.publicUrl && config.publicUrl + passwordPath
    const canMail = config.mail !== undefined && linkUrl !== undefined
    const enquiriesUrl = config.publicUrl && config.publicUrl + enquiriesPath
    const drawing = createDrawing()
    const reminderDeps = {
      db: db.as(jobActor('reservations')),
      canMail: config.mail !== undefined,
      reservationsUrl: config.publicUrl && config.publicUrl + reservationsPath,
    }
    const backend: Backend = {
      ...inNameOf(actor),
      as: (other) => ({ ...backend, ...inNameOf(other) }),
      files,
      images,
      knownImages,
      previews: createPreviews(generatedImages),
      spreadsheets: createSpreadsheets(),
      // In a turn of their own: a card waits for images, which would wait for their turn behind it.
      cards: createCards({
        db,
        files,
        images,
        made: openGeneratedImages(folder.derived, complain, {
          shared,
          budget: createFolderBudget(join(folder.derived, cardFolder), maxCardBytes),
        }),
        draw: drawing.draw,
      }),
      priceLists: createPriceLists(async (list) => {
        const logo = await readLogo(files, list.logo, visitorTimeout())
        return drawing.draw({ kind: 'price-list', list, logo })
      }),
      sweep: (options) => sweep({ db: sweeping, files, images, knownImages, arrivingFolder }, options),
      async expireAndRemind(now) {
        await expireAndRemind(reminderDeps, now)
        queue?.kick()
      },
      auth,
      people: openPeopleService({
        db: db.as(visitorActor),
        mail: queue,
        hashPassword: auth.hashPassword,
        makeKnown: auth.makeKnown,
        linkUrl,
        canMail,
      }),
      live,
      versions: createNewestVersions(db, live, { report: complain }),
      enquiries: openEnquiryService({
        db: db.as(visitorActor),
        deliver: queue?.deliver,
        queued: () => queue?.kick(),
        enquiriesUrl,
      }),
      mail: queue && { counts: queue.counts, readState: () => readMailState(db) },
      health: createHealth(db, files, { now: () => performance.now(), complain }),
      inFlight: () => ({
        liveConnections: live.count(),
        uploads: uploads.count(),
        mails: smtp?.count() ?? 0,
      }),
      async close() {
        live.close()
        await stopListening?.()
        await queue?.stop()
        await smtp?.close()
        await drawing.close()
        await db.close()
        claim?.release()
      },
    }
    return backend
  } catch (error) {
    claim?.release()
    throw error
  }
}

/** Loaded only where it is used, as the hosted engines are: a start waits for all that it imports. */
async function openMailer({ smtpUrl, from }: NonNullable<Config['mail']>) {
  const { createSmtpMailer } = await import('./mail/smtp-mailer.ts')
  return createSmtpMailer(smtpUrl, from)
}

/** Commands leave what is queued to the servers. */
async function openMailQueue({
  db,
  deliver,
  isWorkedOff,
}: {
  db: Database
  deliver: Deliver
  isWorkedOff: boolean
}) {
  const { startMailQueue } = await import('./mail/mail-queue.ts')
  return startMailQueue({ db, deliver, hooks: { reminder: reminderHooks }, isWorkedOff })
}

/** Commits of other servers reach our browsers, also those that a broken line kept from us. */
async function hearOthers(db: Database, live: Live): Promise<void> {
  live.publish(await listVersions(db))
}

async function openEngine({ engines }: Config, file: string, exclusive: boolean): Promise<Engine> {
  if (engines.kind === 'embedded') assertUndamaged(file)
  const open = async () => {
    const engine = await (engines.kind === 'hosted'
      ? openHosted(engines.databaseUrl).catch((error) => {
          throw isDatabaseFault(error) ? new DatabaseFault(engines.databaseUrl, error) : error
        })
      : openEmbedded(file))
    const advice = exclusive && (await engine.checkSearch())
    if (advice) console.warn(advice)
    return engine
  }
  return openWithRetries(open, { sleep, complain, isFinal: (error) => error instanceof NewerData })
}

/** The wait for another server's migration may be long, where no page would wait. */
async function openHosted(url: string): Promise<Engine> {
  const { openPostgres } = await import('./data/engine/postgres.ts')
  const migrationEngine = await openPostgres(url, { timeout: 0 })
  await migrationEngine.channel
    .besideOthers(() => migrate(migrationEngine))
    .finally(() => migrationEngine.close())
  return openPostgres(url)
}

async function openEmbedded(file: string): Promise<Engine> {
  const engine = openSqlite(file)
  await migrate(engine).catch(async (error) => {
    await engine.close()
    throw error
  })
  return engine
}

function complain(message: string, ...errors: unknown[]): void {
  console.error(message, ...errors)
}
