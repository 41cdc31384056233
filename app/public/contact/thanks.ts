import type { Database } from '../../../backend/data/database.ts'
import {
  type EnquiryApartmentKey,
  findEnquiryApartment,
} from '../../../backend/data/enquiries/enquiry-apartment.ts'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import type { EnquiryValues } from '../../../domain/enquiry/enquiry.ts'
import { withIds } from '../../../domain/favourites/favourites.ts'
import type { ServerLocale } from '../../context.ts'
import type { ContactReply } from './contact-fields.tsx'

/**
 * The reply to an enquiry that is already stored. If the database cannot be read here, the reply only lacks a
 * link.
 */
export async function thank(
  locale: ThankingLocale,
  db: Database,
  values: EnquiryValues & EnquiryApartmentKey & { apartmentIds: readonly string[] },
): Promise<ContactReply> {
  const [apartmentId, hasPriceList] = await Promise.all([
    findEnquiryApartment(db, values).catch(() => null),
    getCompanySettings(db).then(
      (company) => company.values.publicPriceList,
      () => false,
    ),
  ])
  return describeReceived(locale, { values, apartmentId, hasPriceList })
}

type ThankingLocale = Pick<ServerLocale, 'text' | 'pages'>

interface Received {
  values: Pick<EnquiryValues, 'wishedTime' | 'apartmentNumber'> & { apartmentIds?: readonly string[] }
  apartmentId: string | null
  hasPriceList: boolean
}

/** The message after an enquiry, with links to more apartments: the sender is still choosing. */
export function describeReceived(
  { text, pages }: ThankingLocale,
  { values, apartmentId, hasPriceList }: Received,
): ContactReply {
  const { wishedTime, apartmentNumber, apartmentIds = [] } = values
  const { backToApartment, toFree, priceList, when, whenWished } = text.contactThanks
  const ways = [
    apartmentIds.length > 0 && {
      url: withIds(pages.favourites, apartmentIds),
      label: text.askedApartmentsMessages.back,
    },
    apartmentId !== null && { url: pages.apartment(apartmentId), label: backToApartment(apartmentNumber) },
    { url: `${pages.apartments}?available=1`, label: toFree },
    hasPriceList && { url: pages.priceList, label: priceList, isFile: true },
  ]
  return {
    sent: true,
    when: wishedTime ? whenWished(wishedTime) : when,
    ways: ways.filter((way) => way !== false),
  }
}
