import { expect, test } from 'vitest'
import { parkingOffers } from '../parking/parking-offers.ts'
import { canonicalCost, costQuery, readCostChoice } from './cost-choice.ts'
import type { CostParameter } from './cost-parameters.ts'

const defaults = { ownShare: 20, years: 25, rate: 3 }
const spot = (id: string, price: number, floor = -1, status: 'available' | 'sold' = 'available') => ({
  ...{ id, price, floor, status },
  type: 'covered' as const,
})
const offers = parkingOffers([
  spot('a', 9000),
  spot('b', 7000),
  spot('c', 7000),
  spot('d', 1, 1, 'sold'),
  spot('e', 0),
])

test('free spots of one kind, level and price are one offer, the cheapest first', () => {
  expect(offers.map(({ id, ids, price }) => [id, ids, price])).toEqual([
    ['b', ['b', 'c'], 7000],
    ['a', ['a'], 9000],
  ])
})

test.each<[CostParameter, string, string | undefined]>([
  ['own', '32', '30'],
  ['own', '20', undefined],
  ['own', '999', '100'],
  ['own', '-5', undefined],
  ['years', '0', '1'],
  ['years', '99', '35'],
  ['years', '025', undefined],
  ['rate', '3,24', '3.25'],
  ['rate', '3.02', undefined],
  ['rate', '400', '15'],
  ['rate', '1e3', undefined],
  ['parking', 'c', 'b'],
  ['parking', 'd', undefined],
  ['parking', '../x', undefined],
])('%s=%s is %s', (name, value, canonical) => {
  expect(canonicalCost(name, value, defaults, offers)).toBe(canonical)
})

test('every value of a parameter leads to one of few', () => {
  const all = (name: CostParameter, values: string[]) =>
    new Set(values.map((value) => canonicalCost(name, value, defaults, offers))).size
  const counted = Array.from({ length: 1200 }, (_, index) => String(index))
  expect(all('own', counted)).toBe(21)
  expect(all('years', counted)).toBe(35)
  expect(
    all(
      'rate',
      counted.map((each) => String(Number(each) / 100)),
    ),
  ).toBe(241)
})

test('a choice is read from an address, with the defaults for what is missing', () => {
  const query = new URLSearchParams('rate=4.57&parking=c&photo=2')
  expect(readCostChoice(query, defaults, offers)).toMatchObject({
    ...{ own: 20, years: 25, rate: 4.55 },
    parking: { id: 'b' },
  })
  expect(costQuery(query, defaults, offers)).toBe('?rate=4.55&parking=b')
  expect(costQuery(new URLSearchParams('own=20&years=x'), defaults, offers)).toBe('')
})
