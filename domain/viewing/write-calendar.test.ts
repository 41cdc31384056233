import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const event: CalendarEvent = {
  uid: 'a1@example.com',
  sequence: 2,
  changedAt: '2026-11-15T08:00:00.000Z',
  startsAt: '2026-11-16T12:30:00.000Z',
  endsAt: '2026-11-16T13:15:00.000Z',
  summary: 'Оглед: апартамент 12, вход А',
  location: 'ул. „Морска“ 1; Варна',
  description: 'Ред 1\nРед 2 \\ край',
  isCancelled: false,
  organizer: { name: 'Бриз "ООД"\r\nX:1', email: 'office@example.com' },
  attendee: { name: 'Иван', email: 'ivan@example.com' },
}

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an appointment has what RFC 5545 asks for, with texts escaped', () => {
  expect(linesOf(writeCalendar({ method: 'REQUEST', events: [event] }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sgrada//Viewings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:a1@example.com',
    'SEQUENCE:2',
    'DTSTAMP:20261115T080000Z',
    'LAST-MODIFIED:20261115T080000Z',
    'DTSTART:20261116T123000Z',
    'DTEND:20261116T131500Z',
    'SUMMARY:Оглед: апартамент 12\\, вход А',
    'LOCATION:ул. „Морска“ 1\\; Варна',
    'DESCRIPTION:Ред 1\\nРед 2 \\\\ край',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Бриз  ООД X:1":mailto:office@example.com',
    'ATTENDEE;CN="Иван";ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:ivan@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line has more than 75 bytes, and no character is cut in two', () => {
  const long = { ...event, description: 'Дълго описание 🏠 с точка; и запетая, '.repeat(40) }
  const file = writeCalendar({ method: 'PUBLISH', name: 'Огледи', events: [long] })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(linesOf(file)).toContain(`DESCRIPTION:${'Дълго описание 🏠 с точка\\; и запетая\\, '.repeat(40)}`)
})

test('a calendar that is subscribed to has a name, and says how often it is to be read again', () => {
  const file = writeCalendar({ method: 'PUBLISH', name: 'Огледи; Бриз', refreshMinutes: 15, events: [] })
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sgrada//Viewings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Огледи\\; Бриз',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancelled appointment says so, and control characters are left out', () => {
  const file = writeCalendar({
    method: 'CANCEL',
    events: [{ ...event, isCancelled: true, summary: 'Оглед\u0007', location: '' }],
  })
  expect(file).toContain('METHOD:CANCEL')
  expect(file).toContain('STATUS:CANCELLED')
  expect(file).toContain('SUMMARY:Оглед\r\n')
  expect(file).not.toContain('LOCATION')
})
