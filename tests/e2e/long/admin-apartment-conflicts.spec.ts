import { updateApartment } from '../../../backend/data/apartments.ts'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { alert, formField, saveButton } from '../admin-page.ts'
import { test, values } from '../existing-apartment.ts'
import { expect } from '../fixtures.ts'

test('a stale save asks only about fields that both have changed, and merges the others', async ({
  signedInPage: page,
  existing,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
  await page.goto(existing.url)
  await formField(page, 'price').fill('5400')
  // This change bypasses the server, like a change on another server that this one is not notified of yet.
  await updateApartment(site.backend.db, existing.id, 1, { ...values, price: 5000, description: 'тяхно' })
  await saveButton(page).click()
  await expect(alert(page, 'Грешка при запазване на апартамента')).toContainText('променен междувременно')
  const panel = page.getByRole('region', { name: /променен междувременно/ })
  await expect(panel.getByRole('row')).toHaveText([
    /Поле.*Вашата стойност.*Сега в системата/,
    /Цена.*5400.*5000/,
  ])
  await expect(formField(page, 'price')).toHaveValue('5400')
  await formField(page, 'area').fill('42,5')
  await panel.getByRole('button', { name: 'Запази моите стойности' }).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await existing.now()).toMatchObject({ price: 5400, area: 42.5, description: 'тяхно', revision: 3 })
})

test('after a stale save the new values can be taken instead', async ({
  signedInPage: page,
  existing,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
  await page.goto(existing.url)
  await formField(page, 'price').fill('5400')
  await formField(page, 'internalNotes').fill('моя бележка')
  await updateApartment(site.backend.db, existing.id, 1, { ...values, price: 5000 })
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Зареди новите стойности' }).click()
  await expect(formField(page, 'price')).toHaveValue('5000')
  await expect(page.getByRole('region', { name: /променен междувременно/ })).toBeHidden()
  await page.getByRole('link', { name: 'Отказ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остани' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await formField(page, 'area').fill('43.50')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await existing.now()).toMatchObject({ price: 5000, area: 43.5, internalNotes: 'моя бележка' })
})

test("another person's change is shown in an untouched form, and overwrites nothing typed", async ({
  signedInPage: page,
  existing,
  browser,
  adminCookies,
  site,
}) => {
  const colleague = await browser.newContext({ baseURL: site.url })
  await colleague.addCookies(adminCookies)
  const sell = async (status: string) => {
    const { revision } = (await existing.now()) as Apartment
    const form = { id: existing.id, revision: String(revision), status, confirmed: 'sale-missing' }
    expect((await colleague.request.post('/admin/apartments.data', { form })).status()).toBe(200)
  }
  await page.goto(existing.url)
  await sell('reserved')
  await expect(formField(page, 'status')).toHaveValue('reserved')

  await formField(page, 'description').fill('пиша нещо')
  await sell('sold')
  await expect(page.getByText('Обновени са полета, които не сте променяли: Статус.')).toBeVisible()
  await expect(formField(page, 'status')).toHaveValue('sold')
  await page.keyboard.type(' още')
  await expect(formField(page, 'description')).toHaveValue('пиша нещо още')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await existing.now()).toMatchObject({ status: 'sold', description: 'пиша нещо още' })
  await colleague.close()
})
