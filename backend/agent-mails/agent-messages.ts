import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import type { Message } from '../data/mails.ts'

export type Letter = Omit<Message, 'to'>

/** An enquiry with the name of what it asks about. */
export interface NamedEnquiry {
  enquiry: Enquiry
  /** The apartments, or the parking spot or store; empty where it asks about none. */
  about: string
}

interface Links {
  /** The list of enquiries; undefined where nobody has said what the site's URL is. */
  enquiriesUrl: string | undefined
}

/** So many enquiries of one mail are named; of the others it says how many they are. */
const mostNamed = 20

/** Tells an agent that somebody else has assigned enquiries to him. */
export function assignedMessage(
  enquiries: readonly NamedEnquiry[],
  { actor, enquiriesUrl }: Links & { actor: string },
): Letter {
  const [only, ...others] = enquiries
  if (only && others.length === 0)
    return {
      subject: `Запитването на ${only.enquiry.name} е възложено на Вас`,
      text: [
        `${actor} Ви възложи това запитване:`,
        '',
        ...enquiryLines(only),
        ...callLine(only.enquiry),
        ...link(enquiriesUrl, 'Запитването', only.enquiry.id),
      ].join('\n'),
    }
  const count = enquiries.length
  const left = count - mostNamed
  return {
    subject: `Възложени са Ви ${count} запитвания`,
    text: [
      `${actor} Ви възложи ${count} запитвания:`,
      '',
      ...enquiries
        .slice(0, mostNamed)
        .map(({ enquiry, about }) =>
          [enquiry.name, enquiry.phone, about, enquiriesUrl && `${enquiriesUrl}/${enquiry.id}`]
            .filter(Boolean)
            .join(' · '),
        ),
      ...(left > 0 ? [`и още ${left}`] : []),
      ...link(enquiriesUrl, 'Всички запитвания'),
    ].join('\n'),
  }
}

/** Reminds an agent of a call of his that is due. */
export function callMessage(named: NamedEnquiry, { enquiriesUrl }: Links): Letter {
  const { name, nextCallOn, nextCallAt } = named.enquiry
  const at = nextCallAt === null ? '' : ` в ${nextCallAt} ч.`
  return {
    subject: `Обаждане до ${name}${at || ` на ${formatDate(nextCallOn ?? '')}`}`,
    text: [
      `Време е за обаждането, което е насрочено за ${formatDate(nextCallOn ?? '')}${at}${at ? '' : ', без час'}`,
      '',
      ...enquiryLines(named),
      ...link(enquiriesUrl, 'Запитването', named.enquiry.id),
    ].join('\n'),
  }
}

function enquiryLines({ enquiry: { name, phone, email }, about }: NamedEnquiry): string[] {
  return [
    `Име: ${name}`,
    ...(phone ? [`Телефон: ${phone}`] : []),
    ...(email ? [`Имейл: ${email}`] : []),
    ...(about ? [`За: ${about}`] : []),
  ]
}

function callLine({ nextCallOn, nextCallAt }: Enquiry): string[] {
  if (nextCallOn === null) return []
  return [`Следващо обаждане: ${formatDate(nextCallOn)}${nextCallAt === null ? '' : ` в ${nextCallAt} ч.`}`]
}

function link(url: string | undefined, label: string, id?: string): string[] {
  return url ? ['', `${label}: ${id === undefined ? url : `${url}/${id}`}`] : []
}
