import { expect, test } from 'vitest'
import { byAmount } from './compare.ts'
import { parseSort, sortBy } from './sort.ts'

test.each([
  ['sort=price', { key: 'price', descending: false }],
  ['sort=price&dir=desc', { key: 'price', descending: true }],
  ['sort=price&dir=x', { key: 'price', descending: false }],
  ['sort=colour', undefined],
  ['dir=desc', undefined],
])('the URL ?%s sorts by %o', (query, sort) => {
  expect(parseSort(['number', 'price'], new URLSearchParams(query))).toEqual(sort)
})

test('without a choice a list stays as it is', () => {
  const list = [{ price: 2 }, { price: 1 }]
  expect(sortBy(list, undefined, { price: { compare: byAmount } }, () => 0)).toBe(list)
})

test('values that come last do so in both directions', () => {
  const list = [{ price: 0 }, { price: 2 }, { price: 1 }]
  const orders = { price: { compare: byAmount, isLast: (price: number) => price === 0 } }
  const sorted = (descending: boolean) =>
    sortBy(list, { key: 'price', descending }, orders, () => 0).map(({ price }) => price)
  expect([sorted(false), sorted(true)]).toEqual([
    [1, 2, 0],
    [2, 1, 0],
  ])
})
