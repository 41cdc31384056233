import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addApartment,
  deleteApartment,
  listApartments,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import { readTable } from '../../backend/spreadsheets/read-table.ts'
import { writeXlsx } from '../../backend/spreadsheets/write-xlsx.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { zipOf } from '../zip-of.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const floor = 8
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test.beforeEach(async ({ site: { backend } }) => {
  const { db } = backend
  for (const { id } of await listApartments(db, { floor })) await deleteApartment(db, id)
  for (const number of ['81', '82', '83'])
    await addApartment(db, { ...newApartment(defaultBuilding), number, floor, area: 50, price: 100_000 })
})

async function exported(page: Page): Promise<Buffer> {
  await page.goto(`/admin/apartments?floor=${floor}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Изнасяне: Excel' }).click()
  return readFile(await (await download).path())
}

type Cells = (string | number | null)[]

/** Returns the exported file with changed rows, as if it was edited in Excel. */
async function edited(file: Buffer, edit: (rows: Cells[], column: (head: string) => number) => void) {
  const { rows } = await readTable(Buffer.from(file))
  const [head = [], ...body] = rows as Cells[]
  edit(body, (name) => head.indexOf(name))
  const columns = head.map((name) => ({ header: String(name), width: 12 }))
  return Buffer.from(await writeXlsx({ title: 'Апартаменти', columns, rows: body }))
}

async function selectFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/admin/import')
  await page.getByLabel('Избери файл').setInputFiles({ name, mimeType: xlsx, buffer })
}

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `${name}, вход А` })

test('a list is exported to Excel and imported, with a preview of each change before it is saved', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const original = await exported(page)
  await selectFile(page, 'същият.xlsx', original)
  await expect(page.getByText('Файлът не променя нищо.')).toBeVisible()

  const changed = await edited(original, (rows, column) => {
    for (const [row = []] of [rows.slice(0, 1)]) row[column('Цена (€)')] = 103_500
    for (const [row = []] of [rows.slice(1, 2)]) row[column('Статус')] = 'Запазен'
    for (const [row = []] of [rows.slice(2, 3)]) row[column('Цена (€)')] = '104 000 €'
  })
  const [, , last] = await listApartments(backend.db, { floor })
  if (!last) throw new Error('There is no third apartment')
  await setApartmentStatus(backend.db, last.id, last.revision, 'reserved')

  await selectFile(page, 'цени.xlsx', changed)
  await expect(line(page, 'Апартамент 81')).toContainText(/J2\s*Цена \(€\): 100.000 → 103.500/)
  await expect(line(page, 'Апартамент 82')).toContainText('K3')
  await expect(line(page, 'Апартамент 82')).toContainText('„Запазен“ не е сред възможностите')
  await expect(page.getByRole('heading', { name: 'Конфликти (1)' })).toBeVisible()
  await expect(line(page, 'Апартамент 83').getByRole('checkbox')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Приложи избраните (1)' }).click()
  await expect(page.getByText('Записано: 1 променен, 0 нови.')).toBeVisible()
  const prices = (await listApartments(backend.db, { floor })).map(({ price }) => price)
  expect(prices).toEqual([103_500, 100_000, 100_000])
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(page.getByText('Върнат е предишният вид на 1 запис.')).toBeVisible()
  expect((await listApartments(backend.db, { floor }))[0]?.price).toBe(100_000)
})

test('an import overwrites nothing that changed after the preview, and saves nothing', async ({
  signedInPage: page,
  expectedErrors,
  site: { backend },
}) => {
  expectedErrors.push(/409/)
  const changed = await edited(await exported(page), (rows, column) => {
    for (const row of rows) row[column('Цена (€)')] = 101_000
  })
  await selectFile(page, 'цени.xlsx', changed)
  const apply = page.getByRole('button', { name: /^Приложи избраните/ })
  await expect(apply).toHaveText('Приложи избраните (3)')
  const [first] = await listApartments(backend.db, { floor })
  if (!first) throw new Error('There is no first apartment')
  await setApartmentStatus(backend.db, first.id, first.revision, 'sold')
  await apply.click()
  await expect(page.getByRole('alert')).toContainText('Нищо не е записано')
  await expect(page.getByRole('heading', { name: 'Конфликти (1)' })).toBeVisible()
  expect((await listApartments(backend.db, { floor })).every(({ price }) => price === 100_000)).toBe(true)
  await apply.click()
  await expect(page.getByText('Записано: 2 променени, 0 нови.')).toBeVisible()
})

test('a file that is no table is refused with a message', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  await selectFile(page, 'договор.docx', zipOf([{ name: 'word/document.xml', content: '<w:document/>' }]))
  await expect(page.getByRole('alert')).toContainText('Това не е таблица')
})

test('a body of a megabyte that is no form is read to its end and refused, instead of cutting the connection', async ({
  signedInPage: page,
}) => {
  const sent = { data: Buffer.alloc(1024 * 1024, 'x'), headers: { 'Content-Type': 'text/plain' } }
  const response = await page.request.post('/admin/import.data', sent)
  expect([response.status(), await response.text()]).toEqual([422, expect.stringContaining('Файлът')])
})
