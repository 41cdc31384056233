import type { Enquiry, EnquiryValues } from '../domain/enquiry.ts'
import type { Database } from './data/database.ts'
import { addEnquiry } from './data/enquiries.ts'
import { getCompanySettings } from './data/settings.ts'
import { enquiryAcknowledgement, enquiryNotice } from './mail/enquiry-messages.ts'
import type { Mailer } from './mail/mailer.ts'
import { createRateLimit } from './rate-limit.ts'
import { visitorNetwork } from './visitor-network.ts'

/** Where visitors' enquiries arrive. */
export interface EnquiryDesk {
  /** Stores the enquiry before anything else happens; `undefined` when there were too many of late. */
  receive(values: EnquiryValues, visitorAddress: string): Promise<Enquiry | undefined>
}

const minute = 60_000

export function openEnquiryDesk(db: Database, mail: Mailer): EnquiryDesk {
  const perVisitor = createRateLimit({ most: 5, within: 10 * minute })
  const overall = createRateLimit({ most: 120, within: 10 * minute })
  return {
    async receive(values, visitorAddress) {
      if (!perVisitor.allows(visitorNetwork(visitorAddress)) || !overall.allows('everybody')) return undefined
      const enquiry = await addEnquiry(db, values)
      await tellByMail(enquiry).catch((error) => console.error('Error preparing mail:', error))
      return enquiry
    },
  }

  /** Whatever goes wrong here, the enquiry is stored: who is told that it failed sends it again. */
  async function tellByMail(enquiry: Enquiry): Promise<void> {
    const { values: company } = await getCompanySettings(db)
    mail.send(enquiryNotice(enquiry, company))
    mail.send(enquiryAcknowledgement(enquiry, company))
  }
}
