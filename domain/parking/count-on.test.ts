import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOn } from './count-on.ts'

test.each([
  ['7', ['7', '8', '9']],
  ['P-08', ['P-08', 'P-09', 'P-10']],
  ['99', ['99', '100', '101']],
  ['2-15а', ['2-15а', '2-16а', '2-17а']],
  ['А', ['А', 'А2', 'А3']],
])('%s', (first, numbers) => {
  expect(countOn(first, 3)).toEqual(numbers)
})

test('numbers are all different, and the first one is the one that was given', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 1, max: 200 }), (first, count) => {
      const numbers = countOn(first, count)
      expect(new Set(numbers).size).toBe(count)
      expect(numbers[0]).toBe(first.trim())
    }),
  )
})
