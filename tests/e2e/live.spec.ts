import type { Page, Request } from '@playwright/test'
import { listApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import type { Status } from '../../domain/status.ts'
import { expect, test } from './fixtures.ts'
import type { OwnSite } from './own-site.ts'

const noConnection = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING/
/** How long a stopping server waits for responses in flight (server/http-server.ts). */
const timeout = 10_000
const row = (page: Page) => page.locator('tbody tr').first()

/** Opens the list and waits until its live connection is open. */
async function openList(page: Page, site: { url: string }): Promise<void> {
  const connected = page.waitForResponse(`${site.url}/live`)
  await page.goto(`${site.url}/apartments?entrance=1&floor=1`)
  await connected
  await expect(row(page)).toContainText('Свободен')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** Sets a status directly in the database, as if another server had done it. */
async function setFirst({ backend: { db } }: Pick<OwnSite, 'backend'>, status: Status): Promise<void> {
  const [first] = await listApartments(db, { floor: 1 })
  if (first) await setApartmentStatus(db, first.id, first.revision, status)
}

function collect(page: Page, path: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => new URL(request.url()).pathname === path && requests.push(request))
  return requests
}

test('a page reconnects to a restarted server by itself, and catches up with what it missed', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  await openList(page, ownSite)
  // A server with open pages stops at once, and they do not reconnect while it is closing.
  const stopping = performance.now()
  await ownSite.stop()
  expect(performance.now() - stopping).toBeLessThan(timeout)
  await setFirst(ownSite, 'sold')
  await ownSite.start()
  await expect(row(page)).toContainText('Продаден', { timeout: 40_000 })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a page that is offline says so and stops trying; back online it reconnects at once and catches up', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  await openList(page, site)
  const connections = collect(page, '/live')
  await page.context().setOffline(true)
  await expect(page.getByRole('status')).toContainText(
    /Няма връзка с интернет\. Данните са от .* и може да са остарели\./,
  )
  await setFirst(site, 'reserved')
  expect(connections).toHaveLength(0)
  await page.context().setOffline(false)
  await expect(row(page)).toContainText('Резервиран')
  await expect(page.getByRole('status')).toHaveText('')
  expect(connections).toHaveLength(1)
  await setFirst(site, 'available')
})

test('a hidden tab disconnects, and catches up when it is shown again', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await openList(page, site)
  const connections = collect(page, '/live')
  const turn = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live'))
  await turn('hidden')
  await closed
  await setFirst(site, 'sold')
  await turn('visible')
  await expect(row(page)).toContainText('Продаден')
  expect(connections).toHaveLength(1)
  await setFirst(site, 'available')
})

test('a tab has one live connection, whatever it shows and wherever it goes', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const connections = collect(page, '/live')
  await openList(page, site)
  await page.locator('tbody tr').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Апартамент 1 · /)
  await page.getByRole('banner').getByRole('link', { name: 'Навигатор' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Навигатор')
  expect(connections).toHaveLength(1)
})

test('enquiries are published in the admin area, and not to visitors', async ({
  page,
  signedInPage,
  site,
}) => {
  const firstMessage = (url: string) =>
    page.evaluate(
      (url) =>
        new Promise<string[]>((resolve) => {
          const source = new EventSource(url)
          source.onmessage = ({ data }) => {
            source.close()
            resolve(Object.keys(JSON.parse(data)))
          }
        }),
      url,
    )
  await signedInPage.goto(site.url)
  expect(await firstMessage('/live')).toEqual([
    'apartments',
    'building',
    'buildingViews',
    'floorPlans',
    'panoramas',
    'parkingPlans',
    'parkingSpots',
    'progressEntries',
    'settings',
    'stores',
    'translations',
  ])
  expect(await firstMessage('/admin/live-changes')).toContain('enquiries')
})

test('forty changes in a row cause a few loads, not forty', { tag: '@long' }, async ({
  page,
  browser,
  adminCookies,
  site,
}) => {
  await openList(page, site)
  const loads = collect(page, '/apartments.data')
  const adminContext = await browser.newContext({ baseURL: site.url })
  await adminContext.addCookies(adminCookies)
  const [first] = await listApartments(site.backend.db, { floor: 1 })
  const { id = '', revision = 0 } = first ?? {}
  const started = performance.now()
  for (let change = 0; change < 40; change++) {
    const status = change % 2 === 0 ? 'reserved' : 'available'
    const form = { id, revision: String(revision + change), status }
    expect((await adminContext.request.post('/admin/apartments.data', { form })).status()).toBe(200)
  }
  const took = performance.now() - started
  await expect
    .poll(async () =>
      loads
        .at(-1)
        ?.response()
        .then((response) => response?.status()),
    )
    .toBe(200)
  await expect(row(page)).toContainText('Свободен')
  expect(loads.length).toBeGreaterThan(0)
  expect(loads.length).toBeLessThanOrEqual(Math.ceil(took / 250) + 2)
  await adminContext.close()
})

test('a form that a person is typing in is not reloaded until it is sent', async ({ page, site }) => {
  await openList(page, site)
  const loads = collect(page, '/apartments.data')
  await page.evaluate(() => {
    document
      .querySelector('h1')
      ?.insertAdjacentHTML(
        'afterend',
        '<form method="post" id="edit"><input type="hidden" name="revision" value="1"><input name="note"><button>Save</button></form>',
      )
    document.getElementById('edit')?.addEventListener('submit', (event) => event.preventDefault())
  })
  await page.locator('[name=note]').fill('half a sen')

  const again = page.waitForResponse(`${site.url}/live`)
  await page.context().setOffline(true)
  await setFirst(site, 'sold')
  await page.context().setOffline(false)
  await again
  await page.locator('h1').click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  await expect(row(page)).toContainText('Свободен')
  expect(loads).toHaveLength(0)

  await page.locator('#edit button').click()
  await expect(row(page)).toContainText('Продаден')
  await expect(page.locator('[name=note]')).toHaveValue('half a sen')
  await setFirst(site, 'available')
})

test('a page of an older release is reloaded once instead of using new data', {
  tag: '@long',
}, async ({ page, site }) => {
  await openList(page, site)
  await page.evaluate(() => {
    const manifest = window.__reactRouterManifest
    if (manifest) manifest.version = 'older'
  })
  await page.context().setOffline(true)
  await setFirst(site, 'sold')
  await page.context().setOffline(false)
  await expect(row(page)).toContainText('Продаден')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  await setFirst(site, 'available')
})

test('after the last attempt the page says so, and a button reconnects', { tag: '@long' }, async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  const gaveUp = 'Max retry attempts reached. Please check your connection and reload the page.'
  expectedErrors.push(noConnection, new RegExp(gaveUp))
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.clock.install()
  await openList(page, ownSite)
  await ownSite.stop('SIGKILL')
  const banner = page.getByRole('status')
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(66_000)
        return banner.textContent()
      },
      { intervals: [30] },
    )
    .toContain('Връзката за обновяване на живо прекъсна.')
  expect(messages.filter((message) => message === gaveUp)).toHaveLength(1)
  expect(messages.filter((message) => message === 'Error reconnecting to the database')).toHaveLength(11)

  await ownSite.start()
  await setFirst(ownSite, 'sold')
  await page.getByRole('button', { name: 'Опитайте отново' }).click()
  await expect(row(page)).toContainText('Продаден')
  await expect(banner).toHaveText('')
})
