import type { ServerText } from '../public-text.ts'
import { explanations } from './apartment-explanations.ts'
import * as buildingSentences from './building-sentences.ts'
import { buyerFactPhrases } from './buyer-fact-phrases.ts'
import { cardText } from './card.ts'
import { comingSoonText, unpublishedText } from './coming-soon.ts'
import { contactErrors, contactRefusals, contactThanks } from './contact.ts'
import * as descriptions from './descriptions.ts'
import { enquiryMail, enquiryReply } from './enquiry-mail.ts'
import { enquirySubjectChoices } from './enquiry-subject.ts'
import { formsText } from './forms.ts'
import { homeHeadings } from './home-headings.ts'
import { text } from './index.ts'
import { introductionText } from './introductions.ts'
import * as pdfErrors from './pdf-errors.ts'
import { previewText } from './previews.ts'
import { priceListText } from './price-list.ts'
import * as privacy from './privacy.ts'
import { refusals } from './refusals.ts'
import { typeNames, usualTexts } from './usual-texts.ts'

/** With what only loaders, mails and documents need in Romanian, so that browsers do not load it. */
export const serverText: ServerText = {
  ...text,
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
