import { addParkingSpot, listParkingSpots, updateParkingSpot } from '../../backend/data/parking-spots.ts'
import { setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { syncParkingPlans } from '../../backend/jobs/sync-parking-plans.ts'
import type { Backend } from '../../backend/open.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { enquiriesOf, thanks } from './contact-form-page.ts'
import { rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { saveImage } from './stored-image.ts'
import { noisyPhoto } from './test-images.ts'

/** Outlines both parking spots of the basement side by side; the second is a sold garage. */
async function drawLevel(backend: Backend) {
  const { db } = backend
  const imageUrl = await saveImage(backend, 'parking/floor_-1_1700000000001.jpg', '#ffffff')
  const [p1, found] = await listParkingSpots(db)
  if (!p1 || !found) throw new Error('no spots')
  const p2 = await updateParkingSpot(db, found.id, found.revision, { type: 'garage', status: 'sold' })
  const outlines = [p1, p2].map(({ id }, index) => ({
    id,
    linkedId: id,
    points: rectangle(100 + index * 200, 100, 180, 300),
  }))
  await setParkingPlan(db, -1, { imageUrl, imageWidth: 900, imageHeight: 600 }, outlines)
  return { p1, p2 }
}

test.describe('parking', () => {
  test('has the level in the URL; the plan enlarges, and Escape closes it', async ({ page }) => {
    await page.goto('/parking')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Номер',
      'Етаж',
      'Тип',
      'Размер',
      'Цена',
      'Статус',
    ])
    await expect(page.getByRole('list', { name: 'Легенда' })).toHaveText('СвободноРезервираноПродадено')
    const dialog = page.getByRole('dialog', { name: 'План на паркинга: Сутерен' })
    const enlarge = page.getByRole('link', { name: 'Увеличете плана' })
    await enlarge.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/parking?plan=open')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
    await enlarge.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/parking')
    await page.getByRole('link', { name: 'Етаж 2' }).click()
    await expect(page).toHaveURL('/parking?level=2')
    await expect(page.getByText('На това ниво няма паркоместа.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).click()
    await expect(page).toHaveURL('/#contact')
  })

  test('has outlines with statuses that are filtered, and marks the spot on its own page', async ({
    page,
    ownSite,
  }) => {
    const { backend, url } = ownSite
    const { p2 } = await drawLevel(backend)
    await page.goto(`${url}/parking`)
    const outlinedSpots = page.getByRole('group', { name: 'Места на плана' }).getByRole('link')
    const names = () =>
      outlinedSpots.evaluateAll((links) => links.map((each) => each.getAttribute('aria-label')))
    expect(await names()).toEqual(['Паркомясто P-1, Свободно', 'Гараж P-2, Продадено'])
    await page.getByLabel('Тип').selectOption('Гараж')
    await expect(page).toHaveURL(`${url}/parking?type=garage`)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    expect(await names()).toEqual(['Гараж P-2, Продадено'])
    await outlinedSpots.click()
    await expect(page).toHaveURL(`${url}/parking/${p2.id}`)
    await expect(page.getByRole('img', { name: 'Гараж P-2 на плана на нивото' })).toBeVisible()
  })

  test('shows a parking spot on a phone as a card of at most 110 px', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/parking')
    const card = page.locator('tbody tr').first()
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(110)
    await expect(card).toContainText(/P-1.*Покрито.*2,5 × 5 м.*7500\s€.*Свободно/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('enlarges the plan by its URL, closes it by a link, and lists a level of its own', {
      tag: '@long',
    }, async ({ page, ownSite: { backend, url } }) => {
      await addParkingSpot(backend.db, {
        ...newParkingSpot(defaultBuilding),
        number: 'P-50',
        floor: 5,
        price: 0,
      })
      await page.goto(`${url}/parking?status=sold&level=1`)
      await page.getByRole('link', { name: 'Увеличете плана' }).click()
      await expect(page).toHaveURL(`${url}/parking?status=sold&level=1&plan=open`)
      const dialog = page.getByRole('dialog', { name: 'План на паркинга: Етаж 1' })
      await expect(dialog.getByRole('img')).toBeVisible()
      await dialog.getByRole('link', { name: 'Затвори' }).click()
      await expect(page).toHaveURL(`${url}/parking?status=sold&level=1`)
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: 'Етаж 5' }).click()
      await expect(page.getByText('На това ниво няма такива паркоместа.')).toBeVisible()
      await page.getByLabel('Статус').selectOption('Всички')
      await page.getByRole('button', { name: 'Покажи' }).click()
      await expect(page.locator('tbody tr')).toContainText(/P-50.*При запитване/)
    })

    test('a parking spot is asked about together with an apartment', async ({ page, site }) => {
      const [spot] = await listParkingSpots(site.backend.db)
      await page.goto(`/parking/${spot?.id}`)
      await page.getByRole('link', { name: 'Попитайте за това място' }).click()
      await expect(page.getByLabel('Паркомясто или магазин')).toHaveValue('Паркомясто P-1')
      await page.getByLabel('Апартамент').selectOption('2')
      await page.getByLabel('Име', { exact: true }).fill('Посетител 31')
      await page.getByLabel('Имейл').fill('p31@example.com')
      await page.getByLabel('Удобно време за оглед или обаждане').fill('след 17 ч.')
      await page.getByLabel('Съобщение').fill('Има ли стълб до мястото?')
      await page.getByRole('button', { name: 'Изпрати' }).click()
      await expect(page.getByText(thanks)).toBeVisible()
      expect(await enquiriesOf(site, 'p31@example.com')).toMatchObject([
        { about: 'Паркомясто P-1', apartmentNumber: '2', wishedTime: 'след 17 ч.' },
      ])
    })

    test('spots are sorted by column ascending, descending and by default, on every level', {
      tag: '@long',
    }, async ({ page, site }) => {
      const { db } = site.backend
      const [first, second] = await listParkingSpots(db)
      if (!first || !second) throw new Error('no spots')
      await updateParkingSpot(db, second.id, second.revision, { price: 5000, status: 'sold' })
      await page.goto('/parking')
      const numbers = page.locator('tbody tr td:nth-child(1)')
      const sortBy = (name: string) => page.getByRole('columnheader').getByRole('link', { name })
      await sortBy('Цена').click()
      await expect(page).toHaveURL('/parking?sort=price')
      await expect(numbers).toHaveText(['P-2', 'P-1'])
      await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending')
      await sortBy('Цена').click()
      await expect(numbers).toHaveText(['P-1', 'P-2'])
      await page.getByRole('link', { name: 'Сутерен' }).click()
      await expect(page).toHaveURL('/parking?sort=price&dir=desc&level=-1')
      await sortBy('Цена').click()
      await expect(page).toHaveURL('/parking?level=-1')
      await sortBy('Статус').click()
      await sortBy('Статус').click()
      await expect(numbers).toHaveText(['P-2', 'P-1'])
      await sortBy('Номер').click()
      await expect(numbers).toHaveText(['P-1', 'P-2'])
      await updateParkingSpot(db, second.id, second.revision + 1, {
        price: second.price,
        status: 'available',
      })
    })
  })

  test('the newest plan is shown, and one that is uploaded meanwhile appears on an open page', {
    tag: '@long',
  }, async ({ page, site, adminCookies }) => {
    await saveImage(site.backend, 'parking/floor_1_100.jpg', '#ff0000')
    const newest = await saveImage(site.backend, 'parking/floor_1_2000.jpg', '#00ff00')
    await syncParkingPlans(site.backend)
    await page.goto('/parking?level=1')
    const plan = page.getByRole('img', { name: 'План на паркинга: Етаж 1' })
    await expect(plan).toHaveAttribute('src', new RegExp(newest))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.context().addCookies(adminCookies)
    const uploaded = await page.request.put('/admin/uploads/parkingPlan?level=1', {
      data: await noisyPhoto(60, 40),
      headers: {
        'X-Upload-Id': crypto.randomUUID(),
        'X-File-Name': 'plan.jpg',
        'Content-Type': 'application/octet-stream',
      },
    })
    await expect(plan).toHaveAttribute('src', new RegExp((await uploaded.json()).url))
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('a spot shows its own data and leads back; an unknown one is a 404', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const [spot] = await listParkingSpots(site.backend.db)
    await page.goto(`/parking/${spot?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Паркомясто P-1')
    await expect(page.locator('main dd')).toHaveText(['P-1', 'Сутерен', 'Покрито', '2,5 × 5 м'])
    await expect(page.getByText(/7500\s€/)).toBeVisible()
    await page.getByRole('link', { name: 'Към паркоместата' }).click()
    await expect(page).toHaveURL('/parking?level=-1')
    const response = await page.goto('/parking/none')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Паркомястото не е намерено')
  })
})
