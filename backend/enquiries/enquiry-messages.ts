import type { EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import { languageLabels } from '../../text/admin/languages.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import type { Message } from '../data/mails.ts'

interface AboutNotice {
  company: CompanySettings
  enquiriesUrl: string | undefined
  language: Language
  sentQuickly?: boolean | undefined
}

/** The mail to the sales team, in Bulgarian. Its reply goes to the sender of the enquiry. */
export function enquiryNotice(
  enquiry: EnquiryValues,
  apartments: readonly string[],
  { company, enquiriesUrl, language, sentQuickly }: AboutNotice,
): Message {
  const label = apartments.length > 1 ? 'Апартаменти' : 'Апартамент'
  const names = apartments.join(', ')
  const subjects = [names && `${label.toLocaleLowerCase('bg')} ${names}`, enquiry.about]
  const about = subjects.filter(Boolean).join(' и ')
  return {
    to: company.email,
    replyTo: enquiry.email,
    subject: `Ново запитване${about && ` за ${about}`}`,
    text: [
      `Име: ${enquiry.name}`,
      `Имейл: ${enquiry.email}`,
      ...(enquiry.phone ? [`Телефон: ${enquiry.phone}`] : []),
      ...(names ? [`${label}: ${names}`] : []),
      ...(enquiry.about ? [`Паркомясто или магазин: ${enquiry.about}`] : []),
      ...(enquiry.wishedTime ? [`Удобно време: ${enquiry.wishedTime}`] : []),
      ...(language === defaultLanguage ? [] : [`Език: ${languageLabels[language]}`]),
      ...(sentQuickly ? ['Възможен робот: изпратено е необичайно бързо след отварянето на страницата.'] : []),
      '',
      enquiry.message,
      ...(enquiriesUrl ? ['', `Всички запитвания: ${enquiriesUrl}`] : []),
    ].join('\n'),
  }
}

/**
 * The mail to the sender, in the language of the enquiry. It quotes nothing that was typed, so that nobody can use the
 * form to send text to strangers; of several apartments it has the numbers.
 */
export function enquiryAcknowledgement(
  { enquiryMail }: ServerText,
  enquiry: Pick<EnquiryValues, 'email'> & { numbers?: readonly string[] },
  company: CompanySettings,
): Message {
  const { numbers = [] } = enquiry
  const signature = [company.companyName, company.phone].filter(Boolean)
  return {
    to: enquiry.email,
    ...(company.email && { replyTo: company.email }),
    subject: enquiryMail.subject,
    text: enquiryMail.lines(signature, numbers.length > 1 ? [enquiryMail.about(numbers)] : []).join('\n'),
  }
}
