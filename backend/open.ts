import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Actor, jobActor, visitorActor } from '../domain/record/actor.ts'
import { agentMailHooks } from './agent-mails/agent-mail-hooks.ts'
import { createAlertLinks } from './alerts/alert-links.ts'
import { type AlertService, openAlertService } from './alerts/alert-service.ts'
import { type Auth, createAuth } from './auth/auth.ts'
import { openPeopleService, type PeopleService } from './auth/people-service.ts'
import type { Config } from './config.ts'
import { createDatabase, type Database, listVersions } from './data/database.ts'
import { feedAccess, showroomAccess } from './data/key-access.ts'
import { createKeySeal } from './data/key-seal.ts'
import { type MailState, readMailState } from './data/mails.ts'
import { sealKeys } from './data/seal-keys.ts'
import { openDataFolder } from './data-folder.ts'
import { type EnquiryService, openEnquiryService } from './enquiries/enquiry-service.ts'
import { replyHooks } from './enquiries/queue-reply.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/open-files.ts'
import { visitorTimeout } from './files/timeout-budget.ts'
import { createHealth, type Health } from './health.ts'
import { createDerivedImages, type DerivedImages } from './images/derived-images.ts'
import { createFolderBudget } from './images/folder-budget.ts'
import { openGeneratedFiles } from './images/generated-files.ts'
import { createKnownImages, type KnownImages } from './images/known-images.ts'
import { createPreviews, type Previews } from './images/previews.ts'
import { createSharedImages } from './images/shared-images.ts'
import { reminderHooks } from './jobs/expire-and-remind.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { instalmentHooks } from './jobs/remind-of-instalments.ts'
import { createLive, type Live } from './live/live.ts'
import { createNewestVersions, type NewestVersions } from './live/newest-versions.ts'
import { type Attachments, createAttachments } from './mail/attachments.ts'
import type { MailCounts } from './mail/mailer.ts'
import { openMail } from './mail/open-mail.ts'
import { openEngine } from './open-engine.ts'
import { createPapers, type Papers } from './papers/papers.ts'
import { type Cards, cardFolder, createCards, maxCardBytes } from './pdf/card/cards.ts'
import { createDrawing } from './pdf/drawing.ts'
import { createPriceLists, type PriceLists } from './pdf/price-list/price-lists.ts'
import { readLogo } from './pdf/read-logo.ts'
import { createSpreadsheets, type Spreadsheets } from './spreadsheets/spreadsheets.ts'
import { createUploads, type Uploads } from './uploads/uploads.ts'

/** Everything that the server and the commands work with. It is opened once and passed on, never global. */
export interface Backend extends Jobs {
  db: Database
  /** The same backend with another actor: the history says that this one changed the records. */
  as(actor: Actor): Backend
  /** Publishes each commit to open tabs, also those of other servers. */
  live: Live
  versions: NewestVersions

  files: FileStore
  uploads: Uploads
  /** Smaller sizes of stored images. */
  images: DerivedImages
  /** Sizes and placeholders of stored images. */
  knownImages: KnownImages
  /** Images of links that are shared in social networks. */
  previews: Previews

  cards: Cards
  priceLists: PriceLists
  /** What replies to enquiries bring along. */
  attachments: Attachments
  spreadsheets: Spreadsheets
  papers: Papers

  auth: Auth
  people: PeopleService
  enquiries: EnquiryService
  alerts: AlertService
  /** Undefined without a mail server. */
  mail: Mail | undefined
  /** The list of reservations, for a link in mails; undefined where nobody has said what the site's URL is. */
  reservationsUrl: string | undefined

  health: Health
  inFlight(): InFlightCounts
  close(): Promise<void>
}

export interface Mail {
  counts: Readonly<MailCounts>
  readState(): Promise<MailState>
}

export interface InFlightCounts {
  liveConnections: number
  uploads: number
  mails: number
}

interface OpenOptions {
  /**
   * Whether to lock the data folder, as a server does. A command does not, so that it works beside a running
   * server.
   */
  exclusive: boolean
  /** Who changes records where no user is signed in. */
  actor?: Actor
  /** `enquiriesPath`, `passwordPath` and `reservationsPath` are the paths of the pages that mails link to. */
  enquiriesPath?: string
  passwordPath?: string
  reservationsPath?: string
}

export async function openBackend(config: Config, options: OpenOptions): Promise<Backend> {
  const { exclusive, actor = jobActor('server') } = options
  const { enquiriesPath = '', passwordPath = '', reservationsPath = '' } = options
  const isHosted = config.engines.kind === 'hosted'
  const urlOf = (path: string) => config.publicUrl && config.publicUrl + path
  const folder = openDataFolder(config.dataDir)
  const claim = exclusive ? folder.claim() : undefined
  try {
    // Files come first: with wrong settings the start fails before migrations, and the previous release still works.
    const files = await openFiles(config.engines, folder.files)
    const engine = await openEngine(config, folder.database, exclusive)
    if (exclusive) engine.claimLog?.()
    const live = createLive()
    const secret = config.engines.kind === 'hosted' ? config.engines.authSecret : folder.authSecret
    const db = createDatabase(engine, live.publish, actor, createKeySeal(secret))
    if (exclusive)
      await sealKeys(db, [feedAccess.place, showroomAccess.place]).catch((error) =>
        complain('Keys from before are not sealed yet:', error),
      )
    const stopListening = exclusive ? engine.channel?.listen(() => publishVersions(db, live)) : undefined

    const auth = createAuth(db, secret)

    const shared = isHosted ? createSharedImages(files) : undefined
    const generated = openGeneratedFiles(folder.derived, complain, { shared })
    const images = createDerivedImages(files, generated)
    const knownImages = createKnownImages({ db, files }, { isRemote: isHosted })
    const papers = createPapers(files)
    const uploads = createUploads({ db, files, images, papers }, folder.arriving)

    const drawing = createDrawing()
    // Cards have a queue of their own: a card waits for its photos, which would wait behind it in the same queue.
    const generatedCards = openGeneratedFiles(folder.derived, complain, {
      shared,
      budget: createFolderBudget(join(folder.derived, cardFolder), maxCardBytes),
    })

    const cards = createCards({ db, files, images, generated: generatedCards, draw: drawing.draw })
    const priceLists = createPriceLists(async (list) => {
      const logo = await readLogo(files, list.logo, visitorTimeout())
      return drawing.draw({ kind: 'price-list', list, logo })
    })

    const attachments = createAttachments({ db, cards, priceLists })
    const mail =
      config.mail && (await openMail(config.mail, { db, hooks, attachments, isProcessed: exclusive }))
    const alertLinks = mail && config.publicUrl ? createAlertLinks(config.publicUrl) : undefined

    const forActor = (who: Actor) => ({ db: db.as(who), uploads: uploads.as(who) })
    const backend: Backend = {
      ...forActor(actor),
      as: (other) => ({ ...backend, ...forActor(other) }),
      live,
      versions: createNewestVersions(db, live, { report: complain }),

      files,
      images,
      knownImages,
      previews: createPreviews(generated),

      cards,
      priceLists,
      attachments,
      spreadsheets: createSpreadsheets(),
      papers,

      auth,
      people: openPeopleService({
        db: db.as(visitorActor),
        mail: mail?.queue,
        hashPassword: auth.hashPassword,
        makeKnown: auth.makeKnown,
        linkUrl: urlOf(passwordPath),
        canMail: mail !== undefined && config.publicUrl !== undefined,
      }),
      enquiries: openEnquiryService({
        db: db.as(visitorActor),
        deliver: mail?.queue.deliver,
        queued: () => mail?.queue.kick(),
        enquiriesUrl: urlOf(enquiriesPath),
      }),
      alerts: openAlertService({
        db: db.as(visitorActor),
        links: alertLinks,
        queued: () => mail?.queue.kick(),
      }),
      reservationsUrl: urlOf(reservationsPath),
      mail: mail && { counts: mail.queue.counts, readState: () => readMailState(db) },

      ...createJobs({
        db,
        files,
        images,
        knownImages,
        papers,
        arrivingFolder: folder.arriving,
        mailQueue: mail?.queue,
        enquiriesUrl: urlOf(enquiriesPath),
        reservationsUrl: urlOf(reservationsPath),
        alertLinks,
      }),

      health: createHealth(db, files, {
        now: () => performance.now(),
        complain,
        freeSpace: () => freeSpaceOf(config.dataDir),
      }),
      inFlight: () => ({
        liveConnections: live.count(),
        uploads: uploads.count(),
        mails: mail?.count() ?? 0,
      }),
      async close() {
        live.close()
        await stopListening?.()
        await mail?.close()
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

const hooks = { reminder: reminderHooks, instalment: instalmentHooks, reply: replyHooks, ...agentMailHooks }

/**
 * Reads the versions of all collections and publishes them: when a server has committed, and after a lost
 * connection to the database, which may have missed notifications.
 */
async function publishVersions(db: Database, live: Live): Promise<void> {
  live.publish(await listVersions(db))
}

async function freeSpaceOf(folder: string): Promise<number> {
  const space = await statfs(folder).catch(() => undefined)
  return space ? space.bavail * space.bsize : 0
}

function complain(message: string, ...errors: unknown[]): void {
  console.error(message, ...errors)
}
