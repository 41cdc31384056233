import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { listedFields } from '../../../domain/apartment/listed-apartment.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { defaultCompanySettings as company } from '../../../domain/settings.ts'
import { priceListSheet } from './price-list-sheet.ts'

const about = { company, url: 'https://www.example.com/apartments?floor=3', day: new Date('2026-11-17') }
const home = (change: object) =>
  pick({ ...newApartment, id: 'a', number: '12', area: 50, netArea: 40, ...change }, listedFields)

test('numbers stay numbers; a hidden price is on request, of a sold home there is a dash', () => {
  const homes = [home({ price: 100_000 }), home({ price: 0 }), home({ price: 90_000, status: 'sold' })]
  const { columns, rows } = priceListSheet(homes, about)
  const at = columns.findIndex(({ head }) => head === 'Цена (€)')
  expect(rows.slice(0, 3).map((cells) => [cells[at], cells[at + 1]])).toEqual([
    [100_000, 2000],
    ['При запитване', null],
    ['—', null],
  ])
})

test('a floor is a number, and two are a span', () => {
  const homes = [home({ floor: 3 }), home({ floor: 8, secondaryFloor: 9 })]
  const { columns, rows } = priceListSheet(homes, about)
  const at = columns.findIndex(({ head }) => head === 'Етаж')
  expect(rows.slice(0, 2).map((cells) => cells[at])).toEqual([3, '8–9'])
})

test('below the homes it says of when it is, whose, and where it is live', () => {
  const { rows } = priceListSheet([home({})], about)
  const below = rows.slice(2).map(([words]) => words)
  expect(below).toEqual([
    'Ценова листа към 17.11.2026 г.',
    about.url,
    company.companyName,
    company.phone,
    company.email,
    company.address,
  ])
})
