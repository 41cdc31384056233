import { href } from 'react-router'
import type { EnquiryValues } from '../../../domain/enquiry/enquiry.ts'
import { contactThanks as text } from '../../text/public/contact.ts'
import type { ContactReply } from './contact-reply.ts'

interface Received {
  values: Pick<EnquiryValues, 'wishedTime' | 'apartmentNumber'>
  /** The id of the home that the enquiry is about. */
  homeId: string | null
  hasPriceList: boolean
}

/** What the sender reads below the thanks. Whoever has asked is still choosing: the ways on lead to more homes. */
export function tellReceived({ values, homeId, hasPriceList }: Received): ContactReply {
  const { wishedTime, apartmentNumber } = values
  const home = homeId !== null && {
    url: href('/apartments/:id', { id: homeId }),
    words: text.backToHome(apartmentNumber),
  }
  const free = { url: `${href('/apartments')}?available=1`, words: text.toFree }
  const priceList = hasPriceList && { url: href('/price-list.pdf'), words: text.priceList, isFile: true }
  return {
    sent: true,
    when: wishedTime ? text.whenWished(wishedTime) : text.when,
    ways: [home, free, priceList].filter((way) => way !== false),
  }
}
