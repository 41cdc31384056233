import type { Page } from '@playwright/test'
import { listApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import { enquiriesOf, fillIn, message, sendEnquiry, thanks } from './contact-form-page.ts'
import { expect, test } from './fixtures.ts'

/** The scripts and texts of the contact form, which home page and apartments hydrate late. */
const lateScripts = /\/assets\/contact-[^/]*\.js/

const form = (page: Page) => page.locator('form', { has: message(page) })
const isHydrated = (page: Page) =>
  form(page).evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactFiber')))

/** Holds the scripts of the form back until the returned function is called, and counts the documents that are loaded. */
async function holdLateScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route(lateScripts, async (route) => {
    held.push(route.request().url())
    await released
    await route.continue()
  })
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  return { release, held, documents: () => documents }
}

test('the form of the home page is hydrated when it comes near the window, and works', async ({
  page,
  site,
}) => {
  const { held, release } = await holdLateScripts(page)
  release()
  const live = page.waitForRequest(`${site.url}/live`)
  await page.goto('/')
  await live
  await page.waitForLoadState('networkidle')
  expect([held, await isHydrated(page)]).toEqual([[], false])
  await expect(page.getByRole('button', { name: 'Изпрати', exact: true })).toBeVisible()
  await form(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await fillIn(page, { name: 'Късна', email: 'late@example.com', message: 'От началната страница.' })
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await enquiriesOf(site, 'late@example.com')).toHaveLength(1)
})

test('what is typed before stays when the page gets newer data meanwhile', async ({ page, site }) => {
  const { held, release } = await holdLateScripts(page)
  const [apartment] = await listApartments(site.backend.db, { status: 'available' })
  if (!apartment) throw new Error('No apartment is free')
  const connected = page.waitForResponse(`${site.url}/live`)
  await page.goto(`/apartments/${apartment.id}`)
  await connected
  await message(page).fill('Още без скриптове.')
  await form(page).evaluate((form) => Object.assign(form, { isOfServer: true }))
  await message(page).blur()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const changed = page.waitForResponse(/\/apartments\/[^/]+\.data/)
  await setApartmentStatus(site.backend.db, apartment.id, apartment.revision, 'reserved')
  // A page catches up with changes when its tab is shown again.
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await changed
  await page.waitForTimeout(500)
  expect(await isHydrated(page)).toBe(false)
  await expect(message(page)).toHaveValue('Още без скриптове.')
  await expect(message(page)).toBeVisible()
  release()
  await expect(page.locator('main').getByText('Резервиран').locator('visible=true').first()).toBeVisible()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(message(page)).toHaveValue('Още без скриптове.')
  expect(await form(page).evaluate((form) => 'isOfServer' in form)).toBe(true)
})

test('a page that is navigated to has its form hydrated at once', { tag: '@long' }, async ({ page }) => {
  await page.goto('/apartments')
  await page.locator('tbody tr').getByRole('link').first().click()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(form(page)).not.toBeInViewport()
})

test('a tap that needs the scripts of a late part is held until they are there', { tag: '@long' }, async ({
  page,
}) => {
  const { held, release, documents } = await holdLateScripts(page)
  await page.goto('/')
  const link = form(page).getByRole('link', { name: 'Политиката за личните данни' })
  await link.evaluate((link) => link.setAttribute('data-early', ''))
  await link.click()
  await expect(link).toHaveAttribute('data-pressed')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')
  release()
  await expect(page).toHaveURL('/privacy')
  expect(documents()).toBe(1)
})

test('scripts that do not come leave the form as it is: it is sent without them', { tag: '@long' }, async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch dynamically imported/)
  let reloaded = 0
  await page.goto('/')
  page.on('request', (request) => request.isNavigationRequest() && reloaded++)
  // As after a reload that did not help (app/offline/reload-on-missing-script.ts).
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-script', String(Date.now())))
  await page.route(lateScripts, (route) => route.abort())
  await fillIn(page, { name: 'Без скриптове', email: 'no-scripts@example.com', message: 'Пак съм тук.' })
  expect([reloaded, await isHydrated(page)]).toEqual([0, false])
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await enquiriesOf(site, 'no-scripts@example.com')).toHaveLength(1)
})
