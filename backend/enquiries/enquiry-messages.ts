import type { EnquiryValues } from '../../domain/enquiry/enquiry.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import type { Message } from '../mail/mailer.ts'

interface AboutNotice {
  company: CompanySettings
  enquiriesUrl: string | undefined
  sentQuickly?: boolean | undefined
}

/** The mail to the sales team. Its reply goes to the sender of the enquiry. */
export function enquiryNotice(
  enquiry: EnquiryValues,
  apartment: string,
  { company, enquiriesUrl, sentQuickly }: AboutNotice,
): Message {
  const subjects = [apartment && `апартамент ${apartment}`, enquiry.about]
  const about = subjects.filter(Boolean).join(' и ')
  return {
    to: company.email,
    replyTo: enquiry.email,
    subject: `Ново запитване${about && ` за ${about}`}`,
    text: [
      `Име: ${enquiry.name}`,
      `Имейл: ${enquiry.email}`,
      ...(enquiry.phone ? [`Телефон: ${enquiry.phone}`] : []),
      ...(apartment ? [`Апартамент: ${apartment}`] : []),
      ...(enquiry.about ? [`Паркомясто или магазин: ${enquiry.about}`] : []),
      ...(enquiry.wishedTime ? [`Удобно време: ${enquiry.wishedTime}`] : []),
      ...(sentQuickly ? ['Възможен робот: изпратено е необичайно бързо след отварянето на страницата.'] : []),
      '',
      enquiry.message,
      ...(enquiriesUrl ? ['', `Всички запитвания: ${enquiriesUrl}`] : []),
    ].join('\n'),
  }
}

/** The mail to the sender. It quotes nothing, so that nobody can use the form to send text to strangers. */
export function enquiryAcknowledgement(enquiry: EnquiryValues, company: CompanySettings): Message {
  return {
    to: enquiry.email,
    ...(company.email && { replyTo: company.email }),
    subject: 'Получихме Вашето запитване',
    text: [
      'Здравейте,',
      '',
      'благодарим Ви за интереса. Получихме запитването Ви и ще се свържем с Вас скоро.',
      '',
      'С уважение,',
      ...[company.companyName, company.phone].filter(Boolean),
    ].join('\n'),
  }
}
