import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf, figuresOf, type SalesFacts } from './sales-figures.ts'

const none: SalesFacts = { viewings: [], reservations: [], sales: [], payments: [] }
const placed = { agentId: 'a', month: '2026-11' }
const elsewhere = { agentId: null, month: '2026-10' }

test('without facts there are zeros, and neither a median nor a percent', () => {
  expect(figuresOf([undefined], none)).toEqual({
    enquiries: 0,
    responseTime: null,
    viewings: 0,
    reservations: 0,
    sales: 0,
    soldFor: 0,
    discount: 0,
    discountShare: null,
    paid: 0,
  })
})

test('everything is summed in cents; a sale above the list price is no negative discount', () => {
  const sales = [
    { ...placed, finalPrice: 95_000.1, listPrice: 100_000, unpricedUnits: 0 },
    { ...placed, finalPrice: 110_000, listPrice: 100_000, unpricedUnits: 0 },
    { ...placed, finalPrice: 50_000.2, listPrice: 0, unpricedUnits: 1 },
  ]
  const figures = figuresOf(
    [
      { count: 2, responseTimes: [10] },
      { count: 1, responseTimes: [40, 20] },
    ],
    {
      viewings: [{ ...placed, count: 3 }],
      reservations: [
        { ...placed, count: 1 },
        { ...elsewhere, count: 1 },
      ],
      sales,
      payments: [{ ...placed, amount: 123 }],
    },
  )
  expect(figures).toEqual({
    enquiries: 3,
    responseTime: 20,
    viewings: 3,
    reservations: 2,
    sales: 3,
    soldFor: 25_500_030,
    discount: 499_990,
    discountShare: 499_990 / 20_000_000,
    paid: 123,
  })
})

test('an unknown discount is none of 0 €, and what is below the known part of a list price is taken off for certain', () => {
  const of = (...sales: SalesFacts['sales']) => {
    const { discount, discountShare } = figuresOf([], { ...none, sales })
    return [discount, discountShare]
  }
  const unknown = { ...placed, finalPrice: 50_000, listPrice: 0, unpricedUnits: 1 }
  const cheap = { ...placed, finalPrice: 1000, listPrice: 139_000, unpricedUnits: 1 }
  const whole = { ...placed, finalPrice: 95_000, listPrice: 100_000, unpricedUnits: 0 }
  expect(of(unknown)).toEqual([null, null])
  expect(of(unknown, { ...whole, finalPrice: 100_000 })).toEqual([0, 0])
  expect(of(cheap)).toEqual([13_800_000, null])
  expect(of(unknown, cheap, whole)).toEqual([14_300_000, 0.05])
})

test('the numbers of all agents sum to those of all months, to the cent', () => {
  const agentId = fc.constantFrom('a', 'b', null)
  const month = fc.constantFrom('2026-09', '2026-10', '2026-11')
  const price = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100)
  const facts = fc.record({
    viewings: fc.array(fc.record({ agentId, month, count: fc.nat(9) })),
    reservations: fc.array(fc.record({ agentId, month, count: fc.nat(9) })),
    sales: fc.array(
      fc.record({
        ...{ agentId, month, finalPrice: price, listPrice: price },
        unpricedUnits: fc.constantFrom(0, 1),
      }),
    ),
    payments: fc.array(fc.record({ agentId, month, amount: fc.nat() })),
  })
  const additive = ['viewings', 'reservations', 'sales', 'soldFor', 'discount', 'paid'] as const
  fc.assert(
    fc.property(facts, (facts) => {
      const all = figuresOf([], facts)
      const byAgent = ['a', 'b', null].map((id) =>
        figuresOf(
          [],
          factsOf(facts, (one) => one.agentId === id),
        ),
      )
      const byMonth = ['2026-09', '2026-10', '2026-11'].map((month) =>
        figuresOf(
          [],
          factsOf(facts, (one) => one.month === month),
        ),
      )
      for (const name of additive)
        for (const parts of [byAgent, byMonth])
          expect(parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)).toBe(all[name] ?? 0)
    }),
  )
})
