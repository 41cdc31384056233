import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, isoDay, isoMoment } from './dates.ts'

test('a day is written the Bulgarian way', () => {
  expect(formatDate('2026-01-05T12:00:00Z')).toBe('5.01.2026\u00a0г.')
})

describe('the day is the one in Sofia', () => {
  test.each([
    ['the last winter second', '2026-01-15T21:59:59Z', '15.01.2026\u00a0г., 23:59'],
    ['winter midnight, two hours before midnight UTC', '2026-01-15T22:00:00Z', '16.01.2026\u00a0г., 0:00'],
    ['midnight UTC in winter', '2026-01-16T00:00:00Z', '16.01.2026\u00a0г., 2:00'],
    ['the last summer second', '2026-07-15T20:59:59Z', '15.07.2026\u00a0г., 23:59'],
    ['summer midnight, three hours before midnight UTC', '2026-07-15T21:00:00Z', '16.07.2026\u00a0г., 0:00'],
    ['midnight UTC in summer', '2026-07-16T00:00:00Z', '16.07.2026\u00a0г., 3:00'],
    ['New Year', '2026-12-31T22:00:00Z', '1.01.2027\u00a0г., 0:00'],
    ['a moment written with its own offset', '2026-07-15T23:30:00-05:00', '16.07.2026\u00a0г., 7:30'],
  ])('%s', (_, iso, shown) => {
    expect(formatDateTime(iso)).toBe(shown)
    expect(formatDate(iso)).toBe(shown.split(', ')[0])
  })
})

describe('the clock', () => {
  test.each([
    ['before it goes forward', '2026-03-29T00:59:00Z', '29.03.2026\u00a0г., 2:59'],
    ['after it went forward', '2026-03-29T01:00:00Z', '29.03.2026\u00a0г., 4:00'],
    ['before it goes back', '2026-10-25T00:59:00Z', '25.10.2026\u00a0г., 3:59'],
    ['after it went back', '2026-10-25T01:00:00Z', '25.10.2026\u00a0г., 3:00'],
  ])('%s', (_, iso, shown) => {
    expect(formatDateTime(iso)).toBe(shown)
  })
})

test('ISO days and times are those of Sofia', () => {
  expect(isoDay(new Date('2026-01-15T22:00:00Z'))).toBe('2026-01-16')
  expect(isoMoment(new Date('2026-07-15T21:05:09Z'))).toBe('2026-07-16 00:05:09')
})
