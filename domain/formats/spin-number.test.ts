import { expect, test } from 'vitest'
import { spinNumber } from './spin-number.ts'

test('a number changes by its step and stays within its limits', () => {
  expect(spinNumber(7500, 1, { min: 0, step: 100 })).toBe(7600)
  expect(spinNumber(0, -1, { min: 0, step: 100 })).toBe(0)
  expect(spinNumber(-10, -1, { min: -10, max: 100, step: 1 })).toBe(-10)
  expect(spinNumber(50, 1, { min: 1, max: 50, step: 1 })).toBe(50)
})

test('a number between two steps goes to the next one', () => {
  expect(spinNumber(7550, 1, { min: 0, step: 100 })).toBe(7600)
  expect(spinNumber(7550, -1, { min: 0, step: 100 })).toBe(7500)
})

test('hundredths stay hundredths', () => {
  expect(spinNumber(0.29, 1, { min: 0, step: 0.01 })).toBe(0.3)
  expect(spinNumber(78.4, -1, { min: 0, step: 0.01 })).toBe(78.39)
})
