import { listApartments } from '../../backend/data/apartments.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { addStore } from '../../backend/data/stores.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

test('the dashboard shows counts, a chart and links, and follows live changes', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  await clearTable(site, 'enquiries')
  const enquiry = {
    name: 'М',
    email: 'm@example.com',
    phone: '',
    message: 'м',
    apartmentNumber: '',
    about: '',
    wishedTime: '',
  }
  await addEnquiry(db, enquiry)
  await addEnquiry(db, enquiry, new Date(Date.now() - 3 * 24 * 60 * 60 * 1000))
  await page.goto('/admin')
  const apartments = await listApartments(db)
  const free = apartments.filter(({ status }) => status === 'available').length
  await expect(page.getByRole('link', { name: /Свободни апартаменти/ })).toContainText(
    `${free} от ${apartments.length}`,
  )
  await expect(page.getByRole('link', { name: /Свободни паркоместа/ })).toContainText('2 от 2')
  await expect(page.getByRole('link', { name: /^Запитвания \d/ })).toContainText('2 2 непрочетени')
  const newest = page.getByRole('region', { name: 'Последни запитвания' })
  await expect(newest.getByRole('link', { name: /^М / })).toHaveCount(2)
  await expect(page.getByRole('region', { name: /последните 60 дни/ })).toContainText(
    'Общо 2; най-много за ден: ',
  )
  await expect(page.getByRole('region', { name: /последните 60 дни/ }).getByRole('row')).toHaveCount(61)
  await expect(page.getByRole('region', { name: 'Продажби по входове' })).toContainText(
    `Общо (${apartments.length})`,
  )

  // A maisonette is shown on both of its floors.
  const maisonette = page.getByRole('link', { name: 'Апартамент 10, Резервиран' })
  await expect(maisonette).toHaveCount(2)
  const [first] = apartments
  const form = {
    id: first?.id ?? '',
    revision: String(first?.revision),
    status: 'sold',
    confirmed: 'sale-missing',
  }
  await page.context().request.post('/admin/apartments.data', { form })
  await expect(page.getByRole('link', { name: `Апартамент ${first?.number}, Продаден` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Продадени/ })).toHaveAttribute(
    'href',
    '/admin/apartments?status=sold',
  )
  await maisonette.first().click()
  await expect(page).toHaveURL(/\?back=%2Fadmin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 10')
  await page.goto('/admin')
  for (const [name, url] of Object.entries({
    'Добави апартамент': '/admin/apartments/new',
    'Добави паркомясто': '/admin/parking/new',
    'Добави магазин': '/admin/stores/new',
    'Непрочетени запитвания': '/admin/contacts?filter=unread',
  })) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', url)
  }
})

test('no screen scrolls sideways or has accessibility violations', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  const [apartment] = await listApartments(db)
  const [spot] = await listParkingSpots(db)
  const store = await addStore(db, { title: 'Кафе', description: 'На партера', price: 0 })
  const enquiry = await addEnquiry(db, {
    name: 'М',
    email: 'm@example.com',
    phone: '1',
    message: 'м',
    apartmentNumber: '1',
    about: '',
    wishedTime: '',
  })
  const urls = [
    '/admin',
    '/admin/sales',
    '/admin/homepage',
    '/admin/apartments',
    '/admin/apartments/new',
    `/admin/apartments/${apartment?.id}`,
    '/admin/parking',
    `/admin/parking/${spot?.id}`,
    '/admin/stores',
    '/admin/stores/new',
    `/admin/stores/${store.id}`,
    '/admin/media?view=list',
    `/admin/contacts/${enquiry.id}`,
    '/admin/settings',
  ]
  for (const url of urls) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(url)
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${url} at ${width}`).toBeLessThanOrEqual(0)
    }
    expect(await findViolations(page), url).toEqual([])
  }
  await page.goto(`/admin/stores/${store.id}`)
  await page.locator('[name=title]').fill('')
  await page.getByRole('button', { name: 'Изтрий магазин' }).click()
  expect(await findViolations(page), 'dialog').toEqual([])
})
