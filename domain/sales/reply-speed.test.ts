import { expect, test } from 'vitest'
import { medianReplyTime, replySpeed } from './reply-speed.ts'

const submittedAt = '2026-11-15T10:00:00.000Z'
const replied = (...minutes: (number | null)[]) =>
  minutes.map((after) => ({
    submittedAt,
    answeredAt: after === null ? null : new Date(Date.parse(submittedAt) + after * 60_000).toISOString(),
  }))

test.each([
  [[], undefined],
  [[null, null], undefined],
  [[30], 30],
  [[90, 10], 50],
  [[600, 1, 20], 20],
  [[40, 1, 20, 600, null], 30],
])('replies after %j minutes have the median %s', (minutes, median) => {
  expect(medianReplyTime(replied(...minutes))).toBe(median === undefined ? undefined : median * 60_000)
})

const hour = 60 * 60_000
const now = new Date('2026-11-16T12:00:00Z')
const enquiryFrom = (daysAgo: number, hours?: number) => {
  const submitted = now.getTime() - daysAgo * 24 * hour
  return {
    submittedAt: new Date(submitted).toISOString(),
    answeredAt: hours === undefined ? null : new Date(submitted + hours * hour).toISOString(),
  }
}

test('the last thirty days are compared with the thirty before', () => {
  const enquiries = [
    enquiryFrom(1),
    enquiryFrom(2, 1),
    enquiryFrom(29, 3),
    enquiryFrom(31, 5),
    enquiryFrom(59, 9),
    enquiryFrom(61, 1000),
  ]
  expect(replySpeed(enquiries, now, 30)).toEqual({ last: 2 * hour, before: 7 * hour })
})

test('without replies there is no median', () => {
  expect(replySpeed([enquiryFrom(1)], now, 30)).toEqual({ last: undefined, before: undefined })
})
