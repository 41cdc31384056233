import { expect, test } from 'vitest'
import { formatWaitingTime } from './waiting-time.ts'

test.each([
  ['2026-11-15T11:59:40Z', 'чака 1 мин.'],
  ['2026-11-15T12:00:30Z', 'чака 1 мин.'],
  ['2026-11-15T11:55:00Z', 'чака 5 мин.'],
  ['2026-11-15T11:00:00Z', 'чака 1 ч.'],
  ['2026-11-15T08:10:00Z', 'чака 3 ч.'],
  ['2026-11-14T12:00:00Z', 'чака 1 ден'],
  ['2026-11-13T11:00:00Z', 'чака 2 дни'],
])('at noon, an enquiry of %s %s', (submittedAt, expected) => {
  expect(formatWaitingTime(submittedAt, new Date('2026-11-15T12:00:00Z'))).toBe(expected)
})
