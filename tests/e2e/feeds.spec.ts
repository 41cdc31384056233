import { addApartment, deleteApartment } from '../../backend/data/apartments.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('the feeds list the available apartments for clients with the key, and are closed to others', async ({
  signedInPage: page,
  request,
  site,
}) => {
  const { db } = site.backend
  const hostile = { number: '<9>&"\u0007', description: ']]></home><home>\u0001', internalNotes: 'тайна' }
  const { id } = await addApartment(db, {
    ...newApartment(defaultBuilding),
    ...hostile,
    floor: 9,
    price: 90_000,
    area: 50,
  })
  const closed = await request.get('/feed.xml')
  expect(closed.status()).toBe(404)

  await page.goto('/admin/settings/feeds')
  await page.getByRole('button', { name: 'Отвори за портали' }).click()
  const xmlUrl = page.getByLabel('Адрес (XML)')
  await expect(xmlUrl).toHaveValue(/\/feed\.xml\?key=[\w-]{43}$/)
  expect(await findViolations(page)).toEqual([])
  const query = new URL(await xmlUrl.inputValue()).search

  const xml = await request.get(`/feed.xml${query}`)
  expect(xml.headers()).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  const text = await xml.text()
  expect(text).not.toContain('тайна')
  const read = await page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, 'application/xml')
    const homes = [...feed.querySelectorAll('feed > home')]
    return homes.map((element) => [element.id, element.querySelector('number')?.textContent])
  }, text)
  const json = await (await request.get(`/feed.json${query}`)).json()
  expect(read.map(([id]) => id)).toEqual(json.homes.map((element: { id: string }) => element.id))
  expect(read).toContainEqual([id, '<9>&"'])
  const first = json.homes.find(({ price }: { price: number }) => price === 85_000)
  expect(first).toMatchObject({ number: '1', entrance: 'А', features: [] })
  expect(first.brochure).toBe(`${first.url}/card.pdf`)
  expect(first.url).toBe(`${site.url}/apartments/${first.id}`)
  expect(json.homes.map(({ number }: { number: string }) => number)).not.toContain('11')

  const etag = xml.headers().etag ?? ''
  const same = await request.get(`/feed.xml${query}`, { headers: { 'If-None-Match': etag } })
  expect([same.status(), (await same.body()).length]).toEqual([304, 0])
  await deleteApartment(db, id)
  const changed = await request.get(`/feed.xml${query}`, { headers: { 'If-None-Match': etag } })
  expect(changed.status()).toBe(200)

  // Without the right key, an open feed responds like a closed one, so that strangers cannot tell them apart.
  for (const refused of ['/feed.xml', '/feed.json', '/feed.json?key=', `/feed.xml${query}x`]) {
    const response = await request.get(refused)
    expect([response.status(), await response.text()], refused).toEqual([404, await closed.text()])
  }
  await page.getByRole('button', { name: 'Нов ключ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Нов ключ' }).click()
  await expect(status(page, 'Новият ключ важи от сега.')).toBeVisible()
  await expect(xmlUrl).not.toHaveValue(new RegExp(query.slice(5)))
  expect((await request.get(`/feed.xml${query}`)).status()).toBe(404)
  const renewed = new URL(await xmlUrl.inputValue()).search
  expect((await request.get(`/feed.json${renewed}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Затвори', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Отвори за портали' })).toBeVisible()
  expect((await request.get(`/feed.json${renewed}`)).status()).toBe(404)
})
