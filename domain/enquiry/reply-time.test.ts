import { expect, test } from 'vitest'
import { medianReplyTime } from './reply-time.ts'

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
])('of answers after %j minutes the median is %s', (minutes, median) => {
  expect(medianReplyTime(replied(...minutes))).toBe(median === undefined ? undefined : median * 60_000)
})
