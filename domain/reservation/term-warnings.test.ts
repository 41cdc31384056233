import { expect, test } from 'vitest'
import { termWarnings } from './term-warnings.ts'

const usual = { from: '2026-11-17', until: '2026-11-24', deposit: 2000 }
const known = { today: '2026-11-17', price: 100_000 }
const ids = (terms: Partial<typeof usual>, price = known.price) =>
  termWarnings({ ...usual, ...terms }, { ...known, price }).map(({ id }) => id)

test('a week from today, half a year, a start within a month and a deposit up to the price are not asked about', () => {
  expect(ids({})).toEqual([])
  expect(ids({ from: '2026-12-17', until: '2027-05-16', deposit: 100_000 })).toEqual([])
})

test.each([
  [{ until: '2026-11-16' }, 'past:2026-11-16'],
  [{ until: '2027-05-17' }, 'far:2027-05-17'],
  [{ from: '2026-12-18', until: '2026-12-20' }, 'from:2026-12-18'],
  [{ deposit: 100_001 }, 'deposit:100001'],
])('%j is asked about', (terms, id) => {
  expect(ids(terms)).toEqual([id])
})

test('a deposit is compared with nothing where the apartment has no price', () => {
  expect(ids({ deposit: 5000 }, 0)).toEqual([])
})
