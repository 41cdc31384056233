import type { Page } from '@playwright/test'
import { listApartments } from '../../../backend/data/apartments.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { getHomePage, saveHomePage } from '../../../backend/data/settings.ts'
import { withoutTableForVisitors } from '../broken-table.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/500/)
})

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Навигатор' }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('office@example.com')).toBeVisible()
}

for (const [table, text] of [
  ['apartments', 'Грешка при зареждане на апартаментите'],
  ['parkingSpots', 'Грешка при зареждане на паркоместата'],
] as const) {
  test(`the home page is shown without ${table}, and says what is missing`, async ({ page, site }) => {
    await withoutTableForVisitors(site, table, async () => {
      const response = await page.goto('/')
      expect(response?.status()).toBe(500)
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page.getByRole('alert').locator('code')).toHaveText(/^[0-9a-f]{32}$/)
      await expectFrame(page)
      await expect(page.getByRole('link', { name: 'Разгледайте апартаментите' })).toBeVisible()
      await expect(page.locator('#location').getByRole('img')).toBeVisible()
      await expect(page.locator('#contact').getByLabel('Съобщение')).toBeEditable()
    })
    await page.goto('/')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Свободни в момента' })).toBeVisible()
  })
}

test('a home page that cannot be shown at all has header and footer', async ({ page, ownSite }) => {
  const { db } = ownSite.backend
  const { revision, values } = await getHomePage(db)
  // An uploaded picture: its size is in the table that is missing below.
  await saveHomePage(db, revision, { ...values, descriptionImage: '/files/media/1700000000001_sea.jpg' })
  await withoutTableForVisitors(ownSite, 'pictures', async () => {
    await page.goto(ownSite.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Възникна неочаквана грешка')
    await expectFrame(page)
  })
})

test('each page has a message of its own for what could not be loaded', async ({ page, site }) => {
  const [apartment] = await listApartments(site.backend.db)
  const [spot] = await listParkingSpots(site.backend.db)
  for (const [url, table, text] of [
    ['/apartments', 'apartments', 'Грешка при зареждане на апартаментите'],
    [`/apartments/${apartment?.id}`, 'apartments', 'Грешка при зареждане на апартаментите'],
    ['/parking', 'parkingSpots', 'Грешка при зареждане на паркоместата'],
    [`/parking/${spot?.id}`, 'parkingSpots', 'Грешка при зареждане на паркоместата'],
    ['/stores', 'stores', 'Грешка при зареждане на обектите'],
    ['/navigator', 'apartments', 'Грешка при зареждане на апартаментите'],
    ['/navigator/1/1', 'floorPlans', 'Грешка при зареждане на етажните планове'],
  ] as const) {
    await withoutTableForVisitors(site, table, async () => {
      const response = await page.goto(url)
      expect(response?.status(), url).toBe(500)
      await expect(page.getByRole('alert')).toContainText(text)
      await expectFrame(page)
    })
  }
})

test('a page that is opened by a link shows the message, too', async ({ page, site }) => {
  await page.goto('/')
  await withoutTableForVisitors(site, 'apartments', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Навигатор' }).first().click()
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на апартаментите')
    await expectFrame(page)
  })
})

test('an apartment is shown without its plan, and says that it is missing', async ({ page, site }) => {
  const [apartment] = await listApartments(site.backend.db)
  await withoutTableForVisitors(site, 'floorPlans', async () => {
    await page.goto(`/apartments/${apartment?.id}`)
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на етажните планове')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Апартамент 1 · /)
    await expect(page.getByText(/85\s000\s€/).first()).toBeVisible()
    await expect(page.getByLabel('Съобщение')).toBeEditable()
    await expectFrame(page)
  })
})
