import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CDPSession, devices, type Locator } from '@playwright/test'
import { addApartment, addApartmentImages, listApartments } from '../../../backend/data/apartments.ts'
import { findBuilding, saveBuilding } from '../../../backend/data/building.ts'
import { deleteStoredImages } from '../../../backend/data/files/stored-images.ts'
import { setParkingPlan } from '../../../backend/data/plans/parking-plans.ts'
import { getHomePage, saveHomePage } from '../../../backend/data/settings.ts'
import { putImage } from '../../../backend/images/known-images.ts'
import type { Backend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { drawPlan, rectangle } from '../drawn-plan.ts'
import { expect, test } from '../fixtures.ts'
import { noisyPhoto } from '../test-images.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

async function photo(backend: Backend, path: string, width = 2000): Promise<string> {
  const bytes = await noisyPhoto(width, Math.round((width * 2) / 3))
  return (await putImage(backend, path, bytes, { contentType: 'image/jpeg' })).url
}

/** The source that the browser has selected from the srcset. */
const currentSource = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.currentSrc)

async function swipe(cdp: CDPSession, from: number, to: number) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 410 }] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

let url = ''

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  const { backend } = site
  const { id } = await addApartment(backend.db, { ...newApartment(defaultBuilding), number: '400', floor: 6 })
  const photos = [1, 2, 3].map((index) => photo(backend, `apartments/${id}/image_${index}_photo.jpg`))
  await addApartmentImages(backend.db, id, await Promise.all(photos))
  await drawPlan(backend, { entrance: '1', floor: 6 }, [['400', rectangle(100, 100, 400, 300)]])
  url = `/apartments/${id}`
})

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('a swipe steps through the gallery, and its images fit the screen', async ({ page }) => {
    await page.goto(url)
    await page.getByRole('link', { name: 'Отворете снимка 1 на цял екран' }).tap()
    const gallery = page.getByRole('dialog')
    await expect(gallery.getByText('1 / 3')).toBeVisible()
    expect(await currentSource(gallery.getByRole('img', { name: 'Снимка 1' }))).toContain(
      'image_1_photo.jpg?w=960',
    )
    const cdp = await page.context().newCDPSession(page)
    await swipe(cdp, 300, 100)
    await expect(gallery.getByText('2 / 3')).toBeVisible()
    await swipe(cdp, 100, 300)
    await expect(gallery.getByText('1 / 3')).toBeVisible()
    await swipe(cdp, 100, 300)
    await expect(gallery.getByText('3 / 3')).toBeVisible()
    await swipe(cdp, 200, 180)
    await expect(gallery.getByText('3 / 3')).toBeVisible()
  })

  test('the plan of an apartment is loaded when it is near the viewport, in a fitting width', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 300 })
    await page.goto(url)
    // The large plan, and the small one that shows the position on the floor.
    const [own, floor] = [
      page.locator('img[src*=floorPlans]').first(),
      page.locator('img[src*=floorPlans]').last(),
    ]
    for (const plan of [own, floor]) await expect(plan).toHaveAttribute('loading', 'lazy')
    await floor.scrollIntoViewIfNeeded()
    await expect.poll(() => currentSource(floor)).toContain('?w=960')
    await own.scrollIntoViewIfNeeded()
    await expect.poll(() => currentSource(own)).toContain('?w=')
  })

  test('a bundled parking plan is loaded in a fitting width, also enlarged', async ({ page }) => {
    await page.goto('/parking')
    const plan = page.getByRole('img', { name: 'План на паркинга' })
    expect(await currentSource(plan)).toContain('parking-level_-1-1280')
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/parking?level=2')
    expect(await currentSource(plan)).toContain('parking-level_2-640')
  })
})

test('an uploaded parking plan is enlarged in a fitting width', async ({ page, site }) => {
  const newest = await photo(site.backend, 'parking/floor_1_100.jpg', 2400)
  await setParkingPlan(site.backend.db, 1, { imageUrl: newest, imageWidth: 2400, imageHeight: 1600 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/parking?level=1')
  await page.getByRole('link', { name: 'Увеличете плана' }).click()
  const large = page.getByRole('dialog').getByRole('img', { name: 'План на паркинга: Етаж 1' })
  await expect(large).toBeVisible()
  await expect.poll(() => currentSource(large)).toContain(`${newest}?w=1280`)
})

for (const key of ['Control', 'Shift'] as const) {
  test(`a click with ${key} opens the image in a new tab or window`, async ({ page, context }) => {
    for (const [path, name] of [
      [url, 'Отворете снимка 2 на цял екран'],
      ['/parking?level=2', 'Увеличете плана'],
    ] as const) {
      await page.goto(path)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name }).click({ modifiers: [key] })
      await (await opened).close()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}

test("the logo's space is reserved before it is loaded", async ({ page, site }) => {
  const { db } = site.backend
  const { revision, values } = await findBuilding(db)
  const logo = await photo(site.backend, 'media/1_logo.jpg', 600)
  await saveBuilding(db, revision, { ...values, logo })
  await page.route('**/media/1_logo.jpg*', () => {})
  await page.goto('/stores', { waitUntil: 'domcontentloaded' })
  const image = page.getByRole('banner').locator('img')
  await expect(image).toHaveAttribute('src', `${logo}?w=320`)
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(60)
  await saveBuilding(db, revision + 1, values)
})

test('an image of the location that was copied into the files folder by hand is shown', async ({
  page,
  site,
}) => {
  const file = join(site.folder, 'files', 'media', 'location.jpg')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await noisyPhoto(900, 600))
  const { db } = site.backend
  const { revision, values } = await getHomePage(db)
  await saveHomePage(db, revision, { ...values, locationImage: '/files/media/location.jpg' })
  await page.goto('/')
  const image = page.locator('img[src*="/files/media/location.jpg"]')
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['900', '600'])
  rmSync(file)
  await deleteStoredImages(db, ['media/location.jpg'])
  await saveHomePage(db, revision + 1, values)
})

test('apartments without photos enlarge the placeholder images in a fitting width, too', async ({
  page,
  site,
}) => {
  const bare = (await listApartments(site.backend.db)).find(({ images }) => images.length === 0)
  await page.setViewportSize({ width: 600, height: 800 })
  await page.goto(`/apartments/${bare?.id}`)
  await page.getByRole('link', { name: 'Отворете снимка 1 на цял екран: примерна визуализация' }).click()
  const image = page.getByRole('dialog').getByRole('img', { name: 'Примерен интериор 1' })
  await expect.poll(() => currentSource(image)).toMatch(/living(-town|-park)?-640/)
})
