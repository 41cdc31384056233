import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { type ApartmentListItem, apartmentItemFields } from '../../../domain/apartment/apartment-list-item.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { aPriceList } from '../../../tests/a-price-list.ts'
import { readPdf } from '../../../tests/read-pdf.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { drawPriceList } from './draw-price-list.ts'
import { breakPages } from './list-lines.ts'
import type { PriceList } from './price-lists.ts'

const rooms = { first: 100, others: 120 }
const rows = (count: number) => Array.from({ length: count }, () => ({ height: 10 }))
const heading = { height: 20, keepWithNext: 3 }

const counts = (lines: { height: number; keepWithNext?: number }[]) =>
  breakPages(lines, rooms).map((page) => page.length)

test('lines fill one page after the other', () => {
  expect(counts(rows(10))).toEqual([10])
  expect(counts(rows(30))).toEqual([10, 12, 8])
})

test('the last page has a minimum of lines', () => {
  expect(counts(rows(11))).toEqual([5, 6])
  expect(counts(rows(23))).toEqual([10, 7, 6])
})

test('a heading does not end a page, and is not separated from its rows', () => {
  expect(counts([...rows(8), heading, ...rows(4)])).toEqual([7, 6])
  expect(counts([...rows(3), heading, ...rows(6)])).toEqual([9, 1])
  expect(counts([...rows(6), heading, ...rows(9)])).toEqual([6, 10])
})

test('no line is lost, and no page is empty', () => {
  const lines = rows(75).map((line, index) => ({ ...line, index }))
  expect(breakPages(lines, rooms).flat()).toEqual(lines)
  expect(counts([])).toEqual([0])
  expect(counts([{ height: 500 }])).toEqual([1])
})

function apartment(change: Partial<ApartmentListItem> = {}): ApartmentListItem {
  return {
    ...pick(
      { ...newApartment(defaultBuilding), id: 'a', number: '1', area: 50, price: 100_000 },
      apartmentItemFields,
    ),
    ...change,
  }
}

function list(change: Partial<PriceList> = {}): PriceList {
  return aPriceList({ apartments: [apartment()], ...change })
}

const read = async (change: Partial<PriceList>) => readPdf(await drawPriceList(allTexts.bg, list(change)))

test('a list shows its date, the company, and the public facts of each apartment', async () => {
  const apartments = [
    apartment({
      number: '12',
      type: '2-bedroom-maisonette',
      floor: 8,
      secondaryFloor: 9,
      exposure: 'southeast',
    }),
    apartment({ number: '13', price: 0, status: 'reserved' }),
    apartment({ number: '14', price: 88_000, status: 'sold', entrance: '2' }),
  ]
  const [page = ''] = await read({ apartments })
  const lines = page.split('\n').map((line) => line.replaceAll('\u00a0', ' '))
  for (const text of ['Ценова листа', 'към 17.11.2026 г.', 'Вход А', 'Вход Б', 'стр. 1 от 1'])
    expect(lines, text).toContain(text)
  for (const text of [
    '8–9',
    'Двустаен мезонет',
    'Югоизток',
    '50,00 м²',
    '100 000 €',
    '2000 €/м²',
    'Свободен',
  ])
    expect(lines, text).toContain(text)
  expect(lines.filter((line) => line === 'При запитване')).toHaveLength(1)
  expect(lines).toContain('—')
  expect(page).not.toMatch(/88\s000/)
  expect(page).toContain('+359 000 000 000')
  expect(page).toContain('ул. „Крайбрежна“ 1, Черноморие')
})

test('every page of a long list has the table head and a page number', async () => {
  const apartments = Array.from({ length: 117 }, (_, index) =>
    apartment({ number: `№${index + 1}`, entrance: index < 58 ? '1' : '2' }),
  )
  const pages = await read({ apartments })
  expect(pages).toHaveLength(3)
  expect(pages.map((page) => page.match(/^Вход .*$/gm))).toEqual([
    ['Вход А'],
    ['Вход А (продължение)', 'Вход Б'],
    ['Вход Б (продължение)'],
  ])
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Изложение')
    expect(page).toContain(`стр. ${index + 1} от ${pages.length}`)
  }
  expect(pages.join('\n').match(/№\d+/g)).toEqual(apartments.map(({ number }) => number))
  expect((await read({ apartments, isSorted: true })).join('\n')).not.toContain('продължение')
})

test('the title names the filters, and in a sorted list each row has its entrance', async () => {
  const filters = { floor: 3, available: true, maxPrice: 150_000 } as const
  const [page = ''] = await read({ filters, isSorted: true, isSelection: true })
  expect(page.replaceAll('\u00a0', ' ').replaceAll('\n', ' ')).toContain(
    'етаж 3 · само свободни · цена до 150 000 € · избрани апартаменти: 1 апартамент, 1 свободен',
  )
  expect(page.split('\n')).not.toContain('Вход А')
  expect(page.split('\n')).toContain('Вход')
})

test('the QR code links to the live list', async () => {
  const pdf = await drawPriceList(allTexts.bg, list({ url: 'https://www.example.com/apartments?floor=3' }))
  expect(pdf.toString('latin1')).toContain('/URI (https://www.example.com/apartments?floor=3)')
})

test('an empty list says so', async () => {
  const [page = ''] = await read({ apartments: [], filters: { floor: 3 } })
  expect(page).toContain('Няма апартаменти, които отговарят на избраните филтри.')
})

test('a very long text stays in its column', async () => {
  const apartments = [
    apartment({ number: 'Апартамент без край'.repeat(5), area: 99_999.99, price: 1_000_000_000.01 }),
  ]
  const name = 'Ъ'.repeat(200)
  const company = { ...aCompany, companyName: name, address: 'Ъ'.repeat(500) }
  const pages = await read({ apartments, company, building: { ...defaultBuilding, name } })
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatch(/^Ъ{20,60}…$/m)
  expect(pages[0]).toMatch(/^Апартамент без край.*…$/m)
  expect(pages[0]).toMatch(/^99\s999,99\sм²$/m)
  expect(pages[0]).toMatch(/^1\s000\s000\s000,01\s€$/m)
})

test('the same list has the same bytes at any time', async () => {
  expect(await drawPriceList(allTexts.bg, list())).toEqual(await drawPriceList(allTexts.bg, list()))
})
