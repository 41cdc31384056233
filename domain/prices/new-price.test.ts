import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exposures } from '../building/exposure.ts'
import { newPrice, type Priced, type Pricing, planPrices, sumOf } from './new-price.ts'
import type { PriceRule } from './price-rule.ts'

const pricePlanApartments: (Priced & { id: string })[] = [
  { id: 'a', price: 100_000, status: 'available' },
  { id: 'b', price: 200_000, status: 'sold' },
  { id: 'c', price: 0, status: 'available' },
  { id: 'd', price: 300_000, status: 'reserved' },
]

test('a plan has the changes, the reasons of prices that stay, and the sum', () => {
  const { changes, unchanged } = planPrices(pricePlanApartments, {
    rule: { by: 'percent', percent: 3 },
    rounding: 100,
    withSold: false,
  })
  expect(changes.map(({ row, from, to }) => [row.id, from, to])).toEqual([
    ['a', 100_000, 103_000],
    ['d', 300_000, 309_000],
  ])
  expect(unchanged).toEqual({ sold: 1, hidden: 1 })
  expect(sumOf(changes)).toEqual({ from: 400_000, to: 412_000 })
})

const apartment: Priced = { price: 131_500, status: 'available', floor: 5, area: 80, exposure: 'east' }
const to = (rule: PriceRule, more: Partial<Priced & Pricing> = {}) => {
  const { rounding = 1, withSold = false, ...rest } = more
  return newPrice({ ...apartment, ...rest }, { rule, rounding, withSold })
}

describe('a new price', () => {
  test('follows its rule', () => {
    expect(to({ by: 'percent', percent: 3 })).toBe(135_445)
    expect(to({ by: 'percent', percent: -2.5 })).toBe(128_213)
    expect(to({ by: 'euros', euros: -1500 })).toBe(130_000)
    expect(to({ by: 'metre-set', euros: 1700 })).toBe(136_000)
    expect(to({ by: 'metre-change', euros: 25 })).toBe(133_500)
    expect(to({ by: 'floor', euros: 500, above: 2 })).toBe(133_000)
    expect(to({ by: 'exposure', percents: { east: 2, north: -1 } })).toBe(134_130)
  })

  test('is rounded to the nearest step', () => {
    expect(to({ by: 'percent', percent: 3 }, { rounding: 100 })).toBe(135_400)
    expect(to({ by: 'percent', percent: 3 }, { rounding: 500 })).toBe(135_500)
    expect(to({ by: 'euros', euros: 250 }, { rounding: 500 })).toBe(132_000)
    // 1.1 times 50 is slightly more than 55 in binary fractions.
    expect(to({ by: 'metre-set', euros: 1.1 }, { area: 50 })).toBe(55)
  })

  test('stays when the rule does not apply', () => {
    expect(to({ by: 'percent', percent: 0 }, { price: 131_417, rounding: 500 })).toBe('same')
    expect(to({ by: 'floor', euros: 500, above: 5 })).toBe('same')
    expect(to({ by: 'exposure', percents: { north: 3 } })).toBe('same')
  })

  test('stays where rounding would turn a raise into a cut', () => {
    expect(to({ by: 'percent', percent: 0.1 }, { price: 131_600, rounding: 500 })).toBe('same')
    expect(to({ by: 'percent', percent: -0.1 }, { price: 131_400, rounding: 500 })).toBe('same')
  })

  test('of a sold apartment changes only on request', () => {
    expect(to({ by: 'percent', percent: 3 }, { status: 'sold' })).toBe('sold')
    expect(to({ by: 'percent', percent: 3 }, { status: 'sold', withSold: true })).toBe(135_445)
  })

  test('of an apartment without a price is only set by the square metre', () => {
    expect(to({ by: 'percent', percent: 3 }, { price: 0 })).toBe('hidden')
    expect(to({ by: 'euros', euros: 100 }, { price: 0 })).toBe('hidden')
    expect(to({ by: 'metre-set', euros: 1700 }, { price: 0 })).toBe(136_000)
  })

  test('is never 0, negative, or more than a form accepts', () => {
    expect(to({ by: 'percent', percent: -100 })).toBe('nothing-left')
    expect(to({ by: 'euros', euros: -200_000 })).toBe('nothing-left')
    expect(to({ by: 'metre-set', euros: 0.1 }, { rounding: 500 })).toBe('nothing-left')
    expect(to({ by: 'metre-set', euros: 100_000_000 })).toBe('too-much')
  })
})

const amounts = fc.integer({ min: -100_000_00, max: 100_000_00 }).map((cents) => cents / 100)
const percents = fc.integer({ min: -150_00, max: 300_00 }).map((hundredths) => hundredths / 100)
const rules: fc.Arbitrary<PriceRule> = fc.oneof(
  percents.map((percent) => ({ by: 'percent' as const, percent })),
  amounts.map((euros) => ({ by: 'euros' as const, euros })),
  amounts.map((euros) => ({ by: 'metre-set' as const, euros: Math.abs(euros) + 1 })),
  amounts.map((euros) => ({ by: 'metre-change' as const, euros })),
  fc.record({ by: fc.constant('floor' as const), euros: amounts, above: fc.integer({ min: 1, max: 11 }) }),
  fc
    .dictionary(fc.constantFrom(...exposures), percents)
    .map((each) => ({ by: 'exposure' as const, percents: each })),
)
const apartments: fc.Arbitrary<Priced> = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }),
  status: fc.constantFrom('available', 'reserved', 'sold'),
  floor: fc.integer({ min: 1, max: 11 }),
  area: fc.integer({ min: 10_00, max: 300_00 }).map((hundredths) => hundredths / 100),
  exposure: fc.constantFrom(...exposures),
})
const steps = fc.constantFrom(1, 100, 500)

describe('whatever the rule', () => {
  test('a new price is above 0, a whole number of steps, and within half a step of the unrounded one', () => {
    fc.assert(
      fc.property(apartments, rules, steps, fc.boolean(), (each, rule, rounding, withSold) => {
        const price = newPrice(each, { rule, rounding, withSold })
        if (typeof price === 'string') return
        const exact = newPrice(each, { rule, rounding: 0.01, withSold })
        expect(price).toBeGreaterThan(0)
        expect(price % rounding).toBe(0)
        expect(Math.abs(price - Number(exact))).toBeLessThanOrEqual(rounding / 2 + 0.01)
      }),
    )
  })

  test('rounding never turns a raise into a cut, nor a cut into a raise', () => {
    fc.assert(
      fc.property(apartments, rules, steps, (each, rule, rounding) => {
        const price = newPrice(each, { rule, rounding, withSold: true })
        const exact = newPrice(each, { rule, rounding: 0.01, withSold: true })
        if (typeof price === 'string' || typeof exact === 'string') return
        expect(Math.sign(price - each.price)).toBe(Math.sign(exact - each.price))
      }),
    )
  })

  test('of two apartments alike the dearer one stays the dearer, or they become alike', () => {
    fc.assert(
      fc.property(apartments, fc.nat(50_000), percents, steps, (each, more, percent, rounding) => {
        const rule = { by: 'percent' as const, percent: Math.max(percent, -99) }
        const priceFrom = (price: number) => {
          const result = newPrice(
            { ...each, price, status: 'available' },
            { rule, rounding, withSold: false },
          )
          return typeof result === 'number' ? result : price
        }
        fc.pre(each.price > 100_000)
        expect(priceFrom(each.price + more)).toBeGreaterThanOrEqual(priceFrom(each.price))
      }),
    )
  })
})
