import type { Page } from '@playwright/test'
import { countApartments, findApartmentWithNotes, listApartments } from '../../backend/data/apartments.ts'
import { formField, saveButton, status } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

test('a new apartment has defaults, its rooms follow its type, and it is saved without a confirmation', async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/apartments/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нов апартамент')
  const defaults = { number: '', entrance: '1', floor: '1', secondaryFloor: '', type: 'studio', rooms: '1' }
  for (const [name, value] of Object.entries({ ...defaults, area: '0', netArea: '0', price: '0' })) {
    await expect(formField(page, name)).toHaveValue(value)
  }
  await expect(formField(page, 'status')).toHaveValue('available')
  await expect(formField(page, 'exposure')).toHaveValue('south')
  await expect(formField(page, 'hasTerrace')).not.toBeChecked()

  await formField(page, 'type').selectOption('3-bedroom')
  await expect(formField(page, 'rooms')).toHaveValue('3')
  await formField(page, 'rooms').fill('2')
  await formField(page, 'type').selectOption('4-bedroom-maisonette')
  await expect(formField(page, 'rooms'), 'what was typed stays').toHaveValue('2')

  await page.reload()
  await formField(page, 'number').fill('с подразбирания')
  await formField(page, 'type').selectOption('2-bedroom')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
})

test('a missing number gets an error beside its field, which has the focus', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/apartments/new')
  await saveButton(page).click()
  await expect(page.getByText('Въведете номер на апартамента')).toBeVisible()
  await expect(formField(page, 'number')).toBeFocused()
})

test('the second floor follows the type and the floor', { tag: '@long' }, async ({ signedInPage: page }) => {
  await page.goto('/admin/apartments/new')
  await formField(page, 'number').fill('90')
  await formField(page, 'type').selectOption('3-bedroom-maisonette')
  await expect(formField(page, 'secondaryFloor')).toHaveValue('2')
  await expect(page.getByText('Вторият етаж на мезонета трябва да е')).toBeHidden()
  await formField(page, 'floor').selectOption('11')
  await saveButton(page).click()
  await expect(page.getByText('Мезонетът заема и горния етаж: изберете етаж до 10')).toBeVisible()
  await formField(page, 'floor').selectOption('9')
  await expect(formField(page, 'secondaryFloor')).toHaveValue('10')
  await formField(page, 'type').selectOption('studio')
  await expect(formField(page, 'secondaryFloor')).toHaveValue('')
})

test('feature lines are added, changed, moved and removed', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/apartments/new')
  await formField(page, 'number').fill('с характеристики')
  await addFeatures(page, ['климатик', 'паркет', 'изглед'])
  await page.getByRole('button', { name: 'Премести характеристика 3 нагоре' }).click()
  await page.getByRole('button', { name: 'Премахни характеристика 1' }).click()
  await expect(page.getByLabel('Характеристика 1', { exact: true })).toHaveValue('изглед')
  await expect(page.getByLabel('Характеристика 2', { exact: true })).toHaveValue('паркет')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
  const added = (await listApartments(site.backend.db)).find(({ number }) => number === 'с характеристики')
  expect(added?.features).toEqual(['изглед', 'паркет'])
})

async function addFeatures(page: Page, features: string[]): Promise<void> {
  for (const text of features) {
    await page.getByRole('button', { name: 'Добави характеристика' }).click()
    await page
      .getByLabel(/^Характеристика \d$/)
      .last()
      .fill(text)
  }
}

test('an apartment is added with all its fields, and the list has its filters afterwards', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  await page.goto('/admin/apartments?floor=9&entrance=2')
  await page.getByRole('link', { name: 'Добави' }).click()
  await expect(page).toHaveURL('/admin/apartments/new?floor=9&entrance=2')
  await formField(page, 'number').fill('90')
  await formField(page, 'entrance').selectOption('2')
  await formField(page, 'type').selectOption('3-bedroom-maisonette')
  await formField(page, 'floor').selectOption('9')
  await formField(page, 'rooms').fill('3')
  await formField(page, 'netArea').fill('98.76')
  await formField(page, 'area').fill('112,5')
  await expect(page.getByText('112,50 м²')).toBeVisible()
  await formField(page, 'price').fill('210.000')
  await expect(page.getByText('210 000 €')).toBeVisible()
  await formField(page, 'status').selectOption('reserved')
  await formField(page, 'exposure').selectOption('southeast')
  await formField(page, 'hasTerrace').check()
  await formField(page, 'description').fill('Просторен дом')
  await formField(page, 'internalNotes').fill('само за нас')
  await addFeatures(page, ['изглед', 'паркет'])

  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments?floor=9&entrance=2')
  await expect(status(page, 'Апартамент 90 е запазен.')).toBeVisible()
  const row = page.getByRole('row', { name: 'Тристаен мезонет' })
  await expect(row.locator('[data-column=floor]')).toHaveText('9 - 10')
  await expect(row.locator('[data-column=price]')).toHaveText(/210\s000\s€\s*1867\s€\/м²$/)

  const [added] = await listApartments(site.backend.db, { floor: 10, entrance: '2' })
  expect(await findApartmentWithNotes(site.backend.db, added?.id ?? '')).toMatchObject({
    number: '90',
    entrance: '2',
    floor: 9,
    secondaryFloor: 10,
    rooms: 3,
    netArea: 98.76,
    area: 112.5,
    price: 210_000,
    status: 'reserved',
    exposure: 'southeast',
    hasTerrace: true,
    features: ['изглед', 'паркет'],
    internalNotes: 'само за нас',
    images: [],
  })
})

test('two quick clicks save once', { tag: '@long' }, async ({ signedInPage: page, site }) => {
  const before = await countApartments(site.backend.db)
  await page.goto('/admin/apartments/new')
  await formField(page, 'number').fill('двойно')
  await saveButton(page).dblclick()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await countApartments(site.backend.db)).toBe(before + 1)
})
