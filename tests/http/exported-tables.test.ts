import type { APIRequestContext } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { reviseSchedule } from '../../backend/data/deals/schedules.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { addSale } from '../../backend/data/reservations/add-reservation.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { setCommissionRate } from '../../backend/data/users/users.ts'
import type { Backend } from '../../backend/open.ts'
import { readTable } from '../../backend/spreadsheets/read-table.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import type { Cell } from '../../domain/sheet/sheet.ts'
import { aCompany } from '../a-company.ts'
import { addTestUser } from '../an-agent.ts'
import { anEnquiry } from '../contract/an-enquiry.ts'
import { allSavedByLibreOffice, libreOffice } from '../libre-office.ts'
import { expect, test } from './fixtures.ts'

const phone = '+359888123456'
const plainPhone = '0888123456'
const formula = '=1+1'
const words = 'Ред\t=2+2\nвтори; "трети", 5 | 6'
const notes = "-3+4 'тихо'"

/** Records whose texts look like formulas, numbers and dates. */
async function stock({ backend }: { backend: Backend }): Promise<string> {
  const { db } = backend
  for (const values of [
    { name: formula, phone, message: words },
    { name: 'Tрета\t@SUM(A1)', phone: plainPhone, message: '1 март 2026' },
  ])
    await addEnquiry(db, { ...anEnquiry, ...values })
  const agentId = await addTestUser(backend)
  await setCommissionRate(db, agentId, 1, 250)
  const home = { ...newApartment(defaultBuilding), number: '007', price: 100_000.5 }
  const { id: apartmentId } = await addApartment(db, {
    ...home,
    description: words,
    internalNotes: formula,
    features: [notes, '3-4'],
  })
  await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: '1e5', internalNotes: formula })
  const buyer = { buyerName: notes, buyerPhone: phone, agentId }
  const term = { from: '2026-10-10', until: '2026-10-20' }
  const sale = { ...newReservation, apartmentId, ...buyer, ...term }
  const { id } = await addSale(db, sale, { finalPrice: 95_000.1, contractDate: '2026-10-15' })
  const instalment = {
    id: '',
    moment: formula,
    amount: 9_500_010,
    dueOn: '2031-03-01',
    stage: 'none' as const,
  }
  await reviseSchedule(db, id, 1, [instalment])
  return agentId
}

const exports: [name: string, url: string, formats: ('xlsx' | 'csv')[], has: unknown[]][] = [
  [
    'apartments',
    '/admin/apartments/export',
    ['xlsx', 'csv'],
    ['007', 100_000.5, words, formula, `${notes}\n3-4`],
  ],
  ['parking spots', '/admin/parking/export', ['xlsx', 'csv'], ['1e5', formula]],
  [
    'enquiries',
    '/admin/contacts/export',
    ['csv'],
    [phone, plainPhone, formula, words, 'Tрета\t@SUM(A1)', '1 март 2026'],
  ],
  ['instalments', '/admin/payments/export', ['xlsx', 'csv'], [phone, notes, formula, 95_000.1, '2031-03-01']],
  ['expected money', '/admin/payments/export?of=forecast', ['xlsx', 'csv'], [95_000.1]],
  [
    'commissions',
    '/admin/report/commission/export?month=2026-10',
    ['xlsx', 'csv'],
    ['2026-10-15', notes, 0.025, 2375],
  ],
  [
    'the report by agents',
    '/admin/report/export?of=agents&from=2026-10-01&until=2026-10-31',
    ['xlsx', 'csv'],
    [95_000.1],
  ],
  ['the price list', '/admin/apartments/price-list?format=xlsx', ['xlsx'], ['007', phone]],
]

/** The cells of a file as a spreadsheet shows them, days as they are written in our database. */
async function cellsOf(file: Buffer<ArrayBuffer>): Promise<unknown[]> {
  const { rows } = await readTable(file)
  return rows.flat().map((cell: Cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell))
}

async function download(request: APIRequestContext, url: string, format: 'xlsx' | 'csv') {
  const response = await request.get(
    url.includes('format=') || format === 'xlsx' ? url : `${url}${url.includes('?') ? '&' : '?'}format=csv`,
  )
  expect([url, format, response.status()]).toEqual([url, format, 200])
  expect(response.headers()['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`),
  )
  return Buffer.from(await response.body())
}

/** As a Bulgarian file with tabs as separators, too, and as an English one with semicolons alone. */
const openings = [
  { from: 'xlsx', as: undefined },
  { from: 'csv', as: 'CSV:59/9,34,76,1,,1026,false,true' },
  { from: 'csv', as: 'CSV:59,34,76,1,,1033,false,false' },
]

test('every export keeps telephones, formulas, tabs, lines, sums and days, also through LibreOffice', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  await saveCompanySettings(db, (await getCompanySettings(db)).revision, { ...aCompany, phone })
  await stock(site)
  const downloaded: { name: string; bytes: Buffer<ArrayBuffer>; format: string; has: unknown[] }[] = []
  for (const [name, url, formats, has] of exports)
    for (const format of formats) {
      const bytes = await download(adminRequest, url, format)
      downloaded.push({ name, bytes, format, has })
      // A CSV holds the letters of a number; numbers are read as such by whoever opens it as a Bulgarian file.
      const letters = has.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell))
      const written = format === 'csv' ? letters : has
      expect([name, await cellsOf(bytes)]).toEqual([name, expect.arrayContaining(written)])
    }
  if (!libreOffice) return
  for (const { from, as } of openings) {
    const ofFormat = downloaded.filter(({ format }) => format === from)
    const saved = await allSavedByLibreOffice(
      ofFormat.map(({ bytes }) => bytes),
      { from, to: 'xlsx', as },
    )
    for (const [at, { name, has }] of ofFormat.entries()) {
      const kept = has.filter((cell) => typeof cell !== 'number' || !as?.includes('1033'))
      const cells = await cellsOf(saved[at] ?? Buffer.alloc(0))
      expect([name, as, cells]).toEqual([name, as, expect.arrayContaining(kept)])
    }
  }
}, 300_000)
