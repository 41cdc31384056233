import type { Page } from '@playwright/test'
import {
  addApartment,
  countApartments,
  deleteApartment,
  findApartmentWithNotes,
  listApartments,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import type { Backend } from '../../backend/open.ts'
import { type Apartment, newApartment } from '../../domain/apartment/apartment.ts'
import { withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Запази', exact: true })

test('an apartment is added with all its fields, and the list is where it was', async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/apartments?floor=9&entrance=2')
  await page.getByRole('link', { name: 'Добави' }).click()
  await expect(page).toHaveURL('/admin/apartments/new?floor=9&entrance=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нов апартамент')

  // The form starts with the defaults of the specification.
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const defaults = { number: '', entrance: '1', floor: '1', secondaryFloor: '', type: 'studio', rooms: '1' }
  for (const [name, value] of Object.entries({ ...defaults, area: '0', netArea: '0', price: '0' })) {
    await expect(field(name)).toHaveValue(value)
  }
  await expect(field('status')).toHaveValue('available')
  await expect(field('exposure')).toHaveValue('south')
  await expect(field('hasTerrace')).not.toBeChecked()

  // A missing number is answered beside its field, which gets the focus.
  await save(page).click()
  await expect(page.getByText('Въведете номер на апартамента')).toBeVisible()
  await expect(field('number')).toBeFocused()
  await field('number').fill('90')

  // The second floor follows type and floor.
  await field('entrance').selectOption('2')
  await field('type').selectOption('3-bedroom-maisonette')
  await expect(field('secondaryFloor')).toHaveValue('2')
  await expect(page.getByText('Вторият етаж на мезонета трябва да е')).toBeHidden()
  await field('floor').selectOption('11')
  await save(page).click()
  await expect(page.getByText('Мезонетът заема и горния етаж: изберете етаж до 10')).toBeVisible()
  await field('floor').selectOption('9')
  await expect(field('secondaryFloor')).toHaveValue('10')
  await field('type').selectOption('studio')
  await expect(field('secondaryFloor')).toHaveValue('')
  await field('type').selectOption('3-bedroom-maisonette')

  await field('rooms').fill('4')
  await field('netArea').fill('98.76')
  await field('area').fill('112.5')
  await field('price').fill('210000')
  await field('status').selectOption('reserved')
  await field('exposure').selectOption('southeast')
  await field('hasTerrace').check()
  await field('description').fill('Просторен дом')
  await field('internalNotes').fill('само за нас')

  // Feature lines: added, changed, moved and removed.
  for (const text of ['климатик', 'паркет', 'изглед']) {
    await page.getByRole('button', { name: 'Добави характеристика' }).click()
    await page
      .getByLabel(/^Характеристика \d$/)
      .last()
      .fill(text)
  }
  await page.getByRole('button', { name: 'Премести характеристика 3 нагоре' }).click()
  await page.getByRole('button', { name: 'Премахни характеристика 1' }).click()
  await expect(page.getByLabel('Характеристика 1', { exact: true })).toHaveValue('изглед')
  await expect(page.getByLabel('Характеристика 2', { exact: true })).toHaveValue('паркет')

  await save(page).click()
  await expect(page).toHaveURL('/admin/apartments?floor=9&entrance=2')
  await expect(page.getByRole('alert').filter({ hasText: 'Апартаментът е запазен.' })).toBeVisible()
  const row = page.getByRole('row', { name: 'Тристаен мезонет' })
  await expect(row.getByRole('cell').nth(2)).toHaveText('9 - 10')
  await expect(row.getByRole('cell').nth(7)).toHaveText(/^210\s000\s€$/)

  const [added] = await listApartments(site.backend.db, { floor: 10, entrance: '2' })
  expect(await findApartmentWithNotes(site.backend.db, added?.id ?? '')).toMatchObject({
    number: '90',
    entrance: '2',
    floor: 9,
    secondaryFloor: 10,
    rooms: 4,
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

test('two quick clicks save once', async ({ signedInPage: page, site }) => {
  const before = await countApartments(site.backend.db)
  await page.goto('/admin/apartments/new')
  await page.locator('[name=number]').fill('двойно')
  await save(page).dblclick()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await countApartments(site.backend.db)).toBe(before + 1)
})

test.describe('an existing apartment', () => {
  const theirs = { ...newApartment, number: '77', floor: 7, features: ['едно', 'две'] }
  let apartment: Apartment
  let address: string

  test.beforeEach(async ({ site }) => {
    apartment = await addApartment(site.backend.db, theirs)
    address = `/admin/apartments/${apartment.id}`
  })

  const now = (site: { backend: Backend }) => findApartmentWithNotes(site.backend.db, apartment.id)

  test('is edited; saving and cancelling lead back to the list where it was', async ({
    signedInPage: page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 260 })
    await page.goto('/admin/apartments?status=available')
    const table = page.getByRole('region', { name: 'Апартаменти' })
    await table.evaluate((element) => element.scrollTo({ top: 40, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Редактирай апартамент 77' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 77')
    await page.getByRole('link', { name: 'Отказ' }).click()
    await expect(page).toHaveURL('/admin/apartments?status=available')
    await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(40)

    await page.goto(`${address}?status=available`)
    await page.locator('[name=price]').fill('99000')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL('/admin/apartments?status=available')
    expect(await now(site)).toMatchObject({ price: 99_000, revision: 2, features: ['едно', 'две'] })
  })

  test('asks before unsaved changes are left, and not when there are none', async ({
    signedInPage: page,
  }) => {
    await page.goto(address)
    await page.locator('[name=description]').fill('дълъг текст')
    await page.getByRole('link', { name: 'Отказ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Имате незапазени промени' })
    await dialog.getByRole('button', { name: 'Остани' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('[name=description]')).toHaveValue('дълъг текст')
    await page.getByRole('link', { name: 'Магазини' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Премахни характеристика 1' }).click()
    await page.locator('[name=description]').fill('')
    await page.getByRole('link', { name: 'Магазини' }).click()
    await dialog.getByRole('button', { name: 'Напусни без запазване' }).click()
    await expect(page).toHaveURL('/admin/stores')

    await page.goto(address)
    await page.getByRole('link', { name: 'Отказ' }).click()
    await expect(page).toHaveURL('/admin/apartments')
  })

  test('a late save asks only about what both changed; the rest is kept on both sides', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
    await page.goto(address)
    await page.locator('[name=price]').fill('7000')
    // Nobody hears of this change: it bypasses the server, as another server's change might for a moment.
    await updateApartment(site.backend.db, apartment.id, 1, { ...theirs, price: 5000, description: 'тяхно' })
    await save(page).click()
    await expect(toast(page, 'Грешка при запазване на апартамента')).toContainText('променен междувременно')
    const panel = page.getByRole('region', { name: /променен междувременно/ })
    await expect(panel.getByRole('row')).toHaveText([
      /Поле.*Вашата стойност.*Сега в системата/,
      /Цена.*7000.*5000/,
    ])
    await expect(page.locator('[name=price]')).toHaveValue('7000')
    await page.locator('[name=rooms]').fill('2')
    await panel.getByRole('button', { name: 'Запази моите стойности' }).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await now(site)).toMatchObject({ price: 7000, rooms: 2, description: 'тяхно', revision: 3 })
  })

  test('after a late save the new values can be taken instead', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
    await page.goto(address)
    await page.locator('[name=price]').fill('7000')
    await page.locator('[name=internalNotes]').fill('моя бележка')
    await updateApartment(site.backend.db, apartment.id, 1, { ...theirs, price: 5000 })
    await save(page).click()
    await page.getByRole('button', { name: 'Зареди новите стойности' }).click()
    await expect(page.locator('[name=price]')).toHaveValue('5000')
    await expect(page.getByRole('region', { name: /променен междувременно/ })).toBeHidden()
    await page.getByRole('link', { name: 'Отказ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Остани' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.locator('[name=rooms]').fill('3')
    await save(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await now(site)).toMatchObject({ price: 5000, rooms: 3, internalNotes: 'моя бележка' })
  })

  test('a change by somebody else arrives in a form that nobody touched, and disturbs nothing typed', async ({
    signedInPage: page,
    browser,
    adminCookies,
    site,
  }) => {
    const colleague = await browser.newContext({ baseURL: site.address })
    await colleague.addCookies(adminCookies)
    const sell = async (status: string) => {
      const { revision } = (await now(site)) as Apartment
      const form = { id: apartment.id, revision: String(revision), status }
      expect((await colleague.request.post('/admin/apartments.data', { form })).status()).toBe(200)
    }
    await page.goto(address)
    await sell('reserved')
    await expect(page.locator('[name=status]')).toHaveValue('reserved')

    await page.locator('[name=description]').fill('пиша нещо')
    await sell('sold')
    await expect(page.getByText('Обновени са полета, които не сте променяли: Статус.')).toBeVisible()
    await expect(page.locator('[name=status]')).toHaveValue('sold')
    await page.keyboard.type(' още')
    await expect(page.locator('[name=description]')).toHaveValue('пиша нещо още')
    await save(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await now(site)).toMatchObject({ status: 'sold', description: 'пиша нещо още' })
    await colleague.close()
  })

  test('is deleted only after a yes to the question that names it', async ({ signedInPage: page, site }) => {
    await page.goto('/admin/apartments?floor=7')
    const row = page.locator('tr', { has: page.locator(`a[href*="${apartment.id}"]`) })
    await row.getByRole('button', { name: 'Изтрий' }).click()
    const dialog = page.getByRole('dialog', { name: 'Да се изтрие ли апартамент 77?' })
    await expect(dialog).toContainText('Снимките и брошурата му също ще бъдат изтрити')
    await dialog.getByRole('button', { name: 'Отказ' }).click()
    await expect(dialog).toBeHidden()
    expect(await now(site)).toBeDefined()

    await row.getByRole('button', { name: 'Изтрий' }).click()
    await dialog.getByRole('button', { name: 'Изтрий' }).click()
    await expect(row).toBeHidden()
    await expect(page).toHaveURL('/admin/apartments?floor=7')
    expect(await now(site)).toBeUndefined()
  })

  test('is deleted from its form too; its old address says so', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    await page.goto(`${address}?floor=7`)
    await page.getByRole('button', { name: 'Изтрий апартамент 77' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
    await expect(page).toHaveURL('/admin/apartments?floor=7')
    expect(await now(site)).toBeUndefined()
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаментът не е намерен')
    await page.getByRole('link', { name: 'Към списъка' }).click()
    await expect(page).toHaveURL('/admin/apartments')
  })

  test('when saving, deleting or loading fails, the messages of the catalogue say so and nothing is lost', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/500/, /Грешка при/)
    await page.goto(address)
    await page.locator('[name=description]').fill('важен текст')
    await withoutTable(site, 'apartments', async () => {
      await save(page).click()
      await expect(toast(page, 'Грешка при запазване на апартамента')).toBeVisible()
      await page.getByRole('button', { name: 'Изтрий апартамент 77' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
      await expect(toast(page, 'Грешка при изтриване на апартамента')).toBeVisible()
    })
    await expect(page.locator('[name=description]')).toHaveValue('важен текст')
    await save(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await now(site)).toMatchObject({ description: 'важен текст' })

    await withoutTable(site, 'apartments', async () => {
      await page.goto('/admin/apartments')
      await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на апартаментите')
    })
    await page.getByRole('button', { name: 'Опитайте отново' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('without a connection or a session the input stays, and can be saved afterwards', async ({
    signedInPage: page,
    site,
    adminCookies,
    expectedErrors,
  }) => {
    expectedErrors.push(
      /EventSource/,
      /Грешка при запазване/,
      /ERR_INTERNET_DISCONNECTED/,
      /ERR_FAILED|Failed to fetch/,
      /^Сесията Ви е изтекла/,
    )
    await page.goto(address)
    await page.locator('[name=description]').fill('важен текст')
    await page.context().setOffline(true)
    await save(page).click()
    await expect(toast(page, 'Грешка при запазване на апартамента')).toContainText('Няма връзка със сървъра')
    await page.context().setOffline(false)
    await page.context().clearCookies()
    await save(page).click()
    await expect(toast(page, 'Грешка при запазване на апартамента')).toContainText('Сесията Ви е изтекла')
    await page.context().addCookies(adminCookies)
    await expect(page.locator('[name=description]')).toHaveValue('важен текст')
    await save(page).click()
    await expect(page).toHaveURL('/admin/apartments')
    expect(await now(site)).toMatchObject({ description: 'важен текст' })
  })

  test('refuses hand-made requests with a 4xx and changes nothing', async ({ signedInPage: page, site }) => {
    const { request } = page.context()
    const form = {
      ...newApartment,
      revision: '1',
      secondaryFloor: '',
      hasTerrace: '',
      number: '77',
      floor: '7',
    }
    const { features: _, ...valid } = form
    const wrong: Record<string, string>[] = [
      { number: '' },
      { rooms: '0' },
      { area: '-1' },
      { price: 'много' },
      { type: 'castle' },
      { floor: '12' },
      { secondaryFloor: '8' },
      { revision: 'x' },
    ]
    for (const change of wrong) {
      const sent = Object.fromEntries(Object.entries({ ...valid, ...change }).map(([k, v]) => [k, String(v)]))
      for (const target of [address, '/admin/apartments/new']) {
        if (target.endsWith('new') && 'revision' in change) continue
        const answer = await request.post(`${target}.data`, { form: sent })
        expect(answer.status(), JSON.stringify(change)).toBe(400)
      }
    }
    const stale = Object.fromEntries(
      Object.entries({ ...valid, revision: 9 }).map(([k, v]) => [k, String(v)]),
    )
    expect((await request.post(`${address}.data`, { form: stale })).status()).toBe(409)
    expect((await request.post('/admin/apartments/none.data', { form: stale })).status()).toBe(404)
    expect((await request.delete('/admin/apartments/none.data')).status()).toBe(404)
    expect(await now(site)).toEqual(apartment)
  })
})

test.describe('the status in a row of the list', () => {
  let id: string

  test.beforeEach(async ({ site, signedInPage: page }) => {
    const { db } = site.backend
    for (const { id: old } of await listApartments(db, { floor: 8 })) await deleteApartment(db, old)
    id = (await addApartment(db, { ...newApartment, number: '88', floor: 8 })).id
    await page.goto('/admin/apartments?floor=8')
  })

  const row = (page: Page) => page.getByLabel('Статус на апартамент 88')
  const now = async (site: { backend: Backend }) => {
    const apartment = await findApartmentWithNotes(site.backend.db, id)
    return [apartment?.status, apartment?.revision]
  }

  test('is changed there; a late change is refused with a message', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
    await row(page).selectOption('Продаден')
    await expect.poll(() => now(site)).toEqual(['sold', 2])
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')
    // Nobody hears of this change: it bypasses the server.
    await setApartmentStatus(site.backend.db, id, 2, 'reserved')
    await row(page).selectOption('Свободен')
    await expect(toast(page, 'Грешка при запазване на апартамента')).toContainText('променен междувременно')
    await expect(row(page)).toHaveValue('reserved')
    expect(await now(site)).toEqual(['reserved', 3])
  })

  test('ends with the last of several quick changes', async ({ signedInPage: page, site }) => {
    await page.route('**/admin/apartments.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    for (const status of ['Продаден', 'Резервиран', 'Свободен', 'Резервиран'])
      await row(page).selectOption(status)
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')
    await expect(row(page)).toHaveValue('reserved')
    expect((await now(site))[0]).toBe('reserved')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('chosen with arrow keys is saved once, without what lies between', async ({
    signedInPage: page,
    site,
  }) => {
    await row(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(row(page)).toHaveValue('sold')
    expect(await now(site)).toEqual(['available', 1])
    await expect.poll(() => now(site)).toEqual(['sold', 2])
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')

    // Moving on says that this is the one.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await expect.poll(() => now(site), { timeout: 600 }).toEqual(['reserved', 3])
  })
})

test('the list sorts by column together with its filters', async ({ signedInPage: page }) => {
  await page.goto('/admin/apartments?entrance=1')
  const types = page.locator('tbody tr td:nth-child(4)')
  await page.getByRole('columnheader').getByRole('link', { name: 'Тип' }).click()
  await expect(page).toHaveURL('/admin/apartments?entrance=1&sort=type')
  await expect(types.first()).toHaveText('Студио')
  await page.getByRole('columnheader').getByRole('link', { name: 'Тип' }).click()
  await expect(types.last()).toHaveText('Студио')
  await page.getByLabel('Статус', { exact: true }).selectOption('Свободен')
  await expect(page).toHaveURL('/admin/apartments?sort=type&dir=desc&entrance=1&status=available')
})
