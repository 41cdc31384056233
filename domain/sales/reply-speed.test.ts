import { expect, test } from 'vitest'
import { replySpeed } from './reply-speed.ts'

const hour = 60 * 60_000
const now = new Date('2026-11-16T12:00:00Z')
const asked = (daysAgo: number, hours?: number) => {
  const submitted = now.getTime() - daysAgo * 24 * hour
  return {
    submittedAt: new Date(submitted).toISOString(),
    answeredAt: hours === undefined ? null : new Date(submitted + hours * hour).toISOString(),
  }
}

test('the last thirty days stand beside the thirty before them', () => {
  const enquiries = [asked(1), asked(2, 1), asked(29, 3), asked(31, 5), asked(59, 9), asked(61, 1000)]
  expect(replySpeed(enquiries, now, 30)).toEqual({ last: 2 * hour, before: 7 * hour })
})

test('without answers there is no speed', () => {
  expect(replySpeed([asked(1)], now, 30)).toEqual({ last: undefined, before: undefined })
})
