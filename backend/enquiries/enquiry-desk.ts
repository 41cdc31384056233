import { askedHomeName } from '../../domain/enquiry/asked-home-name.ts'
import type { Enquiry, EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { listApartmentsByNumber } from '../data/apartments.ts'
import { listAskables } from '../data/askables.ts'
import type { AskedHome } from '../data/asked-home.ts'
import { forgetAttempts } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { addEnquiryOnce, hasSubmission } from '../data/enquiries.ts'
import { getCompanySettings } from '../data/settings.ts'
import type { Deliver, Mailer, Message } from '../mail/mailer.ts'
import {
  admitAnswer,
  admitEnquiry,
  admitNoticeInFlood,
  type Crowd,
  TooManyEnquiries,
} from './enquiry-limits.ts'
import { enquiryAcknowledgement, enquiryNotice } from './enquiry-messages.ts'
import { submissionId } from './submission-id.ts'

/** Where visitors' enquiries arrive. */
export interface EnquiryDesk {
  /** Stores the enquiry before anything else happens, once, however often the same one arrives. */
  receive(values: AskingValues, sender: Sender): Promise<Receipt>
  /** Whether answers go out by mail from here. */
  canMail: boolean
  /** Waits for the mail server. Whoever answers is limited, and whoever is answered. */
  answer(answer: Answer, answering: { userId: string }): Promise<AnswerReceipt>
}

/** Of us to a visitor. */
type Answer = Pick<Message, 'to' | 'subject' | 'text'>
export type AnswerReceipt = 'sent' | 'no-server' | 'failed' | 'too-many'

/** A page of a home says which one it is, by id, beside its number. */
type AskingValues = EnquiryValues & AskedHome

interface Sender {
  ip: string
  /** Given by the browser, the same for every try of one enquiry; without scripts it gives none. */
  submissionId?: string | undefined
}

export type Receipt = 'received' | 'unknown-apartment' | 'unknown-about' | 'too-many'

interface Tools {
  db: Database
  mail: Mailer
  /** Where there is a mail server. */
  deliver?: Deliver | undefined
  /** The site's own origin, for a link to the back office. */
  enquiriesUrl?: string | undefined
  now?: () => number
}

export function openEnquiryDesk({ db, mail, deliver, enquiriesUrl, now = Date.now }: Tools): EnquiryDesk {
  return {
    async receive(values, sender) {
      const id = submissionId(values, sender.submissionId, new Date(now()))
      if (await hasSubmission(db, id)) return 'received'
      if (!(await hasApartment(db, values))) return 'unknown-apartment'
      if (!(await hasAskable(db, values))) return 'unknown-about'
      try {
        await take(values, id, sender.ip)
        return 'received'
      } catch (error) {
        if (error instanceof TooManyEnquiries) return 'too-many'
        throw error
      }
    },

    canMail: deliver !== undefined,

    async answer(answer, { userId }) {
      if (!deliver) return 'no-server'
      if (!(await admitAnswer(db, { userId, to: answer.to }, now()))) return 'too-many'
      const { values: company } = await getCompanySettings(db)
      return (await deliver({ ...answer, replyTo: company.email })) ? 'sent' : 'failed'
    },
  }

  async function take(values: AskingValues, id: string, ip: string): Promise<void> {
    let crowd: Crowd = 'calm'
    const enquiry = await addEnquiryOnce(db, values, id, async () => {
      crowd = await admitEnquiry(db, ip, now())
    })
    if (!enquiry) return
    // Failures from here on are only logged: the enquiry is stored, and whoever saw an error would send it again.
    await tellByMail(enquiry, crowd).catch((error) => console.error('Error preparing mail:', error))
    await forgetAttempts(db, now()).catch((error) => console.error('Error forgetting attempts:', error))
  }

  /** In a flood nobody is thanked, so that none of it reaches others through us, and the office hears of some. */
  async function tellByMail(enquiry: Enquiry, crowd: Crowd): Promise<void> {
    const { values: company } = await getCompanySettings(db)
    const isCalm = crowd === 'calm'
    if (isCalm || (await admitNoticeInFlood(db, now())))
      mail.send(enquiryNotice(enquiry, await nameHome(db, enquiry), { company, enquiriesUrl }))
    if (isCalm) mail.send(enquiryAcknowledgement(enquiry, company))
  }
}

/** The form offers only what there is; what arrives may still say anything. */
async function hasApartment(db: Database, { apartmentNumber }: EnquiryValues): Promise<boolean> {
  return apartmentNumber === '' || (await listApartmentsByNumber(db, [apartmentNumber])).length > 0
}

/** As the office calls it: one number may be a home at each entrance. */
async function nameHome(db: Database, enquiry: Enquiry): Promise<string> {
  const { apartmentNumber: number } = enquiry
  return number && askedHomeName(enquiry, await listApartmentsByNumber(db, [number]))
}

async function hasAskable(db: Database, { about }: EnquiryValues): Promise<boolean> {
  return about === '' || (await listAskables(db)).some(({ name }) => name === about)
}
