import type { Page } from '@playwright/test'
import {
  findApartmentWithNotes,
  listApartments,
  setApartmentStatus,
} from '../../../backend/data/apartments.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listStores } from '../../../backend/data/stores.ts'
import { alert, formField, saveButton } from '../admin-page.ts'
import { withoutTable } from '../broken-table.ts'
import { expect, test } from '../fixtures.ts'

/** The server processes the request, but the browser never gets the response. */
async function loseResponse(page: Page, url: string, work: () => Promise<void>): Promise<void> {
  const pattern = `**${url}.data*`
  await page.route(pattern, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  // The message of an earlier lost response may still be on the screen, so this waits for the failed request.
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await work()
  await lost
  await page.unroute(pattern)
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /Грешка при запазване/)
})

for (const { what, list, table, fields, filled, failed, logged, read } of [
  {
    what: 'an apartment',
    list: '/admin/apartments',
    fields: { number: '501', price: '1000' },
    table: 'apartments',
    filled: {
      entrance: '1',
      floor: '1',
      type: 'studio',
      exposure: 'south',
      rooms: '1',
      netArea: '0',
      area: '0',
      status: 'available',
    },
    failed: 'Грешка при запазване на апартамента',
    logged: 'Грешка при добавяне на апартамент',
    read: listApartments,
  },
  {
    what: 'a parking spot',
    list: '/admin/parking',
    fields: { number: 'P-501' },
    table: 'parkingSpots',
    filled: { floor: '-1', type: 'covered', size: '2.5m x 5m', price: '7500', status: 'available' },
    failed: 'Грешка при запазване на паркомястото',
    logged: 'Грешка при добавяне на паркомясто',
    read: listParkingSpots,
  },
  {
    what: 'a store',
    list: '/admin/stores',
    fields: { title: 'Аптека', description: 'На партера' },
    table: 'stores',
    filled: {},
    failed: 'Грешка при запазване на обекта',
    logged: 'Грешка при добавяне на обект',
    read: listStores,
  },
]) {
  test(`when ${what} cannot be added, the log says so`, async ({ signedInPage: page, site }) => {
    await withoutTable(site, table, async () => {
      const { request } = page.context()
      expect((await request.post(`${list}/new.data`, { form: { ...filled, ...fields } })).status()).toBe(500)
      await expect.poll(site.output).toContain(logged)
    })
  })

  test(`${what} whose response was lost is saved again and stored once`, async ({
    signedInPage: page,
    site: { backend },
  }) => {
    const before = (await read(backend.db)).length
    await page.goto(`${list}/new`)
    for (const [name, value] of Object.entries(fields)) await formField(page, name).fill(value)
    const id = await formField(page, 'id').inputValue()
    await loseResponse(page, `${list}/new`, async () => {
      await saveButton(page).click()
      await expect(alert(page, failed)).toContainText('опитайте отново')
    })
    expect(await read(backend.db)).toHaveLength(before + 1)
    await saveButton(page).click()
    await expect(page).toHaveURL(list)
    const records = await read(backend.db)
    expect(records).toHaveLength(before + 1)
    expect(records.find((record) => record.id === id)).toMatchObject({ revision: 1 })

    // The next form has an id of its own.
    await page.getByRole('link', { name: 'Добави' }).click()
    await expect(page).toHaveURL(`${list}/new`)
    await expect(formField(page, 'id')).not.toHaveValue(id)
  })
}

test('what was typed after a lost response is saved, and changes of others are shown first', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await page.goto('/admin/apartments/new')
  await formField(page, 'number').fill('502')
  const id = await formField(page, 'id').inputValue()
  const lose = (price: string) =>
    loseResponse(page, '/admin/apartments/new', async () => {
      await formField(page, 'price').fill(price)
      await saveButton(page).click()
      await expect.poll(async () => (await findApartmentWithNotes(backend.db, id))?.price).toBe(Number(price))
      await expect(alert(page, 'Грешка при запазване на апартамента')).toBeVisible()
    })
  await lose('1000')
  await lose('2000')
  await setApartmentStatus(backend.db, id, 2, 'sold')
  await formField(page, 'price').fill('2100')
  await saveButton(page).click()
  const conflict = page.getByRole('region', { name: /променен междувременно/ })
  await expect(conflict).toContainText('Цена (€)21002000')
  await conflict.getByRole('button', { name: 'Запази моите стойности' }).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await findApartmentWithNotes(backend.db, id)).toMatchObject({
    price: 2100,
    status: 'sold',
    revision: 4,
  })
})

test('a hand-made invalid id gets a 4xx and adds nothing', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const form = { id: 'abc', title: 'Аптека', description: 'На партера' }
  const before = await listStores(backend.db)
  expect((await page.context().request.post('/admin/stores/new.data', { form })).status()).toBe(400)
  expect(await listStores(backend.db)).toEqual(before)
})
