import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { drawPriceList } from '../backend/pdf/price-list/draw-price-list.ts'
import { newApartment } from '../domain/apartment/apartment.ts'
import { toEditableItem } from '../domain/apartment/apartment-list-item.ts'
import { defaultBuilding } from '../domain/building/default-building.ts'
import type { Language } from '../domain/language.ts'
import { aCompany } from '../tests/a-company.ts'
import { aPriceList } from '../tests/a-price-list.ts'
import { readPdf } from '../tests/read-pdf.ts'
import { allTexts } from '../text/public/all-texts.ts'
import { apartmentColumns, columnsOf } from '../text/public/apartment-columns.ts'
import { AdminApartmentTable } from './admin/apartments/apartment-table.tsx'
import { writePriceListSheet } from './admin/apartments/price-list-sheet.ts'
import { TextProvider } from './locale.tsx'
import { PublicApartmentTable } from './public/apartments/route.tsx'

// A building of its own, because the columns of a building are made once and get another one here.
const building = { ...defaultBuilding }
const roomsColumn = {
  header: 'Брой',
  text: ({ rooms }: { rooms: number }) => `${rooms} стаи`,
  public: {},
  admin: {},
  pdf: { width: 40 },
  xlsx: { width: 10 },
}
Object.assign(apartmentColumns(allTexts.bg, building), { rooms: roomsColumn })

const apartment = {
  ...newApartment(building),
  id: 'a',
  revision: 1,
  rooms: 7,
  area: 50,
  images: [],
  mainImage: null,
  brochureUrl: null,
  createdAt: '',
  updatedAt: '',
}
const apartments = [apartment]

function render(layout: string, shown: ReactNode, language: Language = 'bg'): string {
  const Page = createRoutesStub([{ id: layout, path: '/*', Component: () => shown }])
  const hydrationData = { loaderData: { [layout]: { user: { role: 'admin' }, building } } }
  const initialEntries = [language === 'bg' ? '/' : `/${language}`]
  const page = createElement(Page, { hydrationData, initialEntries })
  return renderToStaticMarkup(TextProvider({ text: allTexts[language], children: page }))
}

test('a column of the table stands in the public and the admin list', () => {
  const lists = [
    render('public/layout', createElement(PublicApartmentTable, { apartments, sort: undefined })),
    render(
      'admin/layout',
      createElement(AdminApartmentTable, {
        apartments: apartments.map((each) => ({ ...toEditableItem(each), rooms: each.rooms })),
        sort: undefined,
        selection: undefined,
      }),
    ),
  ]
  for (const html of lists) {
    expect(html).toMatch(/<th[^>]*data-column="rooms"[^>]*>Брой</)
    expect(html).toMatch(/<td[^>]*data-column="rooms"[^>]*>7 стаи</)
  }
})

test('and in the price list as PDF and for Excel', async () => {
  const list = aPriceList({ building, apartments })
  const [page] = await readPdf(await drawPriceList(allTexts.bg, list))
  expect(page).toMatch(/Брой.*7\sстаи/s)
  const day = new Date('2026-11-17')
  const { columns, rows } = writePriceListSheet(building, apartments, { company: aCompany, url: '', day })
  const at = columns.findIndex(({ header }) => header === 'Брой')
  expect(rows[0]?.[at]).toBe('7 стаи')
})

test('the list of a language shows areas and prices in it, and its links stay in the language', () => {
  const priced = [{ ...apartment, price: 131_500, area: 68.69 }]
  const list = createElement(PublicApartmentTable, { apartments: priced, sort: undefined })
  expect(render('public/layout', list)).toContain('href="/apartments/a"')
  const german = render('public/layout', list, 'de')
  expect(german).toContain('href="/de/apartments/a"')
  expect(german).not.toContain('href="/apartments')
  expect(german).toContain('>68,69\u00a0m²<')
  expect(german).toContain('>131.500\u00a0€<')
})

test('a hidden price of a sold apartment is a dash, and one that is not sold is on request, in every list', () => {
  const prices = (status: 'available' | 'reserved' | 'sold') =>
    (['public', 'pdf', 'xlsx'] as const)
      .flatMap((list) => columnsOf(allTexts.bg, building, list))
      .flatMap((column) => {
        const show: (row: typeof apartment) => unknown =
          'value' in column && column.value ? column.value : column.text
        return column.name === 'price' ? [show({ ...apartment, price: 0, status })] : []
      })
  expect(prices('sold')).toEqual(['—', '—', '—'])
  expect(prices('reserved')).toEqual(Array(3).fill('При запитване'))
  expect(prices('available')).toEqual(Array(3).fill('При запитване'))
})
