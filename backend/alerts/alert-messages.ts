import { type Alert, confirmWithin } from '../../domain/alert/alert.ts'
import type { ApartmentNews } from '../../domain/alert/alert-news.ts'
import { isHiddenPrice } from '../../domain/formats/money.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import type { Message } from '../data/mails.ts'

interface Envelope {
  to: string
  company: CompanySettings
}

/** What a mail is about, as its reader reads it. */
interface Named {
  name: string
  url: string
}

/** News of one apartment; for one that was sold, `similarUrl` leads to others. */
export interface NamedNews extends Named {
  news: ApartmentNews
  similarUrl: string
}

/** Asks the owner of the e-mail whether he wants the alert, or says that he already has it. */
export function confirmationMessage(
  { alertMail: text }: ServerText,
  { name, url }: Named,
  { confirmedAt }: Pick<Alert, 'confirmedAt'>,
  { link, ...envelope }: Envelope & { link: string },
): Message {
  const { subject, asked, how } = confirmedAt ? text.known : text.confirm
  return {
    ...addressed(envelope),
    subject,
    text: [
      ...begin(text, asked),
      name,
      url,
      '',
      how,
      link,
      ...(confirmedAt ? [] : ['', text.confirm.otherwise(confirmWithin)]),
      ...end(text.farewell, envelope.company),
    ].join('\n'),
  }
}

interface News {
  apartments: NamedNews[]
  /** New entries of the construction diary. */
  entries: Named[]
}

/**
 * One mail with all news for an e-mail. `link` ends what is left of its alerts; undefined when nothing is left. Mail
 * programs show a button for it (RFC 8058).
 */
export function newsMessage(
  { alertMail: text, formats }: Pick<ServerText, 'alertMail' | 'formats'>,
  { apartments, entries }: News,
  { link, ...envelope }: Envelope & { link: string | undefined },
): Message {
  const parts = [
    ...apartments.flatMap((apartment) => ['', ...describeApartment({ alertMail: text, formats }, apartment)]),
    ...(entries.length > 0
      ? ['', text.news.progress, ...entries.flatMap(({ name, url }) => [`- ${name}`, `  ${url}`])]
      : []),
  ]
  return {
    ...addressed(envelope),
    ...(link !== undefined && {
      headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    subject: newsSubject(text.subjects, { apartments, entries }),
    text: [
      text.greeting,
      '',
      text.intro,
      ...parts,
      '',
      ...(link === undefined ? [text.last] : [text.ending, link]),
      ...end(text.farewell, envelope.company),
    ].join('\n'),
  }
}

function newsSubject(subjects: ServerText['alertMail']['subjects'], { apartments, entries }: News): string {
  const [first, ...others] = apartments
  if (!first) return subjects.progress
  if (others.length > 0 || entries.length > 0) return subjects.several
  return subjects[first.news.kind](first.name)
}

function describeApartment(
  { alertMail: { news: text }, formats }: Pick<ServerText, 'alertMail' | 'formats'>,
  { name, url, news, similarUrl }: NamedNews,
): string[] {
  switch (news.kind) {
    case 'sold':
      return [name, text.sold, similarUrl]
    case 'free':
      return [
        name,
        text.free,
        ...(isHiddenPrice(news.price) ? [] : [text.priced(formats.euros(news.price))]),
        url,
      ]
    case 'price': {
      const price = formats.euros(news.price)
      return [
        name,
        isHiddenPrice(news.from) ? text.firstPrice(price) : text.price(price, formats.euros(news.from)),
        url,
      ]
    }
  }
}

function addressed({ to, company }: Envelope): Pick<Message, 'to' | 'replyTo'> {
  return { to, ...(company.email && { replyTo: company.email }) }
}

function begin({ greeting }: ServerText['alertMail'], first: string): string[] {
  return [greeting, '', first, '']
}

function end(farewell: string, { companyName, phone }: CompanySettings): string[] {
  return ['', farewell, ...[companyName, phone].filter(Boolean)]
}
