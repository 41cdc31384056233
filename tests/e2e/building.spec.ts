import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { findBuilding, getBuilding, saveBuilding } from '../../backend/data/building.ts'
import { readPdf } from '../read-pdf.ts'
import { alert, formField, saveButton } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

const line = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Данните за сградата са запазени.' })).toBeVisible()

async function removeLines(page: Page, names: string[]) {
  // From the last one upwards, because the lines below a removed one get other numbers.
  for (const name of names) await page.getByRole('button', { name: `${name}: премахни` }).click()
}

test('another building is described in its form, and every page follows it', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/building')
  await formField(page, 'name').fill('Хоризонт')
  for (const entrance of ['Вход 1', 'Вход 2']) {
    await line(page, entrance).getByLabel('Първи етаж').fill('-1')
    await line(page, entrance).getByLabel('Последен етаж').fill('6')
  }
  await page.getByRole('button', { name: 'Добави вход' }).click()
  await line(page, 'Вход 3').getByLabel('Буква или име').fill('В')
  await line(page, 'Вход 3').getByLabel('Първи етаж').fill('0')
  await line(page, 'Вход 3').getByLabel('Последен етаж').fill('6')
  await page.getByRole('button', { name: 'Добави име на етаж' }).click()
  await line(page, 'Име на етаж 1').getByLabel('Етаж', { exact: true }).fill('0')
  await line(page, 'Име на етаж 1').getByLabel('Име', { exact: true }).fill('Партер')
  await removeLines(page, ['Ниво 3', 'Ниво 2', 'Тип 7', 'Тип 5', 'Тип 4'])
  for (const exposure of ['Изток', 'Североизток', 'Югоизток'])
    await page.getByLabel(exposure, { exact: true }).uncheck()
  await page.getByLabel('Юг', { exact: true }).check()
  await saveButton(page).click()
  await saved(page)

  const building = await getBuilding(site.backend.db)
  expect(building.entrances).toEqual([
    { id: '1', name: 'А', firstFloor: -1, lastFloor: 6 },
    { id: '2', name: 'Б', firstFloor: -1, lastFloor: 6 },
    { id: '3', name: 'В', firstFloor: 0, lastFloor: 6 },
  ])
  expect(building).toMatchObject({
    name: 'Хоризонт',
    floorNames: [{ entrance: '', floor: 0, name: 'Партер' }],
    parkingLevels: [{ level: -1, name: 'Сутерен' }],
    seaExposures: ['south'],
  })
  expect(building.apartmentTypes.map(({ name }) => name)).toEqual([
    'Студио',
    'Едностаен',
    'Двустаен',
    'Тристаен мезонет',
  ])

  await test.step('an apartment of the new entrance is added', async () => {
    await page.goto('/admin/apartments/new')
    await formField(page, 'number').fill('31')
    await formField(page, 'entrance').selectOption({ label: 'В' })
    const floors = formField(page, 'floor').locator('option')
    await expect(floors).toHaveText(['Партер', '1', '2', '3', '4', '5', '6'])
    await formField(page, 'floor').selectOption({ label: 'Партер' })
    await expect(formField(page, 'type').locator('option')).toHaveCount(4)
    await formField(page, 'area').fill('60')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    await expect(page.getByRole('row').filter({ hasText: '31' })).toContainText('Партер')
    const [added] = (await listApartments(site.backend.db)).filter(({ number }) => number === '31')
    expect(added).toMatchObject({ entrance: '3', floor: 0, secondaryFloor: null })
  })

  await test.step('public pages show the entrances, floors, types and levels of the building', async () => {
    await page.goto('/apartments')
    await expect(page).toHaveTitle('Апартаменти | Хоризонт')
    await expect(page.getByLabel('Вход', { exact: true }).locator('option')).toHaveText([/./, 'А', 'Б', 'В'])
    await expect(page.getByLabel('Етаж', { exact: true }).locator('option')).toHaveText([
      /./,
      '−1',
      'Партер',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    await page.goto('/navigator/3/0')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/Вход В, партер \| Хоризонт$/)
    await page.goto('/parking')
    await expect(page.getByText('Етаж 2')).toHaveCount(0)
    for (const url of ['/navigator/3/-1', '/navigator/1/7', '/navigator/4/1'])
      expect((await page.request.get(url)).status()).toBe(404)
    const unknown = await page.request.get('/apartments?entrance=9&floor=11&type=4-bedroom-maisonette')
    expect(unknown.status()).toBe(200)
  })

  await test.step('Excel, the price list and the feed follow it', async () => {
    const csv = await (await page.request.get('/admin/apartments/export?format=csv')).text()
    expect(csv).toMatch(/;31;|"31"|31/)
    expect(csv).toContain('В')
    const pdf = await (await page.request.get('/admin/apartments/price-list')).body()
    const pages = readPdf(pdf).join('\n')
    expect(pages).toContain('Хоризонт')
    expect(pages).toContain('Вход В')
    expect(pages).toContain('Партер')
  })

  await test.step('the history names the building', async () => {
    await page.goto('/admin/history?collection=building')
    await expect(page.getByText('Сграда', { exact: true }).first()).toBeVisible()
  })
})

test('what apartments use is not removed, and what was typed stays', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на данните за сградата/)
  const { revision } = await findBuilding(site.backend.db)
  await page.goto('/admin/building')
  await formField(page, 'city').fill('Варна')
  await page.getByRole('button', { name: 'Вход 1: премахни „А“' }).click()
  await page.getByRole('button', { name: 'Тип 1: премахни „Студио“' }).click()
  await saveButton(page).click()
  await expect(alert(page, 'Вход А не може да се премахне: там са апартаменти')).toBeVisible()
  await expect(page.getByText('„Студио“ не може да се премахне: от този тип').first()).toBeVisible()
  await expect(formField(page, 'city')).toHaveValue('Варна')
  expect((await findBuilding(site.backend.db)).revision).toBe(revision)
})

test('two people who describe the building at once lose nothing', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на данните за сградата/)
  const { db } = site.backend
  await page.goto('/admin/building')
  await formField(page, 'street').fill('ул. „Морска“ 2')
  const { revision, values } = await findBuilding(db)
  await saveBuilding(db, revision, { ...values, city: 'Бургас' })
  await saveButton(page).click()
  await expect(page.getByText('Обновени са полета, които не сте променяли: Град.')).toBeVisible()
  await saveButton(page).click()
  await saved(page)
  expect((await findBuilding(db)).values).toMatchObject({ city: 'Бургас', street: 'ул. „Морска“ 2' })
})

test('an open list follows a change of the building without a navigation', { tag: '@long' }, async ({
  signedInPage: page,
  context,
}) => {
  const connected = page.waitForResponse((response) => response.url().endsWith('/admin/live-changes'))
  await page.goto('/admin/apartments')
  await connected
  const other = await context.newPage()
  await other.goto('/admin/building')
  await formField(other, 'name').fill('Запад')
  await line(other, 'Вход 2').getByLabel('Буква или име').fill('Запад')
  await saveButton(other).click()
  await saved(other)
  await expect(page.getByLabel('Вход', { exact: true }).locator('option').nth(2)).toHaveText('Запад')
  await expect(page.getByRole('link', { name: 'Запад', exact: true })).toBeVisible()
})
