import * as explanations from './apartment-explanations.ts'
import * as buildingSentences from './building-sentences.ts'
import { buyerFactPhrases } from './buyer-fact-phrases.ts'
import { comingSoonText } from './coming-soon.ts'
import { offlinePageText } from './connection.ts'
import { contactRefusals, contactThanks } from './contact.ts'
import * as descriptions from './descriptions.ts'
import { formsText } from './forms.ts'
import { homeHeadings } from './home-headings.ts'
import { introductionText } from './introductions.ts'
import * as pdfErrors from './pdf-errors.ts'
import * as privacy from './privacy.ts'
import { typeNames, usualTexts } from './usual-texts.ts'

/** What only loaders, mails and documents need in Bulgarian, so that browsers do not load it. */
export const serverText = {
  explanations,
  buildingSentences,
  buyerFactPhrases,
  comingSoon: comingSoonText,
  offlinePage: offlinePageText,
  contactRefusals,
  contactThanks,
  descriptions,
  forms: formsText,
  homeHeadings,
  introductions: introductionText,
  pdfErrors,
  privacy,
  typeNames,
  usualTexts,
}
