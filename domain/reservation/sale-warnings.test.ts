import { expect, test } from 'vitest'
import { saleWarnings } from './sale-warnings.ts'

const known = { listPrice: 100_000, from: '2026-11-10' }
const messages = (sale: Parameters<typeof saleWarnings>[0], listPrice = known.listPrice) =>
  saleWarnings(sale, { ...known, listPrice }).map((warning) => warning.message.replaceAll(/\s/g, ' '))

test('a price up to 30 % off, and a contract since the reservation began, are not asked about', () => {
  for (const finalPrice of [70_000, 100_000, 130_000])
    expect(messages({ finalPrice, contractDate: '2026-11-10' })).toEqual([])
})

test('a price further off is asked about, with how far', () => {
  expect(messages({ finalPrice: 10_000 })).toEqual([
    'Крайната цена (10 000 €) е с 90 % под цената по листа (100 000 €).',
  ])
  expect(messages({ finalPrice: 1_000_000_000 })[0]).toContain('над цената по листа')
})

test('a price is compared with nothing where the list has none', () => {
  expect(messages({ finalPrice: 10_000 }, 0)).toEqual([])
})

test('a contract from before the reservation is asked about', () => {
  expect(messages({ contractDate: '2026-11-09' })).toEqual([
    'Договорът е от 9.11.2026 г., преди началото на резервацията (10.11.2026 г.).',
  ])
})
