import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNumbers } from './compare.ts'

const collator = new Intl.Collator('bg', { numeric: true })
const part = fc.constantFrom(
  '',
  '0',
  '1',
  '2',
  '10',
  '019',
  '77',
  'А',
  'б',
  'K',
  '-',
  ' ',
  '.',
  '1234567890123456789',
)
const numbers = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''))

test('numbers have the order of the collator, however they are compared', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      expect(Math.sign(compareNumbers(one, other))).toBe(Math.sign(collator.compare(one, other)))
    }),
    { numRuns: 2000 },
  )
})

test('people count: 2 before 10, 12 before 12А, К9 before К10', () => {
  expect(['К10', '12А', '10', 'К9', '12', '2'].toSorted(compareNumbers)).toEqual([
    '2',
    '10',
    '12',
    '12А',
    'К9',
    'К10',
  ])
})
