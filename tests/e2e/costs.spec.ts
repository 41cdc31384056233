import { listApartments } from '../../backend/data/apartments.ts'
import { getCostSettings } from '../../backend/data/settings.ts'
import { formField, saveButton } from './admin-page.ts'
import { message } from './contact-form-page.ts'
import { expect, test } from './fixtures.ts'

test('the office switches the costs on; a visitor reckons with and without scripts', async ({
  signedInPage: page,
  browser,
  site,
}) => {
  const { db } = site.backend
  const apartment = (await listApartments(db)).find(({ price }) => price === 129_500)
  await page.goto('/admin/settings/costs')
  await formField(page, 'rate').fill('16')
  await saveButton(page).click()
  await expect(formField(page, 'rate')).toHaveAttribute('aria-invalid', 'true')
  await formField(page, 'rate').fill('3,5')
  await formField(page, 'isShown').check()
  await formField(page, 'vat').selectOption('included')
  await saveButton(page).click()
  await expect(formField(page, 'revision')).not.toHaveValue('0')
  expect((await getCostSettings(db)).values).toMatchObject({ isShown: true, rate: 3.5, vat: 'included' })

  await page.goto(`/apartments/${apartment?.id}`)
  const costs = page.locator('#costs')
  await costs.scrollIntoViewIfNeeded()
  await expect(costs).toContainText('Цена на апартамента')
  await expect(costs).toContainText('134 680 €')
  await expect(page.locator('[name="reckoning"]')).toHaveCount(0)
  await page.getByLabel('Собствени средства').selectOption('50')
  await expect(costs.getByRole('status')).toContainText('324,16 €')
  expect(new URL(page.url()).searchParams.get('own')).toBe('50')
  const box = page.locator('label', { has: page.locator('[name="reckoning"]') })
  await expect(box).toContainText('Сметка: Цена на апартамента 129 500 €')
  await expect(box.getByRole('checkbox')).toBeChecked()
  await expect(message(page)).toHaveValue('')

  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`/apartments/${apartment?.id}`)
  await still.getByLabel('Години на кредита').fill('10')
  await still.getByRole('button', { name: 'Пресметнете' }).click()
  await expect(still).toHaveURL(/years=10.*#costs$/)
  await expect(still.locator('#costs').getByRole('status')).toContainText('1024,46 €')
  await expect(still.locator('[name="reckoning"]')).toBeChecked()
  await plain.close()
})
