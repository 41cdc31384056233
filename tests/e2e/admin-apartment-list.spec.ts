import type { Page } from '@playwright/test'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  listApartments,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { alert, status } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

test.describe('the status in a row of the list', () => {
  let id: string

  test.beforeEach(async ({ site, signedInPage: page }) => {
    const { db } = site.backend
    for (const { id: old } of await listApartments(db, { floor: 8 })) await deleteApartment(db, old)
    id = (await addApartment(db, { ...newApartment(defaultBuilding), number: '88', floor: 8 })).id
    await page.goto('/admin/apartments?floor=8')
  })

  const row = (page: Page) => page.getByLabel('Статус на апартамент 88')
  const now = async (site: { backend: Backend }) => {
    const apartment = await findApartmentWithNotes(site.backend.db, id)
    return [apartment?.status, apartment?.revision]
  }

  test('is changed in place; a stale change is refused with a message', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
    await row(page).selectOption('Резервиран')
    await expect.poll(() => now(site)).toEqual(['reserved', 2])
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')
    // This change bypasses the server, so the page is not notified of it.
    await setApartmentStatus(site.backend.db, id, 2, 'sold')
    await row(page).selectOption('Свободен')
    await expect(alert(page, 'Грешка при запазване на апартамента')).toContainText('променен междувременно')
    await expect(row(page)).toHaveValue('sold')
    expect(await now(site)).toEqual(['sold', 3])
  })

  test('is confirmed by a toast with undo, and its row stays while it no longer matches the filter', async ({
    signedInPage: page,
    site,
  }) => {
    await page.goto('/admin/apartments?floor=8&status=available')
    await row(page).selectOption('Резервиран')
    const message = page.getByRole('status').filter({ hasText: 'Апартамент 88: Резервиран.' })
    await expect(message).toBeVisible()
    expect(await now(site)).toEqual(['reserved', 2])
    await expect(row(page)).toHaveValue('reserved')
    await page.getByRole('button', { name: 'Върни' }).click()
    await expect(status(page, 'Предишният статус е върнат.')).toBeVisible()
    expect(await now(site)).toEqual(['available', 3])
    await expect(row(page)).toHaveValue('available')

    await row(page).selectOption('Резервиран')
    await expect(page.getByRole('button', { name: 'Върни' })).toBeVisible()
    await expect(row(page)).toHaveValue('reserved')
    await page.getByRole('button', { name: 'Затвори съобщението' }).last().click()
    await expect(row(page)).toBeHidden()
  })

  test('is not undone over a newer change', { tag: '@long' }, async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
    await row(page).selectOption('Резервиран')
    await expect(page.getByRole('button', { name: 'Върни' })).toBeVisible()
    await setApartmentStatus(site.backend.db, id, 2, 'sold')
    await page.getByRole('button', { name: 'Върни' }).click()
    await expect(alert(page, 'Грешка при запазване')).toContainText('Предишният статус не е върнат')
    expect(await now(site)).toEqual(['sold', 3])
  })

  test('stays as it was without a connection, and can be retried', { tag: '@long' }, async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Грешка при запазване/, /EventSource/)
    await page.context().setOffline(true)
    await row(page).selectOption('Резервиран')
    const refusal = alert(page, 'Грешка при запазване на апартамента')
    await expect(refusal).toContainText('Няма връзка със сървъра. Апартамент 88 остава „Свободен“.')
    await expect(row(page)).toHaveValue('available')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Опитай отново' }).click()
    await expect.poll(() => now(site)).toEqual(['reserved', 2])
    await expect(row(page)).toHaveValue('reserved')
  })

  test('ends with the last of several quick changes', { tag: '@long' }, async ({
    signedInPage: page,
    site,
  }) => {
    await page.route('**/admin/apartments.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    for (const status of ['Резервиран', 'Свободен', 'Резервиран', 'Свободен', 'Резервиран'])
      await row(page).selectOption(status)
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')
    await expect(row(page)).toHaveValue('reserved')
    expect((await now(site))[0]).toBe('reserved')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is saved once when selected with arrow keys, without the values passed on the way', {
    tag: '@long',
  }, async ({ signedInPage: page, site }) => {
    await setApartmentStatus(site.backend.db, id, 1, 'sold')
    await page.reload()
    // A selection by keyboard is saved after a pause. The clock is stopped, so a save before `runFor` would be
    // one without the pause.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await row(page).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(row(page)).toHaveValue('available')
    expect(await now(site)).toEqual(['sold', 2])
    await page.clock.runFor(1000)
    await expect.poll(() => now(site)).toEqual(['available', 3])
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')

    // Leaving the field saves at once.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect.poll(() => now(site)).toEqual(['reserved', 4])
  })
})

test('a price is changed in place, and an unlikely one asks for confirmation first', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const { db } = site.backend
  const { id } = await addApartment(db, {
    ...newApartment(defaultBuilding),
    number: '66',
    floor: 6,
    area: 100,
    price: 100_000,
  })
  const price = async () => (await findApartmentWithNotes(db, id))?.price
  await page.goto('/admin/apartments?floor=6')
  const opener = page.getByRole('button', { name: 'Промени цената на апартамент 66, вход А' })
  const input = page.getByRole('textbox', { name: 'Цена на апартамент 66, вход А' })
  await expect(opener).toHaveText(/100\s000\s€\s*1000\s€\/м²/)
  await opener.click()
  await input.fill('много')
  await input.press('Enter')
  await expect(page.getByText('Въведете сума, например 131 500')).toBeVisible()
  await input.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await input.fill('105.000')
  await input.press('Enter')
  await expect(status(page, 'Апартамент 66: 105 000 €.')).toBeVisible()
  await expect(opener).toBeFocused()
  expect(await price()).toBe(105_000)

  await opener.click()
  await input.fill('10500')
  await input.press('Enter')
  const question = page.getByRole('dialog', { name: 'Наистина ли да се запази?' })
  await expect(question).toContainText('(−90 %)')
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(input).toHaveValue('10500')
  expect(await price()).toBe(105_000)
  const { revision = 0 } = (await findApartmentWithNotes(db, id)) ?? {}
  const form = { id, revision: String(revision), price: '10500' }
  expect((await page.context().request.post('/admin/apartments.data', { form })).status()).toBe(422)
  expect(await price()).toBe(105_000)
  await input.press('Enter')
  await question.getByRole('button', { name: 'Запази въпреки това' }).click()
  await expect(opener).toHaveText(/10\s500\s€/)
  expect(await price()).toBe(10_500)

  // A click elsewhere saves, too, and an unlikely value is confirmed before the click takes effect.
  await opener.click()
  await input.fill('13')
  await page.getByRole('link', { name: 'Апартамент 66', exact: true }).click({ force: true })
  await expect(question).toContainText('(−100 %)')
  await expect(page).toHaveURL('/admin/apartments?floor=6')
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(input).toHaveValue('13')
  await input.press('Escape')
  expect(await price()).toBe(10_500)

  // Without a price the cell is blank, but can be clicked and has an accessible name.
  const { revision: last = 0 } = (await findApartmentWithNotes(db, id)) ?? {}
  await updateApartment(db, id, last, {
    ...newApartment(defaultBuilding),
    number: '66',
    floor: 6,
    area: 100,
    price: 0,
  })
  await page.goto('/admin/apartments?floor=6')
  await expect(opener).toHaveAccessibleName('Промени цената на апартамент 66, вход А: Без цена')
  await expect(opener).toHaveText('')
  await expect(opener).toHaveAttribute('title', 'Без цена')
  await opener.click()
  await expect(input).toHaveValue('0')
  await input.press('Escape')
  await deleteApartment(db, id)
})

test('Back undoes a search, the number opens the form, and notes have an icon', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  const notes = 'ключът е при портиера'
  const { id } = await addApartment(db, {
    ...newApartment(defaultBuilding),
    number: '67',
    floor: 6,
    internalNotes: notes,
  })
  await page.goto('/admin/apartments')
  const all = await page.locator('tbody tr').count()
  await page.getByRole('searchbox', { name: 'Търсене' }).fill('портиера')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.getByRole('img', { name: `Вътрешни бележки: ${notes}` })).toBeVisible()
  await page.getByLabel('Вход', { exact: true }).selectOption('Б')
  await expect(page.getByText('Нищо не отговаря')).toBeVisible()
  await page.goBack()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('tbody tr')).toHaveCount(all)
  await expect(page.getByRole('searchbox', { name: 'Търсене' })).toHaveValue('')
  await page.getByRole('link', { name: 'Апартамент 67', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 67')
  await deleteApartment(db, id)
})

for (const width of [820, 1280, 1440]) {
  test(`at ${width} px number, price, status and actions are visible together`, { tag: '@long' }, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/apartments')
    const row = page.locator('tbody tr').first()
    for (const column of ['entrance', 'number', 'price', 'status', 'actions'])
      await expect(row.locator(`[data-column=${column}]`)).toBeInViewport({ ratio: 1 })
    const table = page.getByRole('region', { name: 'Апартаменти' })
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
  })
}

test('the list sorts by column together with its filters', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/apartments?entrance=1')
  const types = page.locator('tbody td[data-column=type]')
  await page.getByRole('columnheader').getByRole('link', { name: 'Тип' }).click()
  await expect(page).toHaveURL('/admin/apartments?entrance=1&sort=type')
  await expect(types.first()).toHaveText('Студио')
  await page.getByRole('columnheader').getByRole('link', { name: 'Тип' }).click()
  await expect(types.last()).toHaveText('Студио')
  await page.getByLabel('Статус', { exact: true }).selectOption('Свободен')
  await expect(page).toHaveURL('/admin/apartments?sort=type&dir=desc&entrance=1&status=available')
})
