import { listParkingSpots, updateParkingSpot } from '../../backend/data/parking-spots.ts'
import { noteParkingPlans } from '../../backend/jobs/note-parking-plans.ts'
import { expect, test } from './fixtures.ts'
import { storePicture } from './stored-picture.ts'
import { noisyPhoto } from './test-pictures.ts'

test.describe('parking', () => {
  test('the level is in the URL; the plan enlarges and Escape closes it', async ({ page }) => {
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
    await page.getByRole('link', { name: 'Увеличете плана' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: 'Етаж 2' }).click()
    await expect(page).toHaveURL('/parking?level=2')
    await expect(page.getByText('На това ниво няма паркоместа.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).click()
    await expect(page).toHaveURL('/#contact')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('spots sort by column up, down and back, on every level', async ({ page, site }) => {
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

  test('the newest plan is shown, and one that is uploaded meanwhile appears on an open page', async ({
    page,
    site,
    adminCookies,
  }) => {
    await storePicture(site.backend, 'parking/floor_1_100.jpg', '#ff0000')
    const newest = await storePicture(site.backend, 'parking/floor_1_2000.jpg', '#00ff00')
    await noteParkingPlans(site.backend)
    await page.goto('/parking?level=1')
    const plan = page.getByRole('link', { name: 'Увеличете плана' })
    await expect(plan).toHaveAttribute('href', newest)
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
    await expect(plan).toHaveAttribute('href', (await uploaded.json()).url)
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
    await expect(page.locator('main dd')).toHaveText(['P-1', 'Сутерен', 'Покрито', '2.5m x 5m'])
    await expect(page.getByText(/7500\s€/)).toBeVisible()
    await page.getByRole('link', { name: 'Към паркоместата' }).click()
    await expect(page).toHaveURL('/parking?level=-1')
    const response = await page.goto('/parking/none')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Паркомястото не е намерено')
  })
})
