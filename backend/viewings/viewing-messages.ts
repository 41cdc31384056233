import type { CompanySettings } from '../../domain/settings.ts'
import type { Viewing } from '../../domain/viewing/viewing.ts'
import { type CalendarEvent, writeCalendar } from '../../domain/viewing/write-calendar.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import type { Message } from '../data/mails.ts'

export type ViewingNews = 'planned' | 'changed' | 'cancelled' | 'reminder'

export interface ViewingFacts {
  viewing: Viewing
  /** The apartment or the meeting point, in the client's language. */
  where: string
  /** The name of the agent. */
  agent: string
  company: CompanySettings
  /** Of the installation's appointments. */
  domain: string
}

/** The mail to the client of a viewing, in his language, with the appointment for his calendar. */
export function viewingMessage(
  { viewingMail: text, formats }: Pick<ServerText, 'viewingMail' | 'formats'>,
  news: ViewingNews,
  { viewing, where, agent, company, domain }: ViewingFacts,
): Message {
  const when = formats.dateTime(viewing.startsAt)
  const isCancelled = news === 'cancelled'
  const event: CalendarEvent = {
    uid: uidOf(viewing, domain),
    sequence: viewing.revision - 1,
    changedAt: viewing.updatedAt,
    startsAt: viewing.startsAt,
    endsAt: viewing.endsAt,
    summary: text.summary(where),
    location: [where, company.address].filter(Boolean).join(', '),
    description: [`${text.labels.agent}: ${agent}`, company.companyName, company.phone]
      .filter(Boolean)
      .join('\n'),
    isCancelled,
    ...(company.email && { organizer: { name: company.companyName || agent, email: company.email } }),
    attendee: { name: viewing.name, email: viewing.email },
  }
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  return {
    to: viewing.email,
    ...(company.email && { replyTo: company.email }),
    subject: text.subjects[news](when),
    text: [
      text.greeting,
      '',
      text.intro[news],
      '',
      `${text.labels.when}: ${when}`,
      `${text.labels.where}: ${where}`,
      ...(isCancelled ? [] : [`${text.labels.agent}: ${agent}`]),
      '',
      ...(isCancelled ? [text.again] : [text.calendar, text.otherwise]),
      '',
      text.farewell,
      ...[company.companyName, company.phone].filter(Boolean),
    ].join('\n'),
    icalEvent: { method, filename: 'viewing.ics', content: writeCalendar({ method, events: [event] }) },
  }
}

/**
 * The same in mails and in the agent's calendar, so that one person has an appointment once. It never changes: a calendar
 * finds by it what is updated or cancelled.
 */
export function uidOf({ id }: Pick<Viewing, 'id'>, domain: string): string {
  return `${id}@${domain}`
}
