import { createHash } from 'node:crypto'
import type { EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { enquiryApartmentName } from '../../domain/enquiry/enquiry-apartment-name.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { listApartmentsByNumber } from '../data/apartments.ts'
import { countAttempt, forgetAttempts, type Limit, noteAttempt } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { addEnquiryOnce, hasSubmission } from '../data/enquiries/enquiries.ts'
import {
  type EnquiryApartmentKey,
  findEnquiryApartment,
  listEnquirySubjects,
} from '../data/enquiries/enquiry-subjects.ts'
import { addMail } from '../data/mails.ts'
import { getCompanySettings } from '../data/settings.ts'
import type { Deliver, Message } from '../mail/mailer.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'
import { enquiryAcknowledgement, enquiryNotice } from './enquiry-messages.ts'

/** The enquiry is one too many: nothing of it is kept. */
class TooManyEnquiries extends Error {}

/** A flood: so many of late that most are hardly people's. */
type EnquiryLoad = 'calm' | 'flood'

const within = 10 * 60_000
const everybody: Limit = { key: 'enquiries', most: 120, within }
const noticesInFlood: Limit = { key: 'notices of enquiries in a flood', most: 10, within }

/** Throws TooManyEnquiries: for the transaction that adds the enquiry. In a flood, a network that has sent nothing of late may still send one enquiry. */
async function admitEnquiry(db: Database, visitorIp: string, now: number): Promise<EnquiryLoad> {
  const fromNetwork: Limit = { key: `enquiries from ${visitorNetwork(visitorIp)}`, most: 5, within }
  if (await countAttempt(db, [fromNetwork, everybody], now)) return 'calm'
  if (!(await countAttempt(db, [{ ...fromNetwork, most: 1 }], now))) throw new TooManyEnquiries()
  await noteAttempt(db, everybody, now)
  return 'flood'
}

/** Whether the sales team is told of one more enquiry of a flood. */
async function admitNoticeInFlood(db: Database, now: number): Promise<boolean> {
  return countAttempt(db, [noticesInFlood], now)
}

/** Whether one more answer goes out: a stolen session is no way to send letters to everybody. */
async function admitReply(
  db: Database,
  { userId, to }: { userId: string; to: string },
  now: number,
): Promise<boolean> {
  const byUser: Limit = { key: `answers by ${userId}`, most: 30, within }
  const toVisitor: Limit = { key: `answers to ${to.toLowerCase()}`, most: 5, within: 6 * within }
  return countAttempt(db, [byUser, toVisitor], now)
}

/** Where visitors' enquiries arrive. */
export interface EnquiryService {
  /** Stores the enquiry before anything else happens, once, however often the same one arrives. */
  receive(values: AskingValues, sender: Sender): Promise<Receipt>
  /** Whether answers go out by mail from here. */
  canMail: boolean
  /** Waits for the mail server. Whoever answers is limited, and whoever is answered. */
  reply(reply: Reply, sentBy: { userId: string }): Promise<ReplyReceipt>
}

/** Of us to a visitor. */
type Reply = Pick<Message, 'to' | 'subject' | 'text'>
export type ReplyReceipt = 'sent' | 'no-server' | 'failed' | 'too-many'

/** A page of an apartment says which one it is, by id, beside its number. */
type AskingValues = EnquiryValues & EnquiryApartmentKey

interface Sender {
  ip: string
  /** Given by the browser, the same for every try of one enquiry; without scripts it gives none. */
  submissionId?: string | undefined
  /** It is stored all the same, and marked for the sales team. */
  sentQuickly?: boolean | undefined
}

export type Receipt = 'received' | 'unknown-apartment' | 'unknown-about' | 'too-many'

interface Tools {
  db: Database
  /** Where there is a mail server. */
  deliver?: Deliver | undefined
  /** Called when mails were queued. */
  queued?: () => void
  /** The site's own origin, for a link to the admin area. */
  enquiriesUrl?: string | undefined
  now?: () => number
}

export function openEnquiryService({
  db,
  deliver,
  queued = () => {},
  enquiriesUrl,
  now = Date.now,
}: Tools): EnquiryService {
  return {
    async receive(values, sender) {
      const id = submissionId(values, sender.submissionId, new Date(now()))
      if (await hasSubmission(db, id)) return 'received'
      if (!(await hasApartment(db, values))) return 'unknown-apartment'
      if (!(await hasAskable(db, values))) return 'unknown-about'
      try {
        await take(values, id, sender)
        return 'received'
      } catch (error) {
        if (error instanceof TooManyEnquiries) return 'too-many'
        throw error
      }
    },

    canMail: deliver !== undefined,

    async reply(reply, { userId }) {
      if (!deliver) return 'no-server'
      if (!(await admitReply(db, { userId, to: reply.to }, now()))) return 'too-many'
      const { values: company } = await getCompanySettings(db)
      const delivery = await deliver({ ...reply, replyTo: company.email })
      if (delivery.isSent) return 'sent'
      // Whoever answers sees it, and still has what he wrote: to queue it as well would send it twice.
      console.error(`Error sending mail (answer): ${delivery.error}`)
      return 'failed'
    },
  }

  async function take(values: AskingValues, id: string, { ip, sentQuickly }: Sender): Promise<void> {
    const mails = deliver && (await prepareMails(values, sentQuickly).catch(logUnprepared))
    const enquiry = await addEnquiryOnce(db, values, { submissionId: id, sentQuickly }, async () => {
      const crowd = await admitEnquiry(db, ip, now())
      if (mails) await queueMails(mails, crowd)
    })
    if (!enquiry) return
    queued()
    // The enquiry is stored, and whoever saw an error would send it again.
    await forgetAttempts(db, now()).catch((error) => console.error('Error forgetting attempts:', error))
  }

  /** Before the transaction: what cannot be read for a mail must not cost the enquiry. */
  async function prepareMails(
    values: AskingValues,
    sentQuickly: boolean | undefined,
  ): Promise<Record<'notice' | 'thanks', Message>> {
    const { values: company } = await getCompanySettings(db)
    const apartment = await nameEnquiryApartment(db, values)
    return {
      notice: enquiryNotice(values, apartment, { company, enquiriesUrl, sentQuickly }),
      thanks: enquiryAcknowledgement(values, company),
    }
  }

  /** In a flood nobody is thanked, so that none of it reaches others through us, and the sales team hears of some. */
  async function queueMails({ notice, thanks }: Record<'notice' | 'thanks', Message>, crowd: EnquiryLoad) {
    const isCalm = crowd === 'calm'
    if (isCalm || (await admitNoticeInFlood(db, now())))
      await addMail(db, notice, { kind: 'enquiry', now: now() })
    if (isCalm) await addMail(db, thanks, { kind: 'thanks', now: now() })
  }
}

function logUnprepared(error: unknown): undefined {
  console.error('Error preparing mail:', error)
}

/** The form offers only what there is; what arrives may still say anything. */
async function hasApartment(db: Database, { apartmentNumber }: EnquiryValues): Promise<boolean> {
  return apartmentNumber === '' || (await listApartmentsByNumber(db, [apartmentNumber])).length > 0
}

/** As the sales team calls it: one number may be an apartment at each entrance. */
async function nameEnquiryApartment(db: Database, values: AskingValues): Promise<string> {
  const { apartmentNumber } = values
  if (apartmentNumber === '') return ''
  const apartmentId = await findEnquiryApartment(db, values)
  return enquiryApartmentName(
    { apartmentNumber, apartmentId },
    await listApartmentsByNumber(db, [apartmentNumber]),
  )
}

async function hasAskable(db: Database, { about }: EnquiryValues): Promise<boolean> {
  return about === '' || (await listEnquirySubjects(db)).some(({ name }) => name === about)
}

/**
 * What an enquiry is known by when it arrives again: its text, and the id that the browser gave to its tries.
 * A browser without scripts gives none; the same text on the same day is one enquiry then.
 */
export function submissionId(values: EnquiryValues, givenId: string | undefined, now: Date): string {
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const occasion = givenId ?? formatDate(now.toISOString())
  return createHash('sha256')
    .update(JSON.stringify([occasion, entries]))
    .digest('base64url')
}
