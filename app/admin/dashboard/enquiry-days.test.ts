import { expect, test } from 'vitest'
import { enquiryDays, firstMoment } from './enquiry-days.ts'

const now = new Date('2026-11-15T17:00:00Z')

test('has every day once, today last, also across the end of summer time', () => {
  const days = enquiryDays([], now, 60).map(({ day }) => day)
  expect(days).toHaveLength(60)
  expect(new Set(days).size).toBe(60)
  expect([days[0], days.at(-1)]).toEqual(['2026-09-17', '2026-11-15'])
  expect(days).toContain('2026-10-25')
})

test('counts an evening in UTC to the next day in Sofia', () => {
  const hours = [
    { hour: '2026-11-13T21:00:00.000Z', count: 2 },
    { hour: '2026-11-13T22:00:00.000Z', count: 3 },
  ]
  expect(enquiryDays(hours, now, 3)).toEqual([
    { day: '2026-11-13', count: 2 },
    { day: '2026-11-14', count: 3 },
    { day: '2026-11-15', count: 0 },
  ])
})

test('leaves out older enquiries, and the first moment is early enough', () => {
  const old = { hour: '2026-09-16T12:00:00.000Z', count: 9 }
  expect(enquiryDays([old], now, 60).every(({ count }) => count === 0)).toBe(true)
  expect(firstMoment(now, 60).toISOString() < '2026-09-16T21:00:00').toBe(true)
})
