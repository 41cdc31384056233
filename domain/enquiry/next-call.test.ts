import { expect, test } from 'vitest'
import { formatCallDay, isCallDue, isCallTooEarly } from './next-call.ts'

test.each([
  ['2026-11-16', 'днес', true],
  ['2026-11-17', 'утре', false],
  ['2026-11-20', '', false],
  ['2026-11-15', 'закъснява с 1 ден', true],
  ['2026-11-09', 'закъснява с 7 дни', true],
])('on 16.11., a call on %s is %j', (nextCallOn, expected, isDue) => {
  expect([formatCallDay(nextCallOn, '2026-11-16'), isCallDue(nextCallOn, '2026-11-16')]).toEqual([
    expected,
    isDue,
  ])
})

test('without a day, no call is due', () => {
  expect(isCallDue(null, '2026-11-16')).toBe(false)
})

test('a call is planned for today or later, and an older day stays as it is', () => {
  expect(isCallTooEarly('2026-11-16', null, '2026-11-17')).toBe(true)
  expect(isCallTooEarly('2026-11-16', '2026-11-15', '2026-11-17')).toBe(true)
  expect(isCallTooEarly('2026-11-16', '2026-11-16', '2026-11-17')).toBe(false)
  expect(isCallTooEarly('2026-11-17', null, '2026-11-17')).toBe(false)
})
