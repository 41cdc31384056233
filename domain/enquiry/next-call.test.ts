import { expect, test } from 'vitest'
import { isCallDue, isCallTooEarly } from './next-call.ts'

test.each([
  ['2026-11-16', true],
  ['2026-11-17', false],
  ['2026-11-15', true],
])('on 16.11., whether a call on %s is due: %j', (nextCallOn, isDue) => {
  expect(isCallDue(nextCallOn, '2026-11-16')).toBe(isDue)
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
