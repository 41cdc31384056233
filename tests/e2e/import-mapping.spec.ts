import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { getImportColumns } from '../../backend/data/settings.ts'
import { writeXlsx } from '../../backend/spreadsheets/write-xlsx.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
type Cells = (string | number | null)[]

const headers = [
  '№ по ред',
  'Ап. №',
  'Секция',
  'Ет.',
  'Вид',
  'ЗП',
  'РЗП',
  'Ориентация',
  'Сума',
  'EUR/m2',
  'Дали',
]
const statuses = ['свободен', 'Продадено', 'sold']

/** Sixty apartments as another company lists them: its own headers, its own words, a title above. */
function foreignRows(price: (area: number) => number): Cells[] {
  return Array.from({ length: 60 }, (_, at): Cells => {
    const area = 50.25 + at
    return [
      ...[
        at + 1,
        `М${at + 1}`,
        at < 30 ? 'вх. A' : 'Б',
        (at % 10) + 1,
        at % 2 === 0 ? '2-стаен' : 'тристаен',
      ],
      ...[area - 9.5, area, at % 2 === 0 ? 'ЮИ' : 'Север', price(area), Math.round(price(area) / area)],
      statuses[at % 3] ?? '',
    ]
  })
}

async function foreignFile(rows: Cells[]): Promise<Buffer> {
  const [, ...rest] = headers
  const columns = ['Сграда „Хоризонт“', ...rest.map(() => '')].map((header) => ({ header, width: 12 }))
  return Buffer.from(await writeXlsx({ title: 'Лист1', columns, rows: [headers, ...rows] }))
}

async function selectFile(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/admin/import')
  await page.getByLabel('Избери файл').setInputFiles({ name: 'хоризонт.xlsx', mimeType: xlsx, buffer })
}

const fieldOf = (page: Page, header: string) => page.getByLabel(`„${header}“ се внася като`)
const imported = async (page: Page) =>
  Promise.all(headers.map((header) => fieldOf(page, header).locator('option:checked').textContent()))

test('a list with other columns is guessed, corrected, imported, and known the next time', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend }, expectedErrors }) => {
  await selectFile(page, await foreignFile(foreignRows((area) => Math.round(area * 1500))))
  const panel = page.getByRole('region', { name: 'Колони' })
  await expect(panel).toContainText('М1 · М2 · М3')
  expect(await imported(page)).toEqual([
    ...['Не внасяй', 'Номер', 'Вход', 'Етаж', 'Тип', 'Чиста площ (м²)', 'Обща площ (м²)', 'Изложение'],
    ...['Цена (€)', 'Не внасяй', 'Статус'],
  ])
  await expect(fieldOf(page, 'Сума')).toHaveAccessibleDescription(/^предположение/)
  await expect(page.getByRole('heading', { name: 'Нови записи (60)' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  // A field is in one column: what is chosen elsewhere leaves the column that had it.
  await fieldOf(page, 'EUR/m2').selectOption('Цена (€)')
  await expect(fieldOf(page, 'Сума')).toHaveValue('')
  await expect(page.getByRole('heading', { name: /^Нови записи/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Отказ' }).click()
  await expect(fieldOf(page, 'Сума')).toHaveValue('price')
  await fieldOf(page, 'ЗП').selectOption('Не внасяй')
  await page.getByRole('button', { name: 'Прегледай с тези колони' }).click()
  await expect(
    page.getByText('Колони, които не се внасят: „№ по ред“ (A), „ЗП“ (F), „EUR/m2“ (J).'),
  ).toBeVisible()

  expectedErrors.push(/422/)
  await page.getByRole('button', { name: 'Приложи избраните (60)' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('40 апартамента ще бъдат продадени без записана продажба.')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Отказ' }).click()
  expect(await listApartments(backend.db)).not.toContainEqual(expect.objectContaining({ number: 'М2' }))
  await page.getByRole('button', { name: 'Приложи избраните (60)' }).click()
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(page.getByText('Записано: 0 променени, 60 нови.')).toBeVisible()
  const added = (await listApartments(backend.db)).filter(({ number }) => number.startsWith('М'))
  expect(added).toHaveLength(60)
  expect(added.find(({ number }) => number === 'М2')).toMatchObject({
    ...{ entrance: '1', floor: 2, type: '3-bedroom', rooms: 3, netArea: 0, area: 51.25, exposure: 'north' },
    ...{ price: 76_875, status: 'sold' },
  })
  expect(Object.keys(await getImportColumns(backend.db))).toHaveLength(1)

  const shuffled = foreignRows((area) => Math.round(area * 1600)).filter((_, at) => at % 3 === 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await selectFile(page, await foreignFile(shuffled))
  await expect(page.getByText('Колоните се внасят както предишния път')).toBeVisible()
  await expect(fieldOf(page, 'ЗП')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Променени записи (20)' })).toBeVisible()
  await panel.getByRole('button', { name: 'Промени' }).click()
  await expect(fieldOf(page, 'ЗП')).toHaveValue('')
  await expect(fieldOf(page, 'Сума')).toHaveValue('price')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a list without status and exposure is added with values that the person chooses', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const columns = ['Ап. №', 'Вход', 'Етаж', 'Тип', 'Обща площ с ид.ч.', 'Цена']
  const rows: Cells[] = ['Н1', 'Н2', 'Н3'].map((number, at) => [number, 'А', at + 1, 'Студио', 40, 90_000])
  const sheet = { title: 'Лист1', columns: columns.map((header) => ({ header, width: 12 })), rows }
  const file = Buffer.from(await writeXlsx(sheet))
  await selectFile(page, file)
  const missing = 'Новите редове не могат да се добавят: за нов запис липсват колоните „Изложение“, „Статус“.'
  await expect(page.getByText(missing)).toHaveCount(1)
  await expect(page.getByText('Редът е нов')).toHaveCount(0)
  const forNew = page.getByRole('group', { name: 'За нови редове' })
  await expect(forNew.getByLabel('Статус').locator('option')).toContainText(['Изберете', 'Свободен'])
  await expect(forNew.getByLabel('Статус')).toHaveValue('')
  expect(await findViolations(page)).toEqual([])
  await forNew.getByLabel('Статус').selectOption('Свободен')
  await forNew.getByLabel('Изложение').selectOption('Юг')
  await page.getByRole('button', { name: 'Прегледай с тези колони' }).click()
  await page.getByRole('button', { name: 'Приложи избраните (3)' }).click()
  await expect(page.getByText('Записано: 0 променени, 3 нови.')).toBeVisible()
  const added = (await listApartments(backend.db)).filter(({ number }) => number.startsWith('Н'))
  expect(added.map(({ status, exposure }) => [status, exposure])).toEqual(
    Array(3).fill(['available', 'south']),
  )

  await selectFile(page, file)
  await expect(page.getByText('Колоните се внасят както предишния път')).toBeVisible()
  await page.getByRole('region', { name: 'Колони' }).getByRole('button', { name: 'Промени' }).click()
  await expect(forNew.getByLabel('Изложение')).toHaveValue('south')
})

test('a file that says nothing of itself is imported as the person says, and copied rows are told', {
  tag: '@long',
}, async ({ signedInPage: page, expectedErrors }) => {
  expectedErrors.push(/422/)
  const columns = ['Кой', 'Къде', 'Колко'].map((header) => ({ header, width: 12 }))
  const rows: Cells[] = [
    ['едно', 'горе', 'много'],
    ['второ', 'долу', 'малко'],
    ['едно', 'горе', 'много'],
  ]
  await selectFile(page, Buffer.from(await writeXlsx({ title: 'Лист1', columns, rows })))
  await expect(page.getByText('не личи дали във файла са апартаменти, или паркоместа')).toBeVisible()
  await page.getByLabel('Какво има във файла').selectOption('Паркоместа')
  await expect(page.getByText('Няма колона за „Номер“')).toBeVisible()
  await page.getByLabel('„Колона A“ се внася като').selectOption('Номер')
  await page.getByRole('button', { name: 'Прегледай с тези колони' }).click()
  await expect(page.getByText('Няма колони за „Етаж“, „Тип“')).toBeVisible()
  await expect(page.getByText('Ред 4 повтаря ред 2: паркомясто едно. Изтрийте единия ред')).toBeVisible()

  const letter = Buffer.from('Здравейте,\nизпращам Ви списъка.\nПоздрави')
  await page.getByLabel('Избери друг файл').setInputFiles({ name: 'x.xlsx', mimeType: xlsx, buffer: letter })
  await expect(page.getByRole('alert')).toContainText('Това е обикновен текст, а не таблица')

  const sent = { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('Номер;Вход\n1;А') }
  for (const mapping of [
    '{',
    '{"list":"stores"}',
    '{"list":"apartments","columns":[["number",0],["number",1]]}',
  ]) {
    const response = await page.request.post('/admin/import.data', { multipart: { file: sent, mapping } })
    expect([response.status(), await response.text()]).toEqual([
      422,
      expect.stringContaining('Изборът на колони'),
    ])
  }
})
