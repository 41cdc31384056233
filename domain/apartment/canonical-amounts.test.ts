import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { newApartment } from './apartment.ts'
import { amountFilters, matchesFilters, parseApartmentFilters } from './apartment-filters.ts'
import { amountSteps, canonicalAmount } from './canonical-amounts.ts'

const prices = [85_000, 120_000, 131_500, 132_400]
const areas = [48.5, 61.25, 63, 120]

test.each([
  ['150000', '150000'],
  ['150 000', '150000'],
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
  expect(canonicalAmount('maxPrice', typed, prices)).toBe(meant)
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
  expect(canonicalAmount('minArea', typed, areas)).toBe(meant)
})

const amountOf = { minPrice: 'price', maxPrice: 'price', minArea: 'area', maxArea: 'area' } as const

test('the canonical amount gives the same list, and amounts with the same list become equal or are round', () => {
  const amount = fc.integer({ min: 1, max: 90_000 })
  const lists = fc.uniqueArray(amount, { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom(...amountFilters), lists, amount, amount, (name, known, one, other) => {
      const apartments = known.map((each) => ({ ...newApartment(defaultBuilding), [amountOf[name]]: each }))
      const matching = (typed: string) => {
        const filters = parseApartmentFilters(defaultBuilding, new URLSearchParams({ [name]: typed }))
        expect(filters[name]).toBeDefined()
        return apartments.filter((apartment) => matchesFilters(defaultBuilding, apartment, filters))
      }
      const [first = '', second = ''] = [one, other].map((each) => canonicalAmount(name, String(each), known))
      expect(matching(first)).toEqual(matching(String(one)))
      const areRound = [one, other].some((each) => each % amountSteps[name] === 0)
      if (!areRound && matching(String(one)).length === matching(String(other)).length)
        expect(first).toBe(second)
    }),
  )
})
