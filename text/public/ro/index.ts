import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'
import { apartmentText } from './apartment.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'
import { buyerFactsText } from './buyer-facts.ts'
import { connectionText } from './connection.ts'
import { contactText } from './contact.ts'
import { enquirySubjectText } from './enquiry-subject.ts'
import { homeText } from './home.ts'
import { factLabels, labels } from './labels.ts'
import { loadErrors, unexpectedError } from './load-errors.ts'
import { navigatorText } from './navigator.ts'
import { parkingText } from './parking.ts'
import { places } from './places.ts'
import { planViewText } from './plan-view.ts'
import { prices } from './prices.ts'
import { notFoundText, site } from './site.ts'
import { storesText } from './stores.ts'

/** What browsers load for Romanian pages. Texts that only loaders need are in server.ts. */
export const text: PublicText = {
  formats: formatsIn('ro'),
  labels,
  factLabels,
  places,
  prices,
  site,
  notFound: notFoundText,
  unexpectedError,
  loadErrors,
  connection: connectionText,
  planView: planViewText,
  apartments: apartmentsText,
  apartmentList: listText,
  apartment: apartmentText,
  buyerFacts: buyerFactsText,
  contact: contactText,
  enquirySubject: enquirySubjectText,
  home: homeText,
  navigator: navigatorText,
  parking: parkingText,
  stores: storesText,
}
