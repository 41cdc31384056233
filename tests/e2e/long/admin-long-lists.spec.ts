import type { Page } from '@playwright/test'
import { addApartment, listApartments } from '../../../backend/data/apartments.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { expect, test } from '../fixtures.ts'

const added = 300

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  const { db } = site.backend
  await db.write('apartments', async () => {
    for (let index = 0; index < added; index++)
      await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: String(1000 + index),
        floor: 1 + (index % 10),
        price: 90_000,
      })
  })
})

const rows = (page: Page) => page.locator('tbody tr')
const bar = (page: Page) => page.getByRole('region', { name: 'Избрани редове' })
const selectRow = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Избери апартамент ${number}, вход А` }).check()

test('a long list has pages, and selections on several pages are changed together', async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/apartments?entrance=1')
  const { db } = site.backend
  const total = (await listApartments(db, { entrance: '1' })).length
  await expect(rows(page)).toHaveCount(200)
  await expect(page.getByText(`1–200 от ${total}`)).toBeVisible()
  await selectRow(page, 1000)
  await page.getByRole('link', { name: 'Следващи' }).click()
  await expect(rows(page)).toHaveCount(total - 200)
  await selectRow(page, 1299)
  await expect(bar(page)).toContainText('2 избрани')
  await bar(page).getByRole('button', { name: 'Резервиран' }).click()
  await expect(page.getByText('2 апартамента: Резервиран.')).toBeVisible()
  const reserved = async () =>
    (await listApartments(db, { status: 'reserved' }))
      .map(({ number }) => number)
      .filter((number) => Number(number) >= 1000)
  expect(await reserved()).toEqual(['1000', '1299'])

  await bar(page)
    .getByRole('button', { name: `Избери всички филтрирани (${total})` })
    .click()
  await expect(bar(page)).toContainText(`${total} избрани`)
  await expect(bar(page).getByRole('link', { name: 'Цени' })).toHaveAttribute('href', /^(?!.*page=)/)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()

  await page.getByRole('columnheader', { name: 'Цена' }).getByRole('link').click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(rows(page)).toHaveCount(200)
  await page.getByLabel('Етаж', { exact: true }).selectOption('3')
  await expect(page.getByRole('navigation', { name: 'Страници' })).toBeHidden()
})

test('more apartments than are changed at once are selected by their filter, for new prices', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  await db.write('apartments', async () => {
    for (let index = 0; index < 300; index++)
      await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: String(2000 + index),
        entrance: '2',
        price: 90_000,
      })
  })
  const total = (await listApartments(db)).length
  await page.goto('/admin/apartments')
  await selectRow(page, 1000)
  await bar(page)
    .getByRole('button', { name: `Избери всички филтрирани (${total})` })
    .click()
  await expect(bar(page)).toContainText(`${total} избрани`)
  await expect(bar(page).getByRole('button', { name: 'Продаден' })).toBeDisabled()
  await page.getByRole('link', { name: 'Следващи' }).click()
  await expect(bar(page)).toContainText(`${total} избрани`)
  await bar(page).getByRole('link', { name: 'Цени' }).click()
  await expect(page).toHaveURL(/\/admin\/prices\?of=apartments/)
})
