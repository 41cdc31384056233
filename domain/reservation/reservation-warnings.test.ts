import { expect, test } from 'vitest'
import { saleWarnings, statusWarnings, termWarnings } from './reservation-warnings.ts'

const usual = { from: '2026-11-17', until: '2026-11-24', deposit: 2000 }
const termWarningsKnown = { today: '2026-11-17', listPrice: 100_000, unpricedUnits: 0 }
const ids = (terms: Partial<typeof usual>, list: { listPrice?: number; unpricedUnits?: number } = {}) =>
  termWarnings({ ...usual, ...terms }, { ...termWarningsKnown, ...list }).map(({ id }) => id)

test('a week from today, half a year, a start within a month and a deposit up to the price give no warning', () => {
  expect(ids({})).toEqual([])
  expect(ids({ from: '2026-12-17', until: '2027-05-16', deposit: 100_000 })).toEqual([])
})

test.each([
  [{ until: '2026-11-16' }, 'past:2026-11-16'],
  [{ until: '2027-05-17' }, 'far:2027-05-17'],
  [{ from: '2026-12-18', until: '2026-12-20' }, 'from:2026-12-18'],
  [{ deposit: 100_001 }, 'deposit:100001'],
])('%j gives a warning', (terms, id) => {
  expect(ids(terms)).toEqual([id])
})

test('without a price of the apartment a deposit gives no warning', () => {
  expect(ids({ deposit: 5000 }, { listPrice: 0, unpricedUnits: 1 })).toEqual([])
  expect(ids({ deposit: 500_000 }, { unpricedUnits: 1 })).toEqual([])
})

const known = { listPrice: 100_000, unpricedUnits: 0, from: '2026-11-10' }
const warned = (
  sale: Parameters<typeof saleWarnings>[0],
  list: { listPrice?: number; unpricedUnits?: number } = {},
) => saleWarnings(sale, { ...known, ...list })

test('a price up to 30 % off, and a contract after the reservation began, give no warning', () => {
  for (const finalPrice of [70_000, 100_000, 130_000])
    expect(warned({ finalPrice, contractDate: '2026-11-10' })).toEqual([])
})

test('a price further off gives a warning with the difference', () => {
  expect(warned({ finalPrice: 10_000 })).toEqual([
    {
      id: 'final-price:10000',
      kind: 'final-price-off',
      finalPrice: 10_000,
      listPrice: 100_000,
      percent: -90,
    },
  ])
  expect(warned({ finalPrice: 1_000_000_000 })).toMatchObject([{ percent: 999_900 }])
})

test('without a list price a final price gives no warning', () => {
  expect(warned({ finalPrice: 10_000 }, { listPrice: 0, unpricedUnits: 1 })).toEqual([])
  // The known part is the least that all units cost.
  expect(warned({ finalPrice: 500_000 }, { unpricedUnits: 1 })).toEqual([])
  expect(warned({ finalPrice: 10_000 }, { unpricedUnits: 1 })).toMatchObject([{ percent: -90 }])
})

test('a contract from before the reservation gives a warning', () => {
  expect(warned({ contractDate: '2026-11-09' })).toEqual([
    {
      id: 'contract:2026-11-09',
      kind: 'contract-before-reservation',
      contractDate: '2026-11-09',
      from: '2026-11-10',
    },
  ])
})

const running = {
  id: 'r1',
  state: 'running',
  buyerName: 'Мария Купувачева',
  until: '2026-11-20',
  contractDate: null,
} as const
const sale = { ...running, state: 'sold', contractDate: '2026-11-18' } as const

test('a status that contradicts a running reservation gives a warning with buyer and last day', () => {
  const [warning] = statusWarnings({ before: 'reserved', now: 'available' }, running)
  const { buyerName, until } = running
  expect(warning).toMatchObject({ kind: 'reservation-stays', buyerName, until, now: 'available' })
  expect(statusWarnings({ before: 'reserved', now: 'sold' }, running)[0]?.id).not.toBe(warning?.id)
})

test('a status that contradicts a sale gives a warning with buyer and contract date', () => {
  for (const now of ['available', 'reserved'] as const) {
    const [warning] = statusWarnings({ before: 'sold', now }, sale)
    const { buyerName, contractDate } = sale
    expect(warning).toEqual({
      ...{ id: `sale:r1:${now}`, kind: 'sale-stays', reservationId: 'r1' },
      ...{ buyerName, contractDate },
    })
  }
})

test('a unit that becomes sold without a sale gives a warning, a new one too', () => {
  for (const before of ['available', 'reserved', undefined] as const)
    expect(statusWarnings({ before, now: 'sold' }, undefined)).toEqual([
      { id: 'sale-missing', kind: 'sale-missing' },
    ])
  expect(statusWarnings({ before: 'sold', now: 'sold' }, undefined)).toEqual([])
  expect(statusWarnings({ now: 'available' }, undefined)).toEqual([])
})

test('there is no warning without a reservation, without a change, or for the status that fits it', () => {
  expect(statusWarnings({ before: 'reserved', now: 'available' }, undefined)).toEqual([])
  expect(statusWarnings({ before: 'available', now: 'available' }, running)).toEqual([])
  expect(statusWarnings({ before: 'available', now: 'reserved' }, running)).toEqual([])
  expect(statusWarnings({ before: 'available', now: 'sold' }, sale)).toEqual([])
})
