import sharp from 'sharp'
import { listApartments } from '../../backend/data/apartments.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { addStore, deleteStore, listStores, setStoreImage } from '../../backend/data/stores.ts'
import { expect, test } from './fixtures.ts'
import { saveImage } from './stored-image.ts'

test('stores show their images, title and description', async ({ page, site }) => {
  const { db } = site.backend
  const store = await addStore(db, { title: 'Пекарна „Зора“', description: 'Топъл хляб.', price: 0 })
  await setStoreImage(
    db,
    store.id,
    'main',
    await saveImage(site.backend, `stores/${store.id}/main_1_a.jpg`, '#884422'),
  )
  await page.goto('/stores')
  const card = page.getByRole('article').filter({ hasText: 'Пекарна „Зора“' })
  await expect(card.getByText('Топъл хляб.')).toBeVisible()
  await expect(card.getByRole('img', { name: 'Снимка: Пекарна „Зора“' })).toBeVisible()
  await deleteStore(db, store.id)
})

test('without stores the page says how to learn of new ones', async ({ page, site }) => {
  expect(await listStores(site.backend.db)).toEqual([])
  await page.goto('/stores')
  await expect(page.getByText('В момента няма предложени обекти.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).click()
  await expect(page).toHaveURL('/#contact')
})

test('all pages, header and footer begin at one left edge', { tag: '@long' }, async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const [apartment] = await listApartments(site.backend.db)
  const [spot] = await listParkingSpots(site.backend.db)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const url of [
    '/',
    '/apartments',
    `/apartments/${apartment?.id}`,
    '/parking',
    `/parking/${spot?.id}`,
    '/stores',
    '/navigator/1/1',
    '/contact',
    '/privacy',
    '/no-such-page',
  ]) {
    await page.goto(url)
    const edges = await page.evaluate(() => {
      const content = [...document.querySelectorAll('main :is(h1, h2, p)')].filter((part) =>
        part.checkVisibility(),
      )
      const leftmost = Math.min(...content.map((part) => part.getBoundingClientRect().left))
      const [logo, name] = ['header a', 'footer p'].map((part) => document.querySelector(part))
      return [logo, name].map((part) => part?.getBoundingClientRect().left).concat(leftmost)
    })
    expect(edges, url).toEqual([40, 40, 40])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page, an apartment, parking and stores can be read', async ({ page, site }) => {
    const { db } = site.backend
    const [apartment] = await listApartments(db, { floor: 2 })
    const store = await addStore(db, { title: 'Аптека „Море“', description: 'До входа.', price: 0 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Двустаен \d/ })).toBeVisible()
    await expect(page.locator('#location').getByRole('img')).toBeVisible()
    await page.getByRole('banner').locator('summary', { hasText: 'Обекти' }).first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Паркоместа' }).first().click()
    await expect(page.locator('tbody tr').first()).toContainText('P-1')
    await page.getByRole('link', { name: 'Етаж 1', exact: true }).click()
    await expect(page.getByRole('img', { name: 'План на паркинга: Етаж 1' })).toBeVisible()

    await page.goto(`/apartments/${apartment?.id}`)
    await expect(page.getByRole('main').locator('dl').first()).toContainText('Югоизток')
    await expect(page.getByText(/129\s500\s€/).first()).toBeVisible()
    await expect(page.getByLabel('Апартамент', { exact: true })).toHaveValue('2')
    await expect(page.getByRole('link', { name: 'Отворете снимка 1' })).toHaveAttribute('href', /\?photo=1$/)

    await page.goto('/stores')
    await expect(page.getByRole('article').filter({ hasText: 'Аптека „Море“' })).toContainText('До входа.')
    await deleteStore(db, store.id)
  })
})

test('every page has a title, a description and a preview image of its own', async ({ request, site }) => {
  const { db } = site.backend
  const [apartment] = await listApartments(db)
  const [spot, other] = await listParkingSpots(db)
  const urls = [
    '/',
    '/navigator',
    '/navigator/1/1',
    '/navigator/2/1',
    '/navigator/1/2',
    '/apartments',
    `/apartments/${apartment?.id}`,
    '/parking',
    `/parking/${spot?.id}`,
    `/parking/${other?.id}`,
    '/stores',
    '/contact',
    '/privacy',
  ]
  const seen = new Set<string>()
  for (const url of urls) {
    const html = await (await request.get(url)).text()
    const title = html.match(/<title>([^<]+)/)?.[1]
    const description = html.match(/<meta name="description" content="([^"]+)/)?.[1]
    const image = html.match(/<meta property="og:image" content="([^"]+)/)?.[1] ?? ''
    const response = await request.get(image)
    expect(response.status(), image).toBe(200)
    expect(await sharp(await response.body()).metadata(), image).toMatchObject({ width: 1200, height: 630 })
    for (const own of [title, description, response.headers().etag]) seen.add(`${own}`)
  }
  expect(seen.size).toBe(3 * urls.length)
  expect((await request.get('/previews/apartments/none.jpg')).status()).toBe(404)
  expect((await request.get('/previews/navigator/1/12.jpg')).status()).toBe(404)
})

test('the sitemap lists public pages with their dates of change, and robots.txt excludes the admin area', async ({
  request,
  site,
}) => {
  const { db } = site.backend
  const store = await addStore(db, { title: 'Пекарна', description: 'Хляб', price: 0 })
  const sitemap = await (await request.get('/sitemap.xml')).text()
  await deleteStore(db, store.id)
  const [first] = await listApartments(db)
  expect(sitemap).toContain(
    `<loc>${site.url}/apartments/${first?.id}</loc><lastmod>${first?.updatedAt}</lastmod>`,
  )
  expect(sitemap).toContain(`<loc>${site.url}/contact</loc>`)
  for (const path of ['', 'apartments', 'navigator', 'parking', 'stores'])
    expect(sitemap).toMatch(new RegExp(`<loc>${site.url}/${path}</loc><lastmod>20[^<]+Z</lastmod>`))
  expect(sitemap).not.toContain('admin')
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})
