import type { BrowserContext, Page } from '@playwright/test'
import { site } from '../../app/text/site.ts'
import { listApartments } from '../../backend/data/apartments.ts'
import { addStore, setStoreImage } from '../../backend/data/stores.ts'
import { putPicture } from '../../backend/pictures/put-picture.ts'
import { expect, test } from './fixtures.ts'
import { buildRelease, type Release } from './second-release.ts'
import { noisyPhoto } from './test-pictures.ts'

test.use({ serviceWorkers: 'allow' })

const noConnection = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/
/** In the footer, and in a script that those of all pages need. */
const { description } = site

/** The addresses that are kept, without the host. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.replace(location.origin, ''))
    }
    return found
  })
}

async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 15_000 }).toEqual(expect.arrayContaining(addresses))
}

async function untilControlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** A tab whose page errors count, and whose browser knows nothing but what was kept. */
async function newTab(context: BrowserContext, problems: string[]): Promise<Page> {
  const tab = await context.newPage()
  tab.on('pageerror', (error) => problems.push(String(error)))
  return tab
}

test('visited pages open offline in every tab, and say of when they are', async ({
  page,
  context,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  const at = (path: string) => ownSite.address + path
  const links = page.getByRole('banner').getByRole('link')

  // The first page is kept although it came before the worker; the others are reached by walking.
  await page.goto(at('/'))
  await untilControlled(page)
  await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await links.filter({ hasText: 'Навигатор' }).click()
  await page.getByRole('link', { name: 'Вход А, етаж 1: 1 свободен от 1' }).click()
  await expect(page).toHaveURL(at('/navigator/1/1'))
  await untilKept(page, '/', '/apartments', '/apartments.data', '/navigator', '/navigator/1/1')

  await ownSite.stop()
  await context.setOffline(true)
  await expect(page.getByRole('status')).toContainText('Няма връзка с интернет.')

  const problems: string[] = []
  const tab = await newTab(context, problems)
  await tab.goto(at('/apartments'))
  await expect(tab.locator('tbody tr')).toHaveCount(5)
  await expect(tab.getByRole('status')).toHaveText(
    /^Няма връзка с интернет\. Данните са от \d+\.\d+\.20\d\d г\., \d+:\d\d( ч\.)? и може да са остарели\.$/,
  )
  // A page whose data was never asked for opens whole instead.
  await tab.getByRole('banner').getByRole('link', { name: 'Бриз' }).click()
  await expect(tab).toHaveURL(at('/'))
  await expect(tab.getByRole('link', { name: 'Разгледайте апартаментите' })).toBeVisible()
  await tab.goto(at('/navigator'))
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Навигатор')

  await tab.goto(at('/stores'))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Няма връзка с интернет')
  await expect(tab.getByRole('link', { name: 'Опитайте отново' })).toBeVisible()
  expect(await tab.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Sofia Sans')

  await tab.goto(at('/apartments'))
  await ownSite.start()
  await context.setOffline(false)
  await expect(tab.getByRole('status')).toHaveText('', { timeout: 15_000 })
  expect(problems).toEqual([])
})

test('pictures are kept, also those of the page that brought the worker', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  const { backend } = ownSite
  const store = await addStore(backend.db, { title: 'Пекарна', description: 'Хляб' })
  const bytes = await noisyPhoto(900, 600)
  const { url: address } = await putPicture(backend, `stores/${store.id}/main_1_a.jpg`, bytes, {
    contentType: 'image/jpeg',
  })
  await setStoreImage(backend.db, store.id, 'main', address)

  await page.goto(`${ownSite.address}/stores`)
  await untilControlled(page)
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining(address))
  await untilKept(page, '/stores')
  await ownSite.stop()
  await page.context().setOffline(true)
  await page.goto(`${ownSite.address}/stores`)
  const picture = page.getByRole('img', { name: /Пекарна/ })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('the gallery opens on a kept apartment page, although nobody has opened it before', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  const [apartment] = await listApartments(ownSite.backend.db)
  const path = `/apartments/${apartment?.id}`
  await page.goto(ownSite.address + path)
  await untilControlled(page)
  await untilKept(page, path)
  await ownSite.stop()
  await page.context().setOffline(true)
  await page.goto(ownSite.address + path)
  await page.getByRole('link', { name: 'Отворете снимка 1 на цял екран' }).click()
  await expect(page.getByRole('dialog').getByText('1 / 3')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Студио 1' })).toBeAttached()
})

test('the contact form says that there is no connection, keeps the text, and sends it afterwards', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  await page.goto('/')
  await page.getByLabel('Име', { exact: true }).fill('Посетител 18')
  await page.getByLabel('Имейл').fill('p18@example.com')
  await page.getByLabel('Съобщение').fill('От влака, в тунел.')
  await untilControlled(page)
  await untilKept(page, '/')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Изпрати' }).click()
  await expect(page.getByText('Запазихме текста Ви')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Съобщение')).toHaveValue('От влака, в тунел.')
  await expect(page.getByText('Запазихме текста Ви')).toBeVisible()

  await context.setOffline(false)
  // A form that is sent within two seconds of its opening counts as a robot's.
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Изпрати сега' }).click()
  await expect(page.getByText('Благодарим ви!')).toBeVisible()
  await expect(page.getByText('Имате неизпратено съобщение')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Съобщение')).toHaveValue('')
})

test('the back office is never kept', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(noConnection)
  await page.goto(ownSite.address)
  await untilControlled(page)
  await page.goto(`${ownSite.address}/admin/login`)
  await page.getByLabel('Имейл').fill('admin@example.com')
  await page.getByLabel('Парола').fill('sea-breeze')
  await page.getByRole('button', { name: 'Вход' }).click()
  await page.getByRole('link', { name: 'Апартаменти', exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(5)
  await page.goto(`${ownSite.address}/parking`)
  await untilKept(page, '/parking')
  const addresses = await kept(page)
  expect(
    addresses.filter((address) => /admin|live|health/.test(address) && !/^\/assets\//.test(address)),
  ).toEqual([])
  await ownSite.stop()
  await expect(page.goto(`${ownSite.address}/admin/apartments`)).rejects.toThrow()
})

/** The script of one apartment's page: precached, but not loaded by any page of the test. */
async function apartmentScript(page: Page): Promise<string> {
  type Manifest = { routes: Record<string, { module: string }> }
  const read = () =>
    page.evaluate(() => {
      const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest }
      return manifest?.routes['public/apartment/route']?.module ?? ''
    })
  // Scripts come a little later than the page.
  await expect.poll(read).not.toBe('')
  return read()
}

let next: Release | undefined
test.afterEach(() => next?.remove())

test('two releases in a row take over without a broken page', async ({
  page,
  context,
  request,
  ownSite,
  expectedErrors,
}) => {
  // It builds a whole release.
  test.setTimeout(120_000)
  expectedErrors.push(noConnection)
  next = await buildRelease('app/text/site.ts', [description, 'Второ издание.'])
  const at = (path: string) => ownSite.address + path
  const problems: string[] = []

  await page.goto(at('/'))
  await untilControlled(page)
  const oldScript = await apartmentScript(page)
  await untilKept(page, oldScript)
  const sleeping = await newTab(context, problems)
  await sleeping.goto(at('/'))

  for (const [release, words] of [
    [next.folder, 'Второ издание.'],
    ['.', description],
  ] as const) {
    await ownSite.stop()
    const connected = page.waitForResponse((response) => response.url() === at('/live') && response.ok())
    await ownSite.start(release)
    await connected
    // A page of the release before opens the next page whole, with the scripts of the new release.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
    await expect(page.getByText(words)).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await untilKept(page, await apartmentScript(page))

    if (release === next.folder) {
      // A page that slept through it still finds the scripts that it was made with, though the server has none.
      expect((await request.get(at(oldScript))).status()).toBe(404)
      const found = await sleeping.evaluate(async (script) => Object.keys(await import(script)), oldScript)
      expect(found).toContain('default')
    }
    await page.goto(at('/'))
  }

  await sleeping.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
  await expect(sleeping.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await ownSite.stop()
  await context.setOffline(true)
  await page.goto(at('/apartments'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await expect(page.getByRole('status')).toContainText('Няма връзка с интернет.')
  expect(problems).toEqual([])
})

test('without service workers the console says so, and everything else works', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await page.goto('/apartments')
  await expect(page.locator('tbody tr')).toHaveCount(5)
  await expect.poll(() => messages).toContain('Browser does not support persistence')
  await page.context().setOffline(true)
  await expect(page.getByRole('status')).toContainText('Няма връзка с интернет.')
  await page.context().setOffline(false)
  await expect(page.getByRole('status')).toHaveText('')
})

test('the worker is never cached, and is registered only after the page has loaded', async ({
  page,
  request,
}) => {
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = (...args) => {
      Object.assign(window, { registeredAt: performance.now() })
      return register(...args)
    }
  })
  await page.goto('/')
  await untilControlled(page)
  const [loaded, registered] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    (window as unknown as { registeredAt: number }).registeredAt,
  ])
  expect(registered).toBeGreaterThan(loaded ?? Number.POSITIVE_INFINITY)
})
