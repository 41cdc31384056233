import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getHomePage, saveHomePage } from '../../backend/data/settings.ts'
import { findTranslation } from '../../backend/data/translations.ts'
import { readTable } from '../../backend/spreadsheets/read-table.ts'
import { writeXlsx } from '../../backend/spreadsheets/write-xlsx.ts'
import { status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Cells = (string | number | null)[]

async function exported(page: Page): Promise<Cells[]> {
  await page.goto('/admin/translations/file')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Изтегли файла' }).click()
  const { rows } = await readTable(await readFile(await (await download).path()))
  await expect(page.getByText('Последният файл е от')).toBeVisible()
  return rows as Cells[]
}

async function importRows(page: Page, [head = [], ...rows]: Cells[]): Promise<void> {
  const columns = head.map((name) => ({ header: String(name), width: 20 }))
  const buffer = Buffer.from(await writeXlsx({ title: 'Преводи', columns, rows }))
  await page.goto('/admin/translations/file')
  await page.getByLabel('Избери файл').setInputFiles({ name: 'преводи.xlsx', mimeType: xlsx, buffer })
}

test('a text is translated on the screen, goes out of date with the Bulgarian one, and is put back', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await page.goto('/admin/homepage')
  await page.getByRole('navigation', { name: 'Преводи' }).getByRole('link', { name: /^DE/ }).click()
  await expect(page).toHaveURL(/language=de/)
  const title = page.getByRole('textbox', { name: 'Deutsch: Начална страница: заглавие', exact: true })
  const row = page.getByRole('listitem').filter({ has: title })
  await title.fill('Ihr Zuhause am Meer')
  await row.getByRole('button', { name: 'Запази' }).click()
  await expect(status(page, 'Преводът е запазен.')).toBeVisible()
  await expect(row.getByText('Преведен', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const id = 'de:homePage.title'
  expect(await findTranslation(backend.db, id)).toMatchObject({ text: 'Ihr Zuhause am Meer' })

  const { revision, values } = await getHomePage(backend.db)
  await saveHomePage(backend.db, revision, { ...values, title: 'Дом на брега' })
  await page.reload()
  await expect(row.getByText('Остарял', { exact: true })).toBeVisible()
  await expect(row).toContainText('Дом на брега')
  await expect(row).toContainText('Преведеният текст беше: „Вашият дом до морето“')
  await title.fill('Ein Heim am Strand')
  await row.getByRole('button', { name: 'Запази' }).click()
  await expect(row.getByText('Преведен', { exact: true })).toBeVisible()

  await row.getByRole('link', { name: 'История' }).click()
  await expect(page.getByText('Ein Heim am Strand').first()).toBeVisible()
  await page.getByRole('button', { name: 'Върни „Превод“' }).first().click()
  await expect(status(page, 'върната е предишната стойност')).toBeVisible()
  expect(await findTranslation(backend.db, id)).toMatchObject({
    text: 'Ihr Zuhause am Meer',
    source: 'Вашият дом до морето',
  })
})

test('all texts go to a translator as one file and come back with a preview', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend }, expectedErrors }) => {
  expectedErrors.push(/status of 422/)
  const rows = await exported(page)
  const [head = []] = rows
  const column = (name: string) => head.indexOf(name)
  const rowOf = (key: string) => rows.find((cells) => cells[column('Код')] === key) ?? []
  const fill = (key: string, language: string, text: string) => {
    rowOf(key)[column(language)] = text
  }
  fill('homePage.subtitle', 'Română', 'O clădire nouă')
  fill('building.city', 'English', 'Black Sea coast')
  fill('homePage.benefits.1.text', 'English', 'Safe')
  rowOf('homePage.benefits.1.text')[column('Български')] = 'Друг текст'
  await importRows(page, rows)
  await expect(page.getByText('Българският текст вече е друг. Изтеглете нов файл за него.')).toBeVisible()
  await expect(page.getByText('O clădire nouă')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await findTranslation(backend.db, 'ro:homePage.subtitle')).toBeUndefined()
  await page.getByRole('button', { name: 'Запази 2 превода' }).click()
  await expect(status(page, 'Запазени са 2 превода.')).toBeVisible()
  expect(await findTranslation(backend.db, 'ro:homePage.subtitle')).toMatchObject({ text: 'O clădire nouă' })
  expect(await findTranslation(backend.db, 'en:homePage.benefits.1.text')).toBeUndefined()

  const again = await exported(page)
  const marked = again.filter((cells) => cells[column('Промяна')] === 'променен превод')
  expect(marked.map((cells) => cells[column('Код')])).toEqual(['building.city', 'homePage.subtitle'])
  await importRows(page, [
    ['Номер', 'Вход'],
    ['1', 'А'],
  ])
  await expect(page.getByRole('alert')).toContainText('Във файла няма ред с колони')
})

test('a language that is no longer offered has no pages', { tag: '@long' }, async ({
  signedInPage: page,
  request,
}) => {
  await page.goto('/admin/translations')
  const german = page.getByRole('checkbox', { name: 'Предлагай Deutsch' })
  await expect(german).toBeChecked()
  await german.uncheck()
  await page.getByRole('button', { name: 'Запази езиците' }).click()
  await expect(status(page, 'Предлаганите езици са запазени.')).toBeVisible()
  expect((await request.get('/de/apartments')).status()).toBe(404)
  expect((await request.get('/en/apartments')).status()).toBe(200)
})

test('an import is reverted as one', { tag: '@long' }, async ({ signedInPage: page, site: { backend } }) => {
  const rows = await exported(page)
  const [head = []] = rows
  const fill = (key: string, language: string, text: string) => {
    const row = rows.find((cells) => cells[head.indexOf('Код')] === key) ?? []
    row[head.indexOf(language)] = text
  }
  const id = 'ru:homePage.title'
  fill('homePage.title', 'Русский', 'Дом у моря')
  fill('homePage.subtitle', 'Русский', 'Новый дом')
  await importRows(page, rows)
  await page.getByRole('button', { name: 'Запази 2 превода' }).click()
  await expect(status(page, 'Запазени са 2 превода.')).toBeVisible()
  expect(await findTranslation(backend.db, id)).toMatchObject({ text: 'Дом у моря' })
  await page.getByRole('button', { name: 'Върни', exact: true }).click()
  await expect(page.getByText('Внасянето е върнато: преводите са както преди него.')).toBeVisible()
  expect(await findTranslation(backend.db, id)).toMatchObject({ text: '' })
  await page.goto('/admin/history?collection=translations')
  await page.getByRole('button', { name: 'Върни всички' }).first().click()
  await expect(status(page, '2 превода')).toBeVisible()
  expect(await findTranslation(backend.db, id)).toMatchObject({ text: 'Дом у моря' })
})
