import { expect, test } from 'vitest'
import { choice, numberChoice, withSelected } from './query.ts'

test.each([
  ['read', 'read'],
  ['Read', undefined],
  [' read', undefined],
  ['', undefined],
  [null, undefined],
  ['length', undefined],
])('of read and unread, %j selects %s', (value, selected) => {
  expect(choice(['read', 'unread'], value)).toBe(selected)
})

test.each([
  ['-1', -1],
  ['2', 2],
  ['02', undefined],
  ['2.0', undefined],
  ['+2', undefined],
  [' 2', undefined],
  ['0x2', undefined],
  ['3', undefined],
  ['', undefined],
  [null, undefined],
])('of the numbers -1, 1 and 2, %j selects %s', (value, selected) => {
  expect(numberChoice([-1, 1, 2], value)).toBe(selected)
})

test('a selected value stays an option that is no longer offered', () => {
  expect(withSelected([1, 2], undefined)).toEqual([1, 2])
  expect(withSelected([1, 2], 2)).toEqual([1, 2])
  expect(withSelected([1, 2], 7)).toEqual([1, 2, 7])
})
