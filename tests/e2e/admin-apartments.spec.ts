import { addApartment, updateApartment } from '../../backend/data/apartments.ts'
import { alert, formField, saveButton } from './admin-page.ts'
import { withoutTable } from './broken-table.ts'
import { test, values } from './existing-apartment.ts'
import { expect } from './fixtures.ts'

test.describe('an existing apartment', () => {
  test('is edited; saving and cancelling lead back to the list with its filters', async ({
    signedInPage: page,
    existing,
    site,
  }) => {
    for (const number of ['78', '79', '80']) await addApartment(site.backend.db, { ...values, number })
    await page.setViewportSize({ width: 1600, height: 260 })
    await page.goto('/admin/apartments?status=available')
    const table = page.getByRole('region', { name: 'Апартаменти' })
    await table.evaluate((element) => element.scrollTo({ top: 40, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Редактирай апартамент 77' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 77')
    await page.getByRole('link', { name: 'Отказ' }).click()
    await expect(page).toHaveURL('/admin/apartments?status=available')
    await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(40)

    await page.goto(`${existing.url}?status=available`)
    await formField(page, 'price').fill('99000')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL('/admin/apartments?status=available')
    expect(await existing.now()).toMatchObject({ price: 99_000, revision: 2, features: ['едно', 'две'] })
  })

  test('asks before unsaved changes are left, and asks nothing when there are none', {
    tag: '@long',
  }, async ({ signedInPage: page, existing }) => {
    await page.goto(existing.url)
    await formField(page, 'description').fill('дълъг текст')
    await page.getByRole('link', { name: 'Отказ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Имате незапазени промени' })
    await dialog.getByRole('button', { name: 'Остани' }).click()
    await expect(page).toHaveURL(existing.url)
    await expect(formField(page, 'description')).toHaveValue('дълъг текст')
    await page.getByRole('link', { name: 'Магазини' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Премахни характеристика 1' }).click()
    await formField(page, 'description').fill('')
    await page.getByRole('link', { name: 'Магазини' }).click()
    await dialog.getByRole('button', { name: 'Напусни без запазване' }).click()
    await expect(page).toHaveURL('/admin/stores')

    await page.goto(existing.url)
    await page.getByRole('link', { name: 'Отказ' }).click()
    await expect(page).toHaveURL('/admin/apartments')
  })

  test('warns once about unlikely values; a request without the confirmation changes nothing', {
    tag: '@long',
  }, async ({ signedInPage: page, existing, expectedErrors }) => {
    expectedErrors.push(/422/)
    await page.goto(existing.url)
    await formField(page, 'netArea').fill('60')
    await formField(page, 'area').fill('50,5')
    await formField(page, 'rooms').fill('3')
    await formField(page, 'number').press('Enter')
    const question = page.getByRole('dialog', { name: 'Наистина ли да се запази?' })
    await expect(question).toContainText('Чистата площ (60,00 м²) е по-голяма от общата (50,50 м²).')
    await expect(question).toContainText('Броят стаи (3) не отговаря на типа „Студио“.')
    await question.getByRole('button', { name: 'Обратно към полетата' }).click()
    expect(await existing.now()).toMatchObject({ revision: 1 })
    await formField(page, 'rooms').fill('1')
    await formField(page, 'description').press('Control+Enter')
    await expect(question).not.toContainText('стаи')
    await question.getByRole('button', { name: 'Запази въпреки това' }).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await existing.now()).toMatchObject({ revision: 2, netArea: 60, area: 50.5 })

    await page.goto(existing.url)
    await formField(page, 'description').fill('същите площи')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await existing.now()).toMatchObject({ revision: 3, description: 'същите площи' })
  })

  test('leads to its neighbours, saves before it is left, and returns the focus to its row', {
    tag: '@long',
  }, async ({ signedInPage: page, existing, site }) => {
    const { db } = site.backend
    const after = await addApartment(db, { ...values, number: '78', type: 'studio', internalNotes: 'съседи' })
    await updateApartment(db, existing.id, 1, { ...values, internalNotes: 'съседи' })
    await page.goto(`${existing.url}?q=%D1%81%D1%8A%D1%81%D0%B5%D0%B4%D0%B8`)
    await formField(page, 'description').fill('преди следващия')
    await page.getByRole('link', { name: 'Следващ запис: Апартамент 78' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Запази и продължи' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 78')
    expect(await existing.now()).toMatchObject({ description: 'преди следващия' })
    await page.getByRole('link', { name: 'Отказ' }).click()
    await expect(page).toHaveURL(/admin\/apartments\?q=/)
    await expect(page.getByRole('link', { name: 'Апартамент 78', exact: true })).toBeFocused()
    await page.goto(`/admin/apartments/${after.id}?back=/admin/stores`)
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/stores')
  })

  test('is deleted only after the confirmation that names it', async ({ signedInPage: page, existing }) => {
    await page.goto('/admin/apartments?floor=7')
    const row = page.locator('tr', { has: page.locator(`a[href*="${existing.id}"]`) })
    await row.getByRole('button', { name: 'Изтрий' }).click()
    const dialog = page.getByRole('dialog', { name: 'Да се изтрие ли апартамент 77, вход А?' })
    await expect(dialog).toContainText('Снимките и брошурата му също ще бъдат изтрити')
    await expect(dialog).toContainText('Контурът му остава на етажния план')
    await dialog.getByRole('button', { name: 'Отказ' }).click()
    await expect(dialog).toBeHidden()
    expect(await existing.now()).toBeDefined()

    await row.getByRole('button', { name: 'Изтрий' }).click()
    await dialog.getByRole('button', { name: 'Изтрий' }).click()
    await expect(row).toBeHidden()
    await expect(page).toHaveURL('/admin/apartments?floor=7')
    expect(await existing.now()).toBeUndefined()
  })

  test('is deleted from its form, too, and its old URL says so', { tag: '@long' }, async ({
    signedInPage: page,
    existing,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    await page.goto(`${existing.url}?floor=7`)
    await page.getByRole('button', { name: 'Изтрий апартамент 77' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
    await expect(page).toHaveURL('/admin/apartments?floor=7')
    expect(await existing.now()).toBeUndefined()
    expect((await page.goto(existing.url))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаментът не е намерен')
    await page.getByRole('link', { name: 'Към списъка' }).click()
    await expect(page).toHaveURL('/admin/apartments')
  })

  test('shows a message when saving, deleting or loading fails, and nothing is lost', {
    tag: '@long',
  }, async ({ signedInPage: page, existing, site, expectedErrors }) => {
    expectedErrors.push(/500/, /Грешка при/)
    await page.goto(existing.url)
    await formField(page, 'description').fill('важен текст')
    await withoutTable(site, 'apartments', async () => {
      await saveButton(page).click()
      await expect(alert(page, 'Грешка при запазване на апартамента')).toBeVisible()
      await page.getByRole('button', { name: 'Изтрий апартамент 77' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
      await expect(alert(page, 'Грешка при изтриване на апартамента')).toBeVisible()
    })
    await expect(formField(page, 'description')).toHaveValue('важен текст')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await existing.now()).toMatchObject({ description: 'важен текст' })

    await withoutTable(site, 'apartments', async () => {
      await page.goto('/admin/apartments')
      await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на апартаментите')
    })
    await page.getByRole('button', { name: 'Опитайте отново' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('keeps the input without a connection or a session, and can be saved afterwards', {
    tag: '@long',
  }, async ({ signedInPage: page, existing, adminCookies, expectedErrors }) => {
    expectedErrors.push(
      /EventSource/,
      /Грешка при запазване/,
      /ERR_INTERNET_DISCONNECTED/,
      /ERR_FAILED|Failed to fetch/,
      /^Сесията Ви е изтекла/,
    )
    await page.goto(existing.url)
    await formField(page, 'description').fill('важен текст')
    await page.context().setOffline(true)
    await saveButton(page).click()
    await expect(alert(page, 'Грешка при запазване на апартамента')).toContainText('Няма връзка със сървъра')
    await page.context().setOffline(false)
    await page.context().clearCookies()
    await saveButton(page).click()
    await expect(alert(page, 'Грешка при запазване на апартамента')).toContainText('Сесията Ви е изтекла')
    await page.context().addCookies(adminCookies)
    await expect(formField(page, 'description')).toHaveValue('важен текст')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await existing.now()).toMatchObject({ description: 'важен текст' })
  })
})
