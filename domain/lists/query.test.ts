import { expect, test } from 'vitest'
import { choice, numberChoice } from './query.ts'

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
