import type { Viewing } from './viewing.ts'

/** One appointment as calendars read it. */
export interface CalendarEvent extends Pick<Viewing, 'startsAt' | 'endsAt'> {
  /** Stays the same for the appointment's whole life. */
  uid: string
  /** Grows with each change, so that a calendar knows which message is newer. */
  sequence: number
  changedAt: string
  summary: string
  location: string
  description: string
  isCancelled: boolean
  organizer?: { name: string; email: string }
  attendee?: { name: string; email: string }
}

export interface Calendar {
  /** `REQUEST` invites and updates, `CANCEL` takes back, `PUBLISH` is a calendar that is subscribed to. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  name?: string
  /** How often a calendar that is subscribed to is to be read again. */
  refreshMinutes?: number
  events: readonly CalendarEvent[]
}

/** An iCalendar file (RFC 5545). Moments are in UTC, so that no time zone has to be described. */
export function writeCalendar({ method, name, refreshMinutes, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sgrada//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    // Apple reads the first, Google and Outlook the second.
    ...(refreshMinutes === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, startsAt, endsAt, summary, location, description } = event
  const { isCancelled, organizer, attendee } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [`ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${attendee.email}`]
      : []),
    'END:VEVENT',
  ]
}

/** 20261116T123000Z */
function inUtc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
}

/** A parameter may hold no quotes and no line breaks, however they are escaped. */
function quoted(text: string): string {
  return `"${withoutControls(text)
    .replace(/["\r\n]+/g, ' ')
    .trim()}"`
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: calendars refuse them
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

const longest = 75
const encoder = new TextEncoder()

/** Lines have at most 75 bytes; a longer one goes on after a line break and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > longest) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
