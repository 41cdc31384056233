import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { newApartment } from '../domain/apartment/apartment.ts'
import { apartmentColumns, columnsOf } from '../domain/apartment/apartment-columns.ts'
import { emptyBuilding } from '../domain/building/building.ts'
import { defaultBuilding } from '../domain/building/default-building.ts'
import { aCompany } from '../tests/a-company.ts'
import { aPriceList } from '../tests/a-price-list.ts'
import { readPdf } from '../tests/read-pdf.ts'
import { allTexts } from '../text/public/all-texts.ts'

const roomsColumn = {
  reads: ['rooms'],
  header: 'Брой',
  text: ({ rooms }: { rooms: number }) => `${rooms} стаи`,
  public: {},
  admin: {},
  pdf: { width: 40 },
  xlsx: { width: 10 },
  feed: ({ rooms }: { rooms: number }) => ({ roomCount: rooms }),
}
// The fields of lists are those of an empty building, and they are read on import, so the column is added before the
// imports.
for (const building of [emptyBuilding, defaultBuilding])
  Object.assign(apartmentColumns(building), { rooms: roomsColumn })
const { PublicApartmentTable } = await import('./public/apartments/route.tsx')
const { AdminApartmentTable } = await import('./admin/apartments/apartment-table.tsx')
const { writePriceListSheet } = await import('./admin/apartments/price-list-sheet.ts')
const { drawPriceList } = await import('../backend/pdf/price-list/draw-price-list.ts')
const { apartmentItemFields, toEditableItem } = await import('../domain/apartment/apartment-list-item.ts')
const { toFeedApartment } = await import('../domain/feed/feed-apartment.ts')

const apartment = {
  ...newApartment(defaultBuilding),
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

function render(layout: string, shown: ReactNode): string {
  const Page = createRoutesStub([{ id: layout, path: '/', Component: () => shown }])
  const hydrationData = { loaderData: { [layout]: { user: { role: 'admin' }, building: defaultBuilding } } }
  return renderToStaticMarkup(createElement(Page, { hydrationData }))
}

test('a field that the table of columns lists stands in the public and the admin list', () => {
  expect(apartmentItemFields).toContain('rooms')
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
  const list = aPriceList({ building: defaultBuilding, apartments })
  const [page] = readPdf(await drawPriceList(allTexts.bg, list))
  expect(page).toMatch(/Брой.*7\sстаи/s)
  const day = new Date('2026-11-17')
  const { columns, rows } = writePriceListSheet(defaultBuilding, apartments, {
    company: aCompany,
    url: '',
    day,
  })
  const at = columns.findIndex(({ header }) => header === 'Брой')
  expect(rows[0]?.[at]).toBe('7 стаи')
})

test('and in the feed, under the name that the table says', () => {
  const feed = toFeedApartment(apartment, {
    ...{ building: defaultBuilding, origin: '', address: '', plans: [], textsOf: () => ({}) },
  })
  expect(feed).toMatchObject({ roomCount: 7 })
})

test('a hidden price of a sold apartment is a dash, and one that is not sold is on request, in every list', () => {
  const prices = (status: 'available' | 'reserved' | 'sold') =>
    (['public', 'pdf', 'xlsx'] as const)
      .flatMap((list) => columnsOf(defaultBuilding, list))
      .flatMap((column) => {
        const show: (row: typeof apartment) => unknown =
          'value' in column && column.value ? column.value : column.text
        return column.name === 'price' ? [show({ ...apartment, price: 0, status })] : []
      })
  expect(prices('sold')).toEqual(['—', '—', '—'])
  expect(prices('reserved')).toEqual(Array(3).fill('При запитване'))
  expect(prices('available')).toEqual(Array(3).fill('При запитване'))
})
