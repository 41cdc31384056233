import type { Locator, Page } from '@playwright/test'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  listApartments,
  setApartmentPrice,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import { findHistoryPage } from '../../backend/data/history/history.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { releaseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { listRunningReservations } from '../../backend/data/reservations/queries.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { alert, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const list = '/admin/apartments?floor=9'
const apartmentCount = 16

async function pricesOf({ backend }: { backend: Backend }): Promise<number[]> {
  return (await listApartments(backend.db, { floor: 9 })).map(({ price }) => price)
}

async function statusesOf({ backend }: { backend: Backend }): Promise<string[]> {
  return (await listApartments(backend.db, { floor: 9 })).map((apartment) => apartment.status)
}

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Избери апартамент/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Избрани редове' })

test.beforeEach(async ({ site: { backend } }) => {
  const { db } = backend
  for (const { id, revision } of await listRunningReservations(db)) await releaseReservation(db, id, revision)
  for (const { id } of await listApartments(db, { floor: 9 })) await deleteApartment(db, id)
  for (let number = 1; number <= apartmentCount; number++)
    await addApartment(db, {
      ...newApartment(defaultBuilding),
      number: `9${number}`,
      floor: 9,
      area: 50,
      price: 100_000,
    })
})

test('sixteen prices are raised by 3 percent in four clicks, and reverted in one', async ({
  signedInPage: page,
  site,
}) => {
  let clicks = 0
  const click = async (target: Locator, modifiers: 'Shift'[] = []) => {
    clicks++
    await target.click({ modifiers })
  }
  await page.goto(list)
  await click(boxes(page).first())
  await click(boxes(page).last(), ['Shift'])
  await expect(bar(page)).toContainText('16 избрани')
  await click(bar(page).getByRole('link', { name: 'Цени' }))
  await expect(page.getByLabel('Процент')).toBeFocused()
  await page.keyboard.type('3')
  const save = page.getByRole('button', { name: 'Запази 16 цени' })
  await expect(save).toBeEnabled()
  await expect(page.getByRole('row', { name: /апартамент 91, / })).toContainText(/100\s000\s€.*103\s000\s€/)
  await expect(page.getByText(/\+48\s000\s€, \+3,0\s%/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await click(save)
  await expect(status(page, '16 апартамента: цените са променени.')).toBeVisible()
  expect(clicks).toBe(4)
  await expect(page).toHaveURL(/\/admin\/apartments\?floor=9$/)
  expect(await pricesOf(site)).toEqual(Array(apartmentCount).fill(103_000))

  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(status(page, 'върнати са предишните стойности')).toBeVisible()
  expect(await pricesOf(site)).toEqual(Array(apartmentCount).fill(100_000))
  const { changes } = await findHistoryPage(site.backend.db, { field: 'price' }, { page: 1, size: 2 })
  expect(new Set(changes.map(({ batch }) => batch)).size).toBe(2)
})

test('new prices can be excluded row by row, and are refused as a whole over a newer change', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/409/, /Грешка при запазване на цените/)
  await page.goto('/admin/prices?floor=9&by=metre-set&value=2500&round=500')
  await page.getByRole('checkbox', { name: 'Смени цената на апартамент 91,' }).uncheck()
  const [, second] = await listApartments(site.backend.db, { floor: 9 })
  // This change bypasses the server, so the page is not notified of it.
  await setApartmentStatus(site.backend.db, second?.id ?? '', 1, 'reserved')
  await page.getByRole('button', { name: 'Запази 15 цени' }).click()
  await expect(alert(page, 'Грешка при запазване на цените')).toContainText('Апартамент 92, вход А')
  expect(await pricesOf(site)).toEqual(Array(apartmentCount).fill(100_000))
  await page.getByRole('button', { name: 'Запази 15 цени' }).click()
  await expect(status(page, '15 апартамента: цените са променени.')).toBeVisible()
  expect(await pricesOf(site)).toEqual([100_000, ...Array(15).fill(125_000)])
})

test('selected rows get a status as one batch, stay selected, and are deselected by Escape', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/422/)
  await page.goto(`${list}&status=available`)
  await page.getByRole('checkbox', { name: 'Избери всички филтрирани' }).check()
  await bar(page).getByRole('button', { name: 'Резервиран' }).click()
  await expect(status(page, '16 апартамента: Резервиран.')).toBeVisible()
  expect(await statusesOf(site)).toEqual(Array(apartmentCount).fill('reserved'))
  // The rows no longer match the filter, but stay pinned for the next step.
  await expect(page.getByLabel('Статус на апартамент 91', { exact: true })).toHaveValue('reserved')
  await boxes(page).first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('15 избрани')
  await bar(page).getByRole('button', { name: 'Продаден' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('15 апартамента ще бъдат продадени без записана продажба.')
  expect(await statusesOf(site)).not.toContain('sold')
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(status(page, '15 апартамента: Продаден.')).toBeVisible()
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(status(page, 'върнати са предишните стойности')).toBeVisible()
  expect(await statusesOf(site)).toEqual(Array(apartmentCount).fill('reserved'))
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await page.goto('/admin/history')
  const entry = page.getByRole('listitem').filter({ hasText: '15 апартамента: Статус' }).first()
  await entry.getByText('Покажи промените').click()
  await expect(entry.getByRole('link', { name: 'Апартамент 92, вход А' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a status for several apartments that contradicts a reservation asks for confirmation', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/422/)
  const [apartment] = await listApartments(site.backend.db, { floor: 9 })
  await addReservation(site.backend.db, {
    ...newReservation,
    apartmentId: apartment?.id ?? '',
    buyerName: 'Мария Купувачева',
    buyerPhone: '0888 000 000',
    from: '2026-01-01',
    until: '2099-01-01',
  })
  await page.goto(list)
  await page.getByRole('checkbox', { name: 'Избери всички филтрирани' }).check()
  await bar(page).getByRole('button', { name: 'Продаден' }).click()
  const question = page.getByRole('dialog', { name: 'Наистина ли да се запази?' })
  await expect(question).toContainText('Апартамент 91, вход А: Има активна резервация на Мария Купувачева')
  await expect(question).toContainText('15 апартамента ще бъдат продадени без записана продажба.')
  await expect(question.getByRole('link', { name: 'Продай: Апартамент 91, вход А' })).toBeVisible()
  expect(await statusesOf(site)).not.toContain('sold')
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(status(page, '16 апартамента: Продаден.')).toBeVisible()

  await bar(page).getByRole('button', { name: 'Свободен' }).click()
  await expect(status(page, 'Пропуснати са 16 продадени апартамента.')).toBeVisible()
  await bar(page).getByRole('checkbox', { name: 'И продадените' }).check()
  await bar(page).getByRole('button', { name: 'Свободен' }).click()
  await question.getByRole('button', { name: 'Само статуса' }).click()
  await expect(status(page, '16 апартамента: Свободен.')).toBeVisible()
})

test('changing prices works without scripts, and hand-made requests get a 4xx', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  const { request } = page.context()
  const shown = await (await request.get('/admin/prices?floor=9&value=3')).text()
  expect(shown).toMatch(/103\s000\s€/)
  const [apartment] = await listApartments(site.backend.db, { floor: 9 })
  const records = `${apartment?.id}@1`
  const saved = await request.post('/admin/prices', { form: { of: 'apartments', value: '3', records } })
  expect(await saved.text()).toContain('1 апартамент: цената е променена.')
  expect(await findApartmentWithNotes(site.backend.db, apartment?.id ?? '')).toMatchObject({ price: 103_000 })

  const hostile: [path: string, form: Record<string, string>][] = [
    ['prices', {}],
    ['prices', { of: 'stores', value: '3', records }],
    ['prices', { of: 'apartments', value: 'abc', records }],
    ['prices', { of: 'apartments', value: '3', records: 'nonsense' }],
    ['prices', { of: 'apartments', value: '3', records: `${apartment?.id}@1 ${apartment?.id}@1` }],
    ['prices', { of: 'apartments', value: '3', records: Array(501).fill('a@1').join(' ') }],
    ['prices', { of: 'apartments', value: '3', records, price: '1' }],
    ['bulk-status', { of: 'apartments', status: 'burnt', records }],
    ['bulk-status', { of: 'apartments', status: 'sold', records: 'none@1' }],
  ]
  for (const [path, form] of hostile) {
    const response = await request.post(`/admin/${path}.data`, { form })
    expect(response.status(), JSON.stringify(form)).toBeGreaterThanOrEqual(400)
    expect(response.status(), JSON.stringify(form)).toBeLessThan(500)
  }
  expect(await statusesOf(site)).toEqual(Array(apartmentCount).fill('available'))
})

test('sold apartments keep their price unless requested, and an apartment with a hidden price needs a confirmation', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { request } = page.context()
  const { db } = site.backend
  const [sold, onRequest] = await listApartments(db, { floor: 9 })
  if (!sold || !onRequest) throw new Error('There are no apartments')
  await setApartmentStatus(db, sold.id, 1, 'sold')
  await setApartmentPrice(db, onRequest.id, 1, 0)
  const html = await (await request.get('/admin/prices?floor=9&by=metre-set&value=2500')).text()
  // React separates adjacent texts by these comments.
  const shown = html.replaceAll('<!-- -->', '')
  expect(shown).toContain('Остават както са: 1 продаден.')
  expect(shown).toContain('1 обект е с цена при запитване и не е отметнат')
  expect(shown).toContain('Запази 14 цени')
  expect(shown).toMatch(/\+350\s000\s€/)

  const form = { of: 'apartments', by: 'metre-set', value: '2500', records: `${sold.id}@2` }
  const refused = await request.post('/admin/prices', { form })
  expect([refused.status(), (await pricesOf(site))[0]]).toEqual([422, 100_000])
  await request.post('/admin/prices', { form: { ...form, withSold: '1' } })
  expect((await pricesOf(site))[0]).toBe(125_000)
})
