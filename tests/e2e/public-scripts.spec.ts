import { statSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { showroomAccess } from '../../backend/data/key-access.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { languagePrefix } from '../../domain/language.ts'
import { addView } from './drawn-panorama.ts'
import { expect, test } from './fixtures.ts'

/** In bytes as transferred: browsers accept brotli, and some proxies request gzip. */
const budgets = [
  { kind: 'script', compressed: '.br', most: 112_000 },
  { kind: 'script', compressed: '.gz', most: 122_880 },
  // A comparison and the showroom have a sheet of their own beside that of all pages.
  { kind: 'stylesheet', compressed: '.gz', most: 20_000 },
  { kind: 'font', compressed: '', most: 60_000 },
]

for (const language of ['bg', 'ru'] as const)
  test.describe(`a first visit in ${language}`, () => {
    // In another browser, the line that offers another language would be loaded, too.
    test.use({ locale: language })

    test('stays within its budgets of scripts, styles and fonts', {
      tag: language === 'ru' ? '@long' : '@short',
    }, async ({ page, site }) => {
      const { db } = site.backend
      await showroomAccess.open(db)
      await addView(site.backend)
      const [apartment, other] = await listApartments(db)
      const [spot] = await listParkingSpots(db)
      const both = `ids=${apartment?.id},${other?.id}`
      for (const path of [
        '/',
        '/apartments',
        '/apartments?view=cards',
        `/apartments/${apartment?.id}`,
        `/apartments/${apartment?.id}?view=open`,
        `/favourites?${both}`,
        `/compare?${both}`,
        '/parking',
        `/parking/${spot?.id}`,
        '/stores',
        '/progress',
        '/navigator',
        '/navigator/1/3',
        '/contact',
        '/privacy',
        `/showroom?key=${(await showroomAccess.get(db)).key}`,
      ]) {
        const url = languagePrefix(language) + path
        const requested = await filesOf(page, url)
        for (const { kind, compressed, most } of budgets) {
          const files = [...requested.keys()].filter((file) => requested.get(file) === kind)
          const bytes = files.reduce(
            (sum, file) => sum + statSync(`build/client${file}${compressed}`).size,
            0,
          )
          expect.soft(bytes, `${kind}${compressed} of ${url}`).toBeGreaterThan(5000)
          expect.soft(bytes, `${kind}${compressed} of ${url}`).toBeLessThanOrEqual(most)
        }
      }
    })
  })

/** The built files that a page loads, with their kinds. */
async function filesOf(page: Page, url: string): Promise<Map<string, string>> {
  const requested = new Map<string, string>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) requested.set(pathname, request.resourceType())
  }
  page.on('request', note)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return requested
}

test('the service worker, which is loaded last, has a budget of its own', () => {
  expect(statSync('build/client/sw.js.gz').size).toBeLessThanOrEqual(10_240)
})

test.describe('scripts', () => {
  test('wait until the page has all its images', async ({ browser, site }) => {
    const page = await browser.newPage()
    const fetched = page.waitForResponse(/framework-.*\.js/)
    await page.goto(site.url)
    await fetched
    // When an image is painted depends on the machine, so the time of its arrival is compared.
    const { loadedAt, fetchedAt } = await page.evaluate(() => ({
      loadedAt: performance.timing.loadEventStart - performance.timing.navigationStart,
      fetchedAt: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(loadedAt).toBeGreaterThan(0)
    expect(Math.min(...fetchedAt)).toBeGreaterThan(loadedAt)
    await page.close()
  })

  test('start by themselves on a page that is idle', { tag: '@long' }, async ({ browser, site }) => {
    const page = await browser.newPage()
    const connected = page.waitForRequest(`${site.url}/live`)
    await page.goto(site.url)
    await connected
    await page.close()
  })

  test('are not needed for a link that is clicked before', async ({ browser, site }) => {
    const page = await browser.newPage()
    await page.route('**/*.js', () => {})
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
    await page.close()
  })
})
