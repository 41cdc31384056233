import type { EnquiryValues } from '../domain/enquiry/enquiry.ts'
import type { EnquirySource } from '../domain/enquiry/enquiry-source.ts'
import { defaultLanguage, type Language } from '../domain/language.ts'
import type { ParkingSpotValues } from '../domain/parking/parking.ts'
import { parkingText } from '../text/public/bg/parking.ts'
import type { DemoApartment } from './apartments/apartments.ts'
import { enquiriesFromAbroad, sendersFromAbroad } from './enquiries-from-abroad.ts'
import { messagesAbout, messagesInGeneral } from './enquiry-messages.ts'
import type { Random } from './random.ts'

export interface DemoEnquiry {
  values: EnquiryValues
  /** The language of the page that it was sent from. */
  language: Language
  submittedAt: Date
  isRead: boolean
  source: EnquirySource
}

const wishedTimes = ['Делник след 17 ч.', 'Събота преди обед', 'По всяко време', 'Утре до 12 ч.'] as const
const phone = '+359 000 000 000'
const count = 40
const days = 60
const dayLength = 24 * 60 * 60 * 1000

/** Invented enquiries, oldest first. Names are numbers and e-mails reach nobody. The newest third is unread. */
export function demoEnquiries(
  apartments: readonly DemoApartment[],
  spots: readonly ParkingSpotValues[],
  now: Date,
  random: Random,
): DemoEnquiry[] {
  // The exponent makes recent enquiries more frequent, so that unread ones are from the last week.
  const ages = Array.from({ length: count }, () => random.next() ** 1.8 * days * dayLength).sort(
    (a, b) => b - a,
  )
  const about = random.shuffle(messagesAbout)
  const general = random.shuffle(messagesInGeneral)
  return ages.map((age, index) => {
    const apartment = index % 5 < 3 ? random.pick(apartments) : undefined
    const fromAbroad = enquiriesFromAbroad.get(index)
    const message = fromAbroad ? fromAbroad.message : (apartment ? about : general).pop()
    const language = fromAbroad?.language ?? defaultLanguage
    if (message === undefined) throw new Error('More enquiries than things to ask')
    return {
      values: {
        ...sender(index + 1, language, random),
        message,
        apartmentNumber: apartment?.values.number ?? '',
        about: index % 8 === 4 ? parkingText.spot(random.pick(spots)) : '',
        wishedTime: index % 6 === 1 ? random.pick(wishedTimes) : '',
      },
      language,
      submittedAt: new Date(now.getTime() - Math.max(age, 10 * 60 * 1000)),
      isRead: isRead(index),
      source: sourceOf(index),
    }
  })
}

/** Those that wait were sent by visitors; some of the others were typed in. */
function sourceOf(index: number): EnquirySource {
  if (!isRead(index)) return 'website'
  return ({ 2: 'portal', 4: 'referral', 6: 'social' } as const)[index % 8] ?? 'website'
}

function sender(
  serial: number,
  language: Language,
  random: Random,
): Pick<EnquiryValues, 'name' | 'email' | 'phone'> {
  const two = String(serial).padStart(2, '0')
  const bulgarian = { name: random.pick(['Посетител', 'Примерен клиент']), mailbox: 'posetitel', phone }
  const from = language === defaultLanguage ? bulgarian : sendersFromAbroad[language]
  return {
    name: `${from.name} ${two}`,
    email: `${from.mailbox}${two}@example.com`,
    phone: random.chance(0.7) ? from.phone : '',
  }
}

/**
 * Whether the enquiry at this index is read: all are, except the newest thirteen and an old one that was
 * overlooked.
 */
function isRead(index: number): boolean {
  return index < count - 13 && index !== 9
}
