import type { Page } from '@playwright/test'
import { addApartment, listApartments } from '../../backend/data/apartments.ts'
import { saveTranslation } from '../../backend/data/translations.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { formField, saveButton } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

const home = (number: string, features: string[]) => ({
  ...newApartment(defaultBuilding),
  number,
  area: 50,
  features,
})

test.beforeEach(async ({ site }) => {
  const { db } = site.backend
  await clearTable(site, 'apartments')
  await addApartment(db, home('1', ['Подово отопление', 'Две бани']))
  await addApartment(db, home('2', ['Подово отопление', 'Smart Home']))
})

const known = (page: Page) => page.getByRole('list', { name: 'Избор от списъка' })
const lines = (page: Page) => page.getByLabel(/^Характеристика \d+$/)
const featuresOf = async (site: { backend: { db: Parameters<typeof listApartments>[0] } }, number: string) =>
  (await listApartments(site.backend.db)).find((apartment) => apartment.number === number)?.features

test('features of other homes are chosen with a click or a key, and typed ones get their spelling', async ({
  signedInPage: page,
  site,
}) => {
  const heating = { key: 'feature.Подово отопление', source: 'Подово отопление' }
  for (const language of ['en', 'de', 'ro', 'ru'] as const)
    await saveTranslation(site.backend.db, 0, { ...heating, language, text: 'Heating' })
  await page.goto('/admin/apartments/new')
  await formField(page, 'number').fill('3')
  await expect(known(page).getByRole('button')).toHaveText([
    /^Подово отопление2, 2 апартамента$/,
    /^Две бани1, 1 апартамент.*няма превод на английски/,
    /^Smart Home1, 1 апартамент$/,
  ])
  const heatingButton = known(page).getByRole('button', { name: 'Подово отопление' })
  const bathsButton = known(page).getByRole('button', { name: 'Две бани' })
  await bathsButton.click()
  await heatingButton.focus()
  await page.keyboard.press('Enter')
  await expect(heatingButton).toBeFocused()
  await expect(heatingButton).toHaveAttribute('aria-pressed', 'true')
  await expect(lines(page)).toHaveCount(2)

  // A line that waits for its text takes the chosen one.
  await bathsButton.click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Добави характеристика' }).click()
  await bathsButton.click()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).nth(1)).toHaveValue('Две бани')

  await page.getByRole('button', { name: 'Добави характеристика' }).click()
  await lines(page).nth(2).fill('  smart–home')
  await lines(page).nth(0).focus()
  await expect(lines(page).nth(2)).toHaveValue('Smart Home')
  await expect(known(page).getByRole('button', { name: 'Smart Home' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Добави характеристика' }).click()
  await lines(page).nth(3).fill('Камина')
  await page.getByRole('button', { name: 'Премести характеристика 4 нагоре' }).click()
  expect(await findViolations(page)).toEqual([])
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await featuresOf(site, '3')).toEqual(['Подово отопление', 'Две бани', 'Камина', 'Smart Home'])
})

test('a long list is searched, and Enter adds what was found or typed', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  const many = Array.from({ length: 20 }, (_, index) => `Характеристика ${String.fromCharCode(1072 + index)}`)
  await addApartment(site.backend.db, home('4', [...many, 'Зимна градина']))
  await page.goto('/admin/apartments/new')
  await formField(page, 'number').fill('5')
  await expect(known(page).getByRole('button')).toHaveCount(16)
  await page.getByRole('button', { name: 'Покажи още 8' }).click()
  await expect(known(page).getByRole('button')).toHaveCount(24)
  const search = page.getByRole('searchbox', { name: 'Търсене в списъка' })
  await search.fill('зимна-гр')
  await search.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await search.press('Enter')
  await expect(lines(page), 'Enter does not remove it again').toHaveCount(1)
  await search.fill('Сауна')
  await expect(page.getByText('Няма такава в списъка.')).toBeVisible()
  await search.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await featuresOf(site, '5')).toEqual(['Зимна градина', 'Сауна'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('features are chosen and typed, too', { tag: '@long' }, async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/)
    await page.goto('/admin/apartments/new')
    await formField(page, 'number').fill('6')
    await known(page).getByRole('button', { name: 'Две бани' }).click()
    await expect(lines(page).nth(0)).toHaveValue('Две бани')
    await page.getByRole('button', { name: 'Добави характеристика' }).click()
    await lines(page).nth(1).fill('SMART HOME')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await featuresOf(site, '6')).toEqual(['Две бани', 'Smart Home'])
  })
})
