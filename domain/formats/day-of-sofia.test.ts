import { expect, test } from 'vitest'
import { addDays, dayOfSofia, momentOfSofia } from './day-of-sofia.ts'

test.each([
  ['2026-01-15', '2026-01-14T22:00:00.000Z', '2026-01-15T22:00:00.000Z'],
  ['2026-07-15', '2026-07-14T21:00:00.000Z', '2026-07-15T21:00:00.000Z'],
  // Daylight saving time begins and ends.
  ['2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
])('%s in Sofia', (day, from, until) => {
  expect(dayOfSofia(day)).toEqual({ from, until })
})

test('calendar days are counted over the end of a month and a change of daylight saving time', () => {
  expect([addDays('2026-11-29', 3), addDays('2026-10-24', 1), addDays('2026-10-25', 1)]).toEqual([
    '2026-12-02',
    '2026-10-25',
    '2026-10-26',
  ])
})

test.each([
  ['2026-01-15', '14:30', '2026-01-15T12:30:00.000Z'],
  ['2026-07-15', '00:15', '2026-07-14T21:15:00.000Z'],
  // The hour from 3 to 4 is missing in March, and there twice in October.
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
])('%s at %s in Sofia', (day, time, moment) => {
  expect(momentOfSofia(day, time)).toBe(moment)
})
