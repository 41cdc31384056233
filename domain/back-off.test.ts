import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

test('the delay doubles from one second up to a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => backOff(attempt, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
})

test('up to 10 % is added at random', () => {
  expect([backOff(0, 1), backOff(1, 0.5), backOff(9, 1)]).toEqual([1100, 2100, 66_000])
})
