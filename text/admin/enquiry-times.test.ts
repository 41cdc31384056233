import { expect, test } from 'vitest'
import { formatCallDay, formatWaitingTime } from './enquiry-times.ts'

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

test.each([
  ['2026-11-16', 'днес'],
  ['2026-11-17', 'утре'],
  ['2026-11-20', ''],
  ['2026-11-15', 'закъснява с 1 ден'],
  ['2026-11-09', 'закъснява с 7 дни'],
])('on 16.11., a call on %s is %j', (nextCallOn, expected) => {
  expect(formatCallDay(nextCallOn, '2026-11-16')).toBe(expected)
})
