import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalments } from './payment-plan.ts'

const thirds = [
  { percent: 33, moment: 'при договор' },
  { percent: 33, moment: 'при Акт 14' },
  { percent: 34, moment: 'при Акт 16' },
]

test('each step is its share of the price, in whole euros', () => {
  expect(instalments(100_001, thirds).map(({ amount }) => amount)).toEqual([33_000, 33_001, 34_000])
})

test('a price with cents is shared to the cent', () => {
  expect(instalments(0.1, thirds).map(({ amount }) => amount)).toEqual([0.03, 0.04, 0.03])
})

test('the amounts add up to the price, whatever the plan', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000_000 })
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 11 })
  fc.assert(
    fc.property(cents, cuts, (price, selected) => {
      const ends = [...selected.sort((a, b) => a - b), 100]
      const plan = ends.map((end, index) => ({ percent: end - (ends[index - 1] ?? 0), moment: '' }))
      const paid = instalments(price / 100, plan).reduce((sum, { amount }) => sum + amount * 100, 0)
      expect(Math.round(paid)).toBe(price)
    }),
    { seed: 14 },
  )
})
