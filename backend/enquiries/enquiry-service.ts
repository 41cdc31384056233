import { createHash } from 'node:crypto'
import type { AskedApartment, EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { inOrderOf } from '../../domain/favourites/favourites.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import { mailboxOf } from '../../domain/people/mailbox.ts'
import { enquiryApartmentName } from '../../text/admin/enquiry-apartment-name.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { listApartmentsById, listApartmentsByNumber } from '../data/apartments.ts'
import { countAttempt, deleteExpiredAttempts, type Limit, recordAttempt } from '../data/attempts.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { addEnquiryOnce, hasSubmission, type NewEnquiry } from '../data/enquiries/enquiries.ts'
import { type EnquiryApartmentKey, findEnquiryApartment } from '../data/enquiries/enquiry-apartment.ts'
import type { Message } from '../data/mails.ts'
import { addMail } from '../data/mails.ts'
import { getCompanySettings } from '../data/settings.ts'
import type { Deliver } from '../mail/mailer.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'
import { enquiryAcknowledgement, enquiryNotice } from './enquiry-messages.ts'
import { listEnquirySubjects } from './enquiry-subjects.ts'

/** Thrown inside the transaction, so that nothing of the enquiry is stored. */
class TooManyEnquiries extends Error {}

/** In a `flood`, so many enquiries arrive that most are probably sent by robots. */
type EnquiryLoad = 'calm' | 'flood'

const within = 10 * 60_000
const everybody: Limit = { key: 'enquiries', most: 120, within }
const noticesInFlood: Limit = { key: 'notices of enquiries in a flood', most: 10, within }

function thanksTo(email: string): Limit {
  return { key: `thanks to ${mailboxOf(email)}`, most: 6, within: 24 * 60 * 60_000 }
}

/** Throws TooManyEnquiries. In a flood, a network that has sent nothing recently may still send one enquiry. */
async function admitEnquiry(db: Database, visitorIp: string, now: number): Promise<EnquiryLoad> {
  const fromNetwork: Limit = { key: `enquiries from ${visitorNetwork(visitorIp)}`, most: 5, within }
  if (await countAttempt(db, [fromNetwork, everybody], now)) return 'calm'
  if (!(await countAttempt(db, [{ ...fromNetwork, most: 1 }], now))) throw new TooManyEnquiries()
  await recordAttempt(db, everybody, now)
  return 'flood'
}

/** Limits replies, so that a stolen session cannot be used to send spam. */
async function admitReply(
  db: Database,
  { userId, to }: { userId: string; to: string },
  now: number,
): Promise<boolean> {
  const byUser: Limit = { key: `answers by ${userId}`, most: 30, within }
  const toVisitor: Limit = { key: `answers to ${mailboxOf(to)}`, most: 5, within: 6 * within }
  return countAttempt(db, [byUser, toVisitor], now)
}

export interface EnquiryService {
  /** Stores the enquiry and queues its mails. An enquiry that arrives again is stored once. */
  receive(values: ReceivedValues, sender: Sender): Promise<Receipt>
  /** Whether a mail server is configured. Without one, no reply can be sent. */
  canMail: boolean
  /**
   * Sends a reply at once and waits for the mail server, or queues it. Replies are limited by user and by recipient.
   */
  reply(reply: Reply, sentBy: ReplySender): Promise<ReplyReceipt>
}

type Reply = Pick<Message, 'to' | 'subject' | 'text' | 'attachments'>
export type ReplyReceipt = 'sent' | 'queued' | 'no-server' | 'failed' | 'too-many'

interface ReplySender {
  userId: string
  /** Adds the mail to the queue, for a reply whose attachments would keep its author waiting. */
  queue?: ((message: Message) => Promise<void>) | undefined
}

/**
 * Two entrances may use the same apartment number, so the form on an apartment's page also sends the id. An enquiry
 * about several apartments sends the ids of all.
 */
type ReceivedValues = EnquiryValues & EnquiryApartmentKey & { apartmentIds?: readonly string[] }

interface Sender {
  ip: string
  /** Chosen by the browser, the same for every attempt to send one enquiry; undefined without scripts. */
  submissionId?: string | undefined
  /** Of the page that the form was sent from; Bulgarian where this is absent. */
  language?: Language | undefined
  /** Sent suspiciously soon after the page was opened. The enquiry is stored and marked for the sales team. */
  sentQuickly?: boolean | undefined
}

export type Receipt = 'received' | 'unknown-apartment' | 'unknown-about' | 'too-many'

interface Deps {
  db: Database
  /** Undefined without a mail server. */
  deliver?: Deliver | undefined
  /** Called after mails were queued. */
  queued?: () => void
  /** The list of enquiries, for a link in the mail to the sales team. */
  enquiriesUrl?: string | undefined
  now?: () => number
}

export function openEnquiryService({
  db,
  deliver,
  queued = () => {},
  enquiriesUrl,
  now = Date.now,
}: Deps): EnquiryService {
  return {
    async receive(received, sender) {
      const id = submissionId(received, sender.submissionId, new Date(now()))
      if (await hasSubmission(db, id)) return 'received'
      const values = await withNamedApartments(db, received)
      if (!values || !(await hasApartment(db, values))) return 'unknown-apartment'
      if (!(await hasSubject(db, values))) return 'unknown-about'
      try {
        await storeEnquiry(values, id, sender)
        return 'received'
      } catch (error) {
        if (error instanceof TooManyEnquiries) return 'too-many'
        throw error
      }
    },

    canMail: deliver !== undefined,

    async reply(reply, { userId, queue }) {
      if (!deliver) return 'no-server'
      if (!(await admitReply(db, { userId, to: reply.to }, now()))) return 'too-many'
      const { values: company } = await getCompanySettings(db)
      const message: Message = {
        ...reply,
        isPersonal: true,
        ...(company.email && { replyTo: company.email }),
      }
      if (queue) {
        await queue(message)
        queued()
        return 'queued'
      }
      const delivery = await deliver(message)
      if (delivery.isSent) return 'sent'
      // The mail is not queued for another attempt: the user sees the failure and may send it again, and the
      // recipient would get two.
      console.error(`Error sending mail (reply): ${delivery.error}`)
      return 'failed'
    },
  }

  async function storeEnquiry(
    values: NewEnquiry,
    id: string,
    { ip, language = defaultLanguage, sentQuickly }: Sender,
  ): Promise<void> {
    const mails = deliver && (await prepareMails(values, { language, sentQuickly }).catch(logUnprepared))
    const sent = { submissionId: id, language, sentQuickly }
    const enquiry = await addEnquiryOnce(db, values, sent, async () => {
      const load = await admitEnquiry(db, ip, now())
      if (mails) await queueMails(mails, load)
    })
    if (!enquiry) return
    queued()
    // The enquiry is stored: an error from here would make the visitor send it again.
    await deleteExpiredAttempts(db, now()).catch((error) =>
      console.error('Error deleting expired attempts:', error),
    )
  }

  /** Called before the transaction, so that a failure does not prevent the enquiry from being stored. */
  async function prepareMails(
    values: NewEnquiry,
    { language, sentQuickly }: Pick<Sender, 'sentQuickly'> & { language: Language },
  ): Promise<Record<'notice' | 'thanks', Message>> {
    const { values: company } = await getCompanySettings(db)
    const apartments = await nameEnquiryApartments(db, values)
    const numbers = [values, ...(values.otherApartments ?? [])].map(({ apartmentNumber }) => apartmentNumber)
    return {
      notice: enquiryNotice(values, apartments, { company, enquiriesUrl, language, sentQuickly }),
      thanks: enquiryAcknowledgement(allTexts[language], { ...values, numbers }, company),
    }
  }

  /**
   * In a flood no acknowledgement is sent, because robots may enter strangers' e-mail addresses, and the
   * sales team gets at most ten notices. To one mailbox there are few at any time, from however many networks.
   */
  async function queueMails({ notice, thanks }: Record<'notice' | 'thanks', Message>, load: EnquiryLoad) {
    const isCalm = load === 'calm'
    if (isCalm || (await countAttempt(db, [noticesInFlood], now())))
      await addMail(db, notice, { kind: 'enquiry', now: now() })
    if (isCalm && (await countAttempt(db, [thanksTo(thanks.to)], now())))
      await addMail(db, thanks, { kind: 'thanks', now: now() })
  }
}

function logUnprepared(error: unknown): undefined {
  console.error('Error preparing mail:', error)
}

/** The enquiry with its apartments; undefined when one of the ids that were sent names none. */
async function withNamedApartments(
  db: Database,
  { apartmentIds = [], ...values }: ReceivedValues,
): Promise<NewEnquiry | undefined> {
  if (apartmentIds.length === 0) return values
  const found = inOrderOf(apartmentIds, await listApartmentsById(db, apartmentIds))
  if (found.length < apartmentIds.length) return undefined
  const [first, ...others] = found.map(
    ({ id, number }): AskedApartment => ({ apartmentId: id, apartmentNumber: number }),
  )
  return { ...values, ...first, otherApartments: others }
}

async function hasApartment(db: Database, { apartmentNumber }: EnquiryValues): Promise<boolean> {
  return apartmentNumber === '' || (await listApartmentsByNumber(db, [apartmentNumber])).length > 0
}

/** The numbers, each with the entrance where both entrances have an apartment of this number. */
async function nameEnquiryApartments(db: Database, values: NewEnquiry): Promise<string[]> {
  const { apartmentNumber, otherApartments = [] } = values
  if (apartmentNumber === '') return []
  const first = { apartmentNumber, apartmentId: await findEnquiryApartment(db, values) }
  const asked = [first, ...otherApartments]
  const building = await getBuilding(db)
  const known = await listApartmentsByNumber(
    db,
    asked.map((each) => each.apartmentNumber),
  )
  return asked.map((each) => enquiryApartmentName(building, each, known))
}

async function hasSubject(db: Database, { about }: EnquiryValues): Promise<boolean> {
  return about === '' || (await listEnquirySubjects(db)).some(({ name }) => name === about)
}

/**
 * Identifies an enquiry that arrives again: a hash of its text and of the browser's id. Without scripts there is no id,
 * and the same text on the same day counts as one enquiry.
 */
export function submissionId(
  values: EnquiryValues & { apartmentIds?: readonly string[] },
  givenId: string | undefined,
  now: Date,
): string {
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const occasion = givenId ?? formatDate(now.toISOString())
  return createHash('sha256')
    .update(JSON.stringify([occasion, entries]))
    .digest('base64url')
}
