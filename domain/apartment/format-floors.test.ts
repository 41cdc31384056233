import { expect, test } from 'vitest'
import { floorSpan, formatFloors } from './format-floors.ts'

test('one floor is named as one', () => {
  expect(floorSpan({ floor: 3, secondaryFloor: null })).toBe('3')
  expect(formatFloors({ floor: 3, secondaryFloor: null })).toBe('етаж 3')
})

test('two floors are named as a span', () => {
  expect(floorSpan({ floor: 8, secondaryFloor: 9 })).toBe('8–9')
  expect(formatFloors({ floor: 8, secondaryFloor: 9 })).toBe('етажи 8–9')
})
