import type { Locator, Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { drawPlan, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

/** Presses Tab until the target has the focus, up to a reasonable number of times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${target}`)
}

test('an enquiry is sent from the list of apartments by keyboard alone', async ({ page, site }) => {
  await page.goto('/apartments')
  await tabTo(page, page.getByLabel('Етаж'))
  await page.keyboard.press('2')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await tabTo(page, page.locator('tbody').getByRole('link', { name: '2' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Апартамент 2 · /)
  await tabTo(page, page.getByRole('link', { name: 'Попитайте за този апартамент' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contact$/)
  const typed = { Име: 'Посетител 21', Имейл: 'p21@example.com', Съобщение: 'Без мишка.' }
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await page.waitForTimeout(2100)
  await tabTo(page, page.getByRole('button', { name: 'Изпрати' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Благодарим ви! Ще се свържем с вас скоро.')).toBeVisible()
  const [sent] = await listEnquiries(site.backend.db, { search: 'p21@example.com', state: 'all' })
  expect(sent).toMatchObject({ name: 'Посетител 21', message: 'Без мишка.', apartmentNumber: '2' })
})

test('with reduced motion preferred nothing moves', async ({ page, site: { backend } }) => {
  await drawPlan(backend, { entrance: '1', floor: 4 }, [['11', rectangle(600, 100, 400, 300)]])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navigator/1/4')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.getByRole('button', { name: 'Увеличи' }).click()
  const layer = page.locator('.touch-pan-y > div')
  await expect(layer).toHaveCSS('transform', /1\.25/)
  await expect(layer).toHaveCSS('transition-duration', '1e-05s')
  // The animation of the loading indicator must end at once: repeated at this speed, it would flicker.
  await page.route('**/stores.data*', () => {})
  await page.getByRole('contentinfo').getByRole('link', { name: 'Магазини' }).click()
  const turning = page.getByText('Зареждане…').locator('svg')
  await expect(turning).toHaveCSS('animation-duration', '1e-05s')
  await expect(turning).toHaveCSS('animation-iteration-count', '1')
})

/** Returns texts that are outside of the screen or clipped, although nothing scrolls to them. */
function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true
      return false
    }
    const hidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.sr-only, [aria-hidden=true]')
    return [...document.querySelectorAll('h1, h2, h3, p, dt, dd, li, td, label, button, a, summary')]
      .filter((element) => element.textContent?.trim() && !hidden(element) && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const clips = getComputedStyle(element).overflowX !== 'visible'
        const isCut = clips && element.scrollWidth > element.clientWidth + 1
        return width > 1 && (isCut || left < -1 || right > innerWidth + 1)
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
  })
}

/** A screen of 1280 pixels at 200 and at 400 percent zoom, as a browser reports it to the page. */
for (const [percent, width, height] of [
  [200, 640, 400],
  [400, 320, 256],
] as const) {
  test.describe(`at ${percent} percent zoom`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: percent / 100 })

    test('no page scrolls sideways and no text is clipped', {
      tag: percent === 200 ? '@long' : '@short',
    }, async ({ page, site, expectedErrors }) => {
      expectedErrors.push(/404/)
      const { backend } = site
      await drawPlan(backend, { entrance: '1', floor: 3 }, [['10', rectangle(100, 100, 400, 300)]])
      const [apartment] = await listApartments(backend.db)
      const [spot] = await listParkingSpots(backend.db)
      for (const url of [
        '/',
        '/apartments',
        '/apartments?floor=11',
        `/apartments/${apartment?.id}`,
        '/navigator',
        '/navigator/1/3',
        '/navigator/2/11',
        '/parking',
        '/parking?level=2',
        '/parking?plan=open',
        `/parking/${spot?.id}`,
        '/stores',
        '/privacy',
        '/contact',
        '/no-such-page',
      ]) {
        await page.goto(url)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, url).toBeLessThanOrEqual(0)
        expect(await findClippedTexts(page), url).toEqual([])
      }
    })
  })
}
