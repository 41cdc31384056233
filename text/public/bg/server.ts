import { alertMail, alertText } from './alerts.ts'
import { apartmentText } from './apartment.ts'
import { explanations } from './apartment-explanations.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'
import { askedApartmentsMessages, askedApartmentsText } from './asked-apartments.ts'
import * as buildingSentences from './building-sentences.ts'
import { buyerFactPhrases } from './buyer-fact-phrases.ts'
import { cardText } from './card.ts'
import { comingSoonText, unpublishedText } from './coming-soon.ts'
import { compareRows } from './compare-rows.ts'
import { contactErrors, contactRefusals, contactText, contactThanks } from './contact.ts'
import { costsText } from './costs.ts'
import * as descriptions from './descriptions.ts'
import { enquiryMail, enquiryReply } from './enquiry-mail.ts'
import { enquirySubjectChoices, enquirySubjectText } from './enquiry-subject.ts'
import { compareText, favouritesText } from './favourites.ts'
import { filterWords } from './filter-words.ts'
import { findingText } from './finding.ts'
import { formsText } from './forms.ts'
import { homeText } from './home.ts'
import { homeHeadings } from './home-headings.ts'
import { instalmentMail } from './instalment-mail.ts'
import { introductionText } from './introductions.ts'
import { factLabels } from './labels.ts'
import { navigatorText } from './navigator.ts'
import { parkingText } from './parking.ts'
import * as pdfErrors from './pdf-errors.ts'
import { previewText } from './previews.ts'
import { priceListText } from './price-list.ts'
import * as privacy from './privacy.ts'
import { progressText } from './progress.ts'
import { refusals } from './refusals.ts'
import { showroomText } from './showroom.ts'
import { storesText } from './stores.ts'
import { sunText } from './sun.ts'
import { typeNames, usualTexts } from './usual-texts.ts'
import { viewingMail } from './viewing-mail.ts'
import { whereText } from './where.ts'
import { windowViewCaption, windowViewText } from './window-view.ts'

/** What only loaders, mails and documents need in Bulgarian, so that browsers do not load it. */
export const serverText = {
  alerts: alertText,
  alertMail,
  instalmentMail,
  apartment: apartmentText,
  apartments: apartmentsText,
  apartmentList: listText,
  contact: contactText,
  enquirySubject: enquirySubjectText,
  home: homeText,
  finding: findingText,
  navigator: navigatorText,
  parking: parkingText,
  factLabels,
  favourites: favouritesText,
  compare: compareText,
  askedApartments: askedApartmentsText,
  compareRows,
  askedApartmentsMessages,
  showroom: showroomText,
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
  costs: costsText,
  descriptions,
  enquiryMail,
  enquiryReply,
  enquirySubjectChoices,
  filterWords,
  forms: formsText,
  homeHeadings,
  introductions: introductionText,
  pdfErrors,
  previews: previewText,
  priceList: priceListText,
  privacy,
  progress: progressText,
  refusals,
  sun: sunText,
  typeNames,
  usualTexts,
  where: whereText,
  windowView: windowViewText,
  windowViewCaption,
  viewingMail,
}
