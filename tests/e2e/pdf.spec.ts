import { addApartment } from '../../backend/data/apartments.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { readPdf } from '../read-pdf.ts'
import { saveButton } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('the price list is closed to visitors until the settings open it, and always open to admins', {
  tag: '@long',
}, async ({ signedInPage: page, request }) => {
  const response = await request.get('/price-list.pdf')
  expect([response.status(), await response.text()]).toEqual([404, 'Not found'])
  const forPeople = await request.get('/price-list.pdf', { headers: { Accept: 'text/html' } })
  expect([forPeople.status(), await forPeople.text()]).toEqual([
    404,
    expect.stringContaining('Страницата не е намерена'),
  ])
  await page.goto('/admin/apartments?floor=3')
  const link = page.getByRole('link', { name: /^Ценова листа( \(PDF\))?$/ })
  const adminList = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(adminList.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-cache',
    'content-disposition': expect.stringMatching(
      /^inline; filename="Tsenova-lista-[\d-]{10}\.pdf"; filename\*/,
    ),
  })
  expect(readPdf(await adminList.body())[0]).toContain('етаж 3')
  const sheet = page.getByRole('link', { name: /^Ценова листа.*: Excel$/ })
  const excel = await page.request.get((await sheet.getAttribute('href')) ?? '')
  expect(excel.headers()['content-type']).toContain('spreadsheetml')
  const unknown = await page.request.get('/admin/apartments/price-list?format=exe')
  expect([unknown.status(), await unknown.text()]).toEqual([400, expect.stringContaining('pdf или xlsx')])

  await page.goto('/admin/settings')
  const isOpen = page.getByRole('checkbox', { name: 'Ценовата листа (PDF) е отворена за посетители' })
  await isOpen.check()
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Настройките са запазени.' })).toBeVisible()

  await page.goto('/apartments?floor=3&sort=price&evil=1')
  const open = page.getByRole('link', { name: 'Ценова листа' })
  await expect(open).toHaveAttribute('href', '/price-list.pdf?floor=3&sort=price')
  expect(await findViolations(page)).toEqual([])
  const list = await request.get('/price-list.pdf?floor=3&sort=price')
  expect([list.status(), list.headers()['cache-control']]).toEqual([200, 'no-cache'])
  expect(readPdf(await list.body())[0]).toContain('Ценова листа')
  const again = { headers: { 'If-None-Match': list.headers().etag ?? '' } }
  expect((await request.get('/price-list.pdf?floor=3&sort=price', again)).status()).toBe(304)
  const hostile = await request.get("/price-list.pdf?floor=3'%20OR%201=1&maxPrice=-1")
  expect([hostile.status(), await hostile.text()]).toEqual([400, expect.stringContaining('floor, maxPrice')])

  await page.goto('/admin/settings')
  await expect(isOpen).toBeChecked()
  await isOpen.uncheck()
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Настройките са запазени.' })).toBeVisible()
  expect((await request.get('/price-list.pdf')).status()).toBe(404)
})

test('every apartment without an uploaded brochure has a card', async ({ page, request, site }) => {
  const values = {
    ...newApartment(defaultBuilding),
    number: '77 „А“',
    floor: 2,
    price: 99_000,
    internalNotes: 'тайна',
  }
  const { id } = await addApartment(site.backend.db, values)
  await page.goto(`/apartments/${id}`)
  const brochure = page.getByRole('link', { name: 'брошура' })
  await expect(brochure).toHaveAttribute('href', `/apartments/${id}/card.pdf`)

  const url = `/apartments/${id}/card.pdf`
  const card = await request.get(url)
  const text = readPdf(await card.body()).join()
  expect(text).toContain('Апартамент 77 „А“')
  expect(text).not.toContain('тайна')
  const { etag = '', ...headers } = card.headers()
  expect(headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('Апартамент 77 „А“')}`,
  )
  expect((await request.get(url, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  const head = await request.head(url)
  expect([head.status(), head.headers()['content-length']]).toEqual([200, headers['content-length']])
  expect((await request.get('/apartments/none/card.pdf')).status()).toBe(404)
  expect((await request.get(`${url}.data`)).status()).toBe(404)
})
