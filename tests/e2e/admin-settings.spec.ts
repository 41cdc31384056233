import { listApartments } from '../../backend/data/apartments.ts'
import {
  getBuyerFacts,
  getCompanySettings,
  saveBuyerFacts,
  saveCompanySettings,
} from '../../backend/data/settings.ts'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { alert, formField, saveButton } from './admin-page.ts'
import { withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

test('company details are validated, saved, and used by the site', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500|409/, /Грешка при запазване на настройките/)
  const { db } = site.backend
  await page.goto('/admin/settings')
  await formField(page, 'companyName').fill('Морски дом')
  await formField(page, 'email').fill('не е имейл')
  await formField(page, 'phone').fill('+359 700 00 000')
  await formField(page, 'viber').fill('+359 88 000 0001')
  await formField(page, 'socialMedia.facebook').fill('facebook')
  await saveButton(page).click()
  await expect(page.getByText('Въведете валиден имейл')).toBeVisible()
  await expect(page.getByText('Въведете пълен адрес, който започва с https://')).toBeVisible()
  await expect(formField(page, 'email')).toBeFocused()
  await formField(page, 'email').fill('office@example.com')
  await formField(page, 'socialMedia.facebook').fill('https://example.com/fb')
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Настройките са запазени.' })).toBeVisible()
  await expect(formField(page, 'revision')).toHaveValue('1')
  expect((await getCompanySettings(db)).values.socialMedia.facebook).toBe('https://example.com/fb')

  // Everything is saved, so leaving asks no question.
  await page.getByRole('link', { name: 'Табло' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/')
  await expect(page.locator('footer')).toContainText('Морски дом')
  for (const place of ['footer', '#contact']) {
    const viber = page.locator(place).getByRole('link', { name: 'Пишете ни по Viber' })
    await expect(viber).toHaveAttribute('href', 'viber://chat?number=%2B359880000001')
    await expect(page.locator(place).getByRole('link', { name: 'WhatsApp' })).toBeHidden()
  }

  await page.goto('/admin/settings')
  const { values } = await getCompanySettings(db)
  await formField(page, 'address').fill('ул. „Морска“ 2')
  await saveCompanySettings(db, 2, { ...values, phone: '1' })
  await saveButton(page).click()
  await expect(page.getByText('Обновени са полета, които не сте променяли: Телефон.')).toBeVisible()
  await expect(formField(page, 'phone')).toHaveValue('1')
  await saveButton(page).click()
  await expect(formField(page, 'revision')).toHaveValue('4')
  expect((await getCompanySettings(db)).values).toMatchObject({ phone: '1', address: 'ул. „Морска“ 2' })
  await expect(page.getByText('Обновени са полета')).toBeHidden()
  await formField(page, 'address').fill('ул. „Морска“ 3')
  await withoutTable(site, 'settings', async () => {
    await saveButton(page).click()
    await expect(alert(page, 'Грешка при запазване на настройките')).toBeVisible()
  })
  await saveButton(page).click()
  await expect(formField(page, 'revision')).toHaveValue('5')

  // After a conflict was resolved, the form asks about it no longer.
  await formField(page, 'address').fill('моят адрес')
  await saveCompanySettings(db, 5, { ...values, address: 'техният адрес' })
  await saveButton(page).click()
  const panel = page.getByRole('region', { name: /променен междувременно/ })
  await panel.getByRole('button', { name: 'Запази моите стойности' }).click()
  await expect(formField(page, 'revision')).toHaveValue('7')
  await expect(panel).toBeHidden()
  expect((await getCompanySettings(db)).values).toEqual({ ...values, address: 'моят адрес' })
})

test('the facts for buyers are entered once, and shown on the home page and at each apartment', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на настройките/)
  const { db } = site.backend
  const apartment = (await listApartments(db)).find(({ price }) => price === 129_500)
  await page.goto(`/apartments/${apartment?.id}`)
  await expect(page.locator('#contact')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Преди да купите' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Схема на плащане' })).toBeHidden()

  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'За купувача' }).click()
  await formField(page, 'builder').fill('Примерен строител')
  await formField(page, 'stageDate').fill('2026-09-15')
  const add = page.getByRole('button', { name: 'Добави вноска' })
  await add.click()
  await formField(page, 'paymentPlan[0].percent').fill('33')
  await formField(page, 'paymentPlan[0].moment').fill('при договор')
  await add.click()
  await formField(page, 'paymentPlan[1].percent').fill('60')
  await formField(page, 'paymentPlan[1].moment').fill('при Акт 16')
  await saveButton(page).click()
  await expect(page.getByText('Вноските трябва да са общо 100 %, а сега са 93 %.')).toBeVisible()
  await formField(page, 'paymentPlan[1].percent').fill('67')
  await saveButton(page).click()
  await expect(page.getByText('Изберете етап или изтрийте датата')).toBeVisible()
  expect((await getBuyerFacts(db)).revision).toBe(0)
  await formField(page, 'stage').selectOption('act-14')
  await saveButton(page).click()
  await expect(formField(page, 'revision')).toHaveValue('1')

  // Another person's change of another field is merged, as everywhere in the admin area.
  const { values } = await getBuyerFacts(db)
  await saveBuyerFacts(db, 1, { ...values, beachMetres: 120 })
  await formField(page, 'destination').fill('43.2, 27.9')
  await saveButton(page).click()
  await expect(page.getByText('До плажа (метри). Вашите промени остават.')).toBeVisible()
  await saveButton(page).click()
  await expect(formField(page, 'revision')).toHaveValue('3')

  await page.goto('/')
  await expect(page.getByText('Акт 14 от 15.09.2026 г.')).toBeVisible()
  await expect(page.locator('ol').filter({ hasText: 'при договор' })).not.toContainText('€')
  await expect(page.locator('#location').getByRole('link', { name: 'Маршрут' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=43.2%2C%2027.9',
  )
  await page.goto(`/apartments/${apartment?.id}`)
  await expect(page.getByText('Примерен строител')).toBeVisible()
  await expect(page.locator('ol').filter({ hasText: 'при договор' }).getByRole('listitem')).toHaveText([
    /33%при договор42\s735\s€/,
    /67%при Акт 1686\s765\s€/,
  ])
  await saveBuyerFacts(db, 3, noBuyerFacts)
})
