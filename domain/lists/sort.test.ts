import { expect, test } from 'vitest'
import { byAmount } from './compare.ts'
import { parseSort, sortBy } from './sort.ts'

test.each([
  ['sort=price', { key: 'price', descending: false }],
  ['sort=price&dir=desc', { key: 'price', descending: true }],
  ['sort=price&dir=x', { key: 'price', descending: false }],
  ['sort=colour', undefined],
  ['dir=desc', undefined],
])('the address ?%s sorts by %o', (query, sort) => {
  expect(parseSort(['number', 'price'], new URLSearchParams(query))).toEqual(sort)
})

test('without a choice a list stays as it is', () => {
  const list = [{ price: 2 }, { price: 1 }]
  expect(sortBy(list, undefined, { price: byAmount }, () => 0)).toBe(list)
})
