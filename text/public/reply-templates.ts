import { type ReplyTemplates, replyPlaceholders } from '../../domain/enquiry/reply-template.ts'
import { byLanguage, type Language } from '../../domain/language.ts'
import { allTexts } from './all-texts.ts'

const [name, apartment, agent, link] = replyPlaceholders

/** A template has the same placeholders in every language: those that its form explains. */
const templateOf = (language: Language) =>
  allTexts[language].enquiryReply.template({
    name: `{${name}}`,
    apartment: `{${apartment}}`,
    agent: `{${agent}}`,
    link: `{${link}}`,
  })

/** The templates of an installation that has not written its own: one for each language. */
export const defaultReplyTemplates: ReplyTemplates = {
  ...templateOf('bg'),
  ...byLanguage(templateOf),
}
