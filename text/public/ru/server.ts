import type { ServerText } from '../public-text.ts'
import { apartmentText } from './apartment.ts'
import { explanations } from './apartment-explanations.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'
import * as buildingSentences from './building-sentences.ts'
import { buyerFactPhrases } from './buyer-fact-phrases.ts'
import { cardText } from './card.ts'
import { comingSoonText, unpublishedText } from './coming-soon.ts'
import { contactErrors, contactRefusals, contactText, contactThanks } from './contact.ts'
import * as descriptions from './descriptions.ts'
import { enquiryMail, enquiryReply } from './enquiry-mail.ts'
import { enquirySubjectChoices, enquirySubjectText } from './enquiry-subject.ts'
import { formsText } from './forms.ts'
import { homeText } from './home.ts'
import { homeHeadings } from './home-headings.ts'
import { text } from './index.ts'
import { introductionText } from './introductions.ts'
import { factLabels } from './labels.ts'
import { navigatorText } from './navigator.ts'
import { parkingText } from './parking.ts'
import * as pdfErrors from './pdf-errors.ts'
import { previewText } from './previews.ts'
import { priceListText } from './price-list.ts'
import * as privacy from './privacy.ts'
import { refusals } from './refusals.ts'
import { storesText } from './stores.ts'
import { typeNames, usualTexts } from './usual-texts.ts'

/** What only loaders, mails and documents need in Russian, so that browsers do not load it. */
export const serverText: ServerText = {
  ...text,
  apartment: apartmentText,
  apartments: apartmentsText,
  apartmentList: listText,
  contact: contactText,
  enquirySubject: enquirySubjectText,
  home: homeText,
  navigator: navigatorText,
  parking: parkingText,
  factLabels,
  stores: storesText,
  explanations,
  buildingSentences,
  buyerFactPhrases,
  card: cardText,
  comingSoon: comingSoonText,
  unpublished: unpublishedText,
  contactErrors,
  contactRefusals,
  contactThanks,
  descriptions,
  enquiryMail,
  enquiryReply,
  enquirySubjectChoices,
  forms: formsText,
  homeHeadings,
  introductions: introductionText,
  pdfErrors,
  previews: previewText,
  priceList: priceListText,
  privacy,
  refusals,
  typeNames,
  usualTexts,
}
