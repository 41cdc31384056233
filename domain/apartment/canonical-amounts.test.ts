import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { parseApartmentFilters } from './apartment-filters.ts'
import { canonicalMaxPrice, canonicalMinArea } from './canonical-amounts.ts'

const prices = [85_000, 120_000, 131_500, 132_400]
const areas = [48.5, 61.25, 63, 120]

test.each([
  ['150000', '150000'],
  ['150 000', '150 000'],
  ['150.000 €', '150000'],
  ['100000', '100000'],
  ['1', '80000'],
  ['84999', '80000'],
  ['85001', '115000'],
  ['123456', '130000'],
  ['131500', '131500'],
  ['132399,99', '131500'],
  ['999999', '135000'],
  ['a lot', 'a lot'],
  ['-5', '-5'],
])('up to %s is the same as up to %s', (typed, meant) => {
  expect(canonicalMaxPrice(typed, prices)).toBe(meant)
})

test.each([
  ['60', '60'],
  ['1', '5'],
  ['48,5', '5'],
  ['48,6', '50'],
  ['61,3', '63'],
  ['62', '63'],
  ['500,5', '125'],
  ['many', 'many'],
])('from %s is the same as from %s', (typed, meant) => {
  expect(canonicalMinArea(typed, areas)).toBe(meant)
})

test('the canonical amount gives the same list, and amounts with the same list become equal or are round', () => {
  const price = fc.integer({ min: 1, max: 2_000_000 })
  fc.assert(
    fc.property(fc.uniqueArray(price, { minLength: 1, maxLength: 20 }), price, price, (known, one, other) => {
      const matching = (amount: string) => {
        const { maxPrice = 0 } = parseApartmentFilters(
          defaultBuilding,
          new URLSearchParams({ maxPrice: amount }),
        )
        return known.filter((each) => each <= maxPrice)
      }
      const [first, second] = [one, other].map((amount) => canonicalMaxPrice(String(amount), known))
      expect(matching(first ?? '')).toEqual(matching(String(one)))
      const areRound = [one, other].some((amount) => amount % 5000 === 0)
      if (!areRound && matching(String(one)).length === matching(String(other)).length)
        expect(first).toBe(second)
    }),
  )
})
