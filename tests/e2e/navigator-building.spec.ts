import { listApartments } from '../../backend/data/apartments.ts'
import { floorLink } from '../../domain/building/building-view.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { findViolations } from './axe.ts'
import { drawView, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

test('without an image of the building, the grid shows every apartment on its floor', async ({ page }) => {
  await page.goto('/navigator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Навигатор')
  await expect(page.getByRole('group', { name: 'Сградата по етажи' })).toHaveCount(0)
  // The maisonette is shown on both of its floors.
  await expect(page.getByRole('link', { name: 'Апартамент 10, Резервиран, 120,00 м²' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Апартамент 11, Продаден, 52,00 м²' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Апартамент 11 · ')
})

test.describe('with an image', () => {
  test.beforeAll(async ({ site }) => {
    await site.begin(test.info().file)
    const { backend } = site
    const floors = [1, 2, 3, 4].map((floor): [string, Point[]] => [
      floorLink({ entrance: '1', floor }),
      rectangle(200, 600 - floor * 100, 400, 100),
    ])
    await drawView(backend, 'Отпред', floors)
  })

  test('its floors show how many apartments are available, with live changes, and lead to their plans', async ({
    page,
    browser,
    adminCookies,
    site,
  }) => {
    const adminContext = await browser.newContext({ baseURL: site.url })
    await adminContext.addCookies(adminCookies)
    const set = async (status: string) => {
      const [apartment] = await listApartments(site.backend.db, { entrance: '1', floor: 2 })
      const form = {
        id: apartment?.id ?? '',
        revision: String(apartment?.revision),
        status,
        confirmed: 'sale-missing',
      }
      expect((await adminContext.request.post('/admin/apartments.data', { form })).status()).toBe(200)
    }
    await page.goto('/navigator')
    const building = page.getByRole('group', { name: 'Сградата по етажи' })
    const second = (text: string) => building.getByRole('link', { name: `Вход А, етаж 2: ${text}` })
    await expect(building.getByRole('link')).toHaveCount(4)
    await expect(second('1 свободен от 1')).toBeVisible()
    await set('sold')
    await expect(second('0 свободни от 1')).toBeVisible()
    await set('available')
    await second('1 свободен от 1').click()
    await expect(page).toHaveURL('/navigator/1/2')
    await page.getByRole('link', { name: 'Всички етажи' }).click()
    await expect(page).toHaveURL('/navigator')
    await adminContext.close()
  })

  for (const width of [320, 1440]) {
    test(`axe finds no violations at ${width} px, and nothing scrolls sideways`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/navigator')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await findViolations(page)).toEqual([])
    })
  }
})
