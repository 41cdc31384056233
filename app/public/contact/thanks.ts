import { href } from 'react-router'
import type { Database } from '../../../backend/data/database.ts'
import {
  type EnquiryApartmentKey,
  findEnquiryApartment,
} from '../../../backend/data/enquiries/enquiry-subjects.ts'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import type { EnquiryValues } from '../../../domain/enquiry/enquiry.ts'
import { contactThanks as text } from '../../../text/public/bg/contact.ts'
import type { ContactReply } from './contact-fields.tsx'

/**
 * The reply to an enquiry that is already stored. If the database cannot be read here, the reply only lacks a
 * link.
 */
export async function thank(
  db: Database,
  values: EnquiryValues & EnquiryApartmentKey,
): Promise<ContactReply> {
  const [apartmentId, hasPriceList] = await Promise.all([
    findEnquiryApartment(db, values).catch(() => null),
    getCompanySettings(db).then(
      (company) => company.values.publicPriceList,
      () => false,
    ),
  ])
  return describeReceived({ values, apartmentId, hasPriceList })
}

interface Received {
  values: Pick<EnquiryValues, 'wishedTime' | 'apartmentNumber'>
  apartmentId: string | null
  hasPriceList: boolean
}

/** The message after an enquiry, with links to more apartments: the sender is still choosing. */
export function describeReceived({ values, apartmentId, hasPriceList }: Received): ContactReply {
  const { wishedTime, apartmentNumber } = values
  const apartment = apartmentId !== null && {
    url: href('/:lang?/apartments/:id', { id: apartmentId }),
    text: text.backToApartment(apartmentNumber),
  }
  const free = { url: `${href('/:lang?/apartments')}?available=1`, text: text.toFree }
  const priceList = hasPriceList && {
    url: href('/:lang?/price-list.pdf'),
    text: text.priceList,
    isFile: true,
  }
  return {
    sent: true,
    when: wishedTime ? text.whenWished(wishedTime) : text.when,
    ways: [apartment, free, priceList].filter((way) => way !== false),
  }
}
