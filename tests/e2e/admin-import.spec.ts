import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addApartment,
  deleteApartment,
  listApartments,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import { findBuilding, saveBuilding } from '../../backend/data/building.ts'
import { readTable } from '../../backend/spreadsheets/read-table.ts'
import { unpackZip } from '../../backend/spreadsheets/unpack-zip.ts'
import { writeXlsx } from '../../backend/spreadsheets/write-xlsx.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { cellReference } from '../../domain/sheet/sheet.ts'
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
    for (const [row = []] of [rows.slice(1, 2)]) row[column('Статус')] = 'Няма го'
    for (const [row = []] of [rows.slice(2, 3)]) row[column('Цена (€)')] = '104 000 €'
  })
  const [, , last] = await listApartments(backend.db, { floor })
  if (!last) throw new Error('There is no third apartment')
  await setApartmentStatus(backend.db, last.id, last.revision, 'reserved')

  await selectFile(page, 'цени.xlsx', changed)
  await expect(line(page, 'Апартамент 81')).toContainText(/J2\s*Цена \(€\): 100.000 → 103.500/)
  await expect(line(page, 'Апартамент 82')).toContainText('K3')
  await expect(line(page, 'Апартамент 82')).toContainText('„Няма го“ не е сред възможностите')
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

/** Types rows into the first sheet of a workbook, as Excel does, and leaves the rest of it as it was. */
async function filledIn(file: Buffer, rows: Cells[]): Promise<Buffer> {
  const typed = rows.map((cells, at) => {
    const written = cells.map((value, column) => {
      const reference = cellReference(at + 1, column)
      if (value === null) return ''
      return typeof value === 'number'
        ? `<c r="${reference}"><v>${value}</v></c>`
        : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
    })
    return `<row r="${at + 2}">${written.join('')}</row>`
  })
  const parts = await unpackZip(file, () => true)
  return zipOf(
    [...parts].map(([name, content]) => ({
      name,
      content:
        name === 'xl/worksheets/sheet1.xml'
          ? content.toString().replace('</sheetData>', `${typed.join('')}</sheetData>`)
          : content.toString(),
    })),
  )
}

test('a template is made from the building, filled in, and imported without a warning', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const { revision, values } = await findBuilding(backend.db)
  await saveBuilding(backend.db, revision, {
    ...values,
    floorNames: [{ entrance: '', floor: 1, name: 'Партер' }],
  })
  await page.goto('/admin/import')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Шаблон за Excel' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('apartments-template.xlsx')
  const template = await readFile(await download.path())
  const { rows } = await readTable(Buffer.from(template))
  expect(rows).toEqual([expect.arrayContaining(['Номер', 'Етаж', 'Вход', 'Тип', 'Цена (€)', 'Статус'])])

  const typed: Record<string, string | number> = {
    Вход: 'А',
    Тип: 'Двустаен',
    'Чиста площ (м²)': 50,
    'Обща площ (м²)': 60,
    Изложение: 'Юг',
    'Цена (€)': 120_000,
    Статус: 'Свободен',
  }
  const row = (number: string, floor: string | number): Cells =>
    (rows[0] ?? []).map((header) => ({ ...typed, Номер: number, Етаж: floor })[String(header)] ?? null)
  await selectFile(page, 'нови.xlsx', await filledIn(template, [row('Ш1', 'Партер'), row('Ш2', 2)]))
  await expect(page.getByRole('heading', { name: 'Нови записи (2)' })).toBeVisible()
  await expect(page.getByText('лист')).toHaveCount(0)
  await expect(page.getByText('Колони, които не се внасят')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Приложи избраните (2)' }).click()
  await expect(page.getByText('Записано: 0 променени, 2 нови.')).toBeVisible()
  const added = (await listApartments(backend.db)).filter(({ number }) => number.startsWith('Ш'))
  expect(added.map(({ number, floor, rooms, price }) => [number, floor, rooms, price])).toEqual([
    ['Ш1', 1, 2, 120_000],
    ['Ш2', 2, 2, 120_000],
  ])
})

test('the apartments of equal floors are added at once, unless their numbers are taken, and reverted as one', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await page.goto('/admin/import')
  await page.getByRole('link', { name: 'Много апартаменти наведнъж' }).click()
  await page.getByLabel('От етаж').selectOption('8')
  await page.getByLabel('До етаж').selectOption('9')
  await page.getByLabel('Първи номер').fill('82')
  await page.getByLabel('Апартаменти на етаж').selectOption('2')
  const first = page.getByRole('group', { name: 'Апартамент 1 на етажа' })
  const second = page.getByRole('group', { name: 'Апартамент 2 на етажа' })
  await second.getByLabel('Тип').selectOption({ label: 'Двустаен' })
  for (const [position, area] of [
    [first, '40,5'],
    [second, '70'],
  ] as const) {
    await position.getByLabel('Чиста площ').fill('35')
    await position.getByLabel('Обща площ').fill(area)
  }
  const show = page.getByRole('button', { name: 'Покажи' })
  await show.click()
  await expect(page.getByText('Ще се добавят 4 чернови: от номер 82 до номер 85.')).toBeVisible()
  await expect(page.getByText('Във вход А вече има апартаменти с номера 82, 83.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Добави/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel('Първи номер').fill('801')
  await show.click()
  await page.getByRole('button', { name: 'Добави 4 чернови' }).click()
  await expect(page).toHaveURL('/admin/apartments?drafts=only')
  await expect(page.getByText('Добавени са 4 чернови.')).toBeVisible()
  const generated = async () =>
    (await listApartments(backend.db, { drafts: 'only' })).filter(({ number }) => /^80\d$/.test(number))
  expect((await generated()).map(({ number, floor: on, rooms, area }) => [number, on, rooms, area])).toEqual([
    ['801', 8, 1, 40.5],
    ['802', 8, 2, 70],
    ['803', 9, 1, 40.5],
    ['804', 9, 2, 70],
  ])
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect.poll(async () => (await generated()).length).toBe(0)
})

test('an import overwrites nothing that changed after the preview, and saves nothing', {
  tag: '@long',
}, async ({ signedInPage: page, expectedErrors, site: { backend } }) => {
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

test('a body of a megabyte that is no form is read to its end and refused, instead of cutting the connection', {
  tag: '@long',
}, async ({ signedInPage: page }) => {
  const sent = { data: Buffer.alloc(1024 * 1024, 'x'), headers: { 'Content-Type': 'text/plain' } }
  const response = await page.request.post('/admin/import.data', sent)
  expect([response.status(), await response.text()]).toEqual([422, expect.stringContaining('Файлът')])
})
