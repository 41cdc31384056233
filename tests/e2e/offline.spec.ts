import { listApartments } from '../../backend/data/apartments.ts'
import { addStore, setStoreImage } from '../../backend/data/stores.ts'
import { putImage } from '../../backend/images/known-images.ts'
import { languages } from '../../domain/language.ts'
import { offlinePages } from '../../text/public/offline-pages.ts'
import { findViolations } from './axe.ts'
import { cachedUrls, newTab, noConnection, untilCached, untilControlled } from './cached-pages.ts'
import { expect, test } from './fixtures.ts'
import { sidewaysScroll, urlIn } from './public-pages.ts'
import { noisyPhoto } from './test-images.ts'

test.use({ serviceWorkers: 'allow' })

test('visited pages open offline in every tab, and show their date', async ({
  page,
  context,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  const at = (path: string) => ownSite.url + path
  const links = page.getByRole('banner').getByRole('link')

  // The first page is cached although it was loaded before the service worker was active; the others are opened
  // by links.
  await page.goto(at('/'))
  await untilControlled(page)
  await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await links.filter({ hasText: 'Навигатор' }).click()
  await page.getByRole('link', { name: 'Вход А, етаж 1: 1 свободен от 1' }).click()
  await expect(page).toHaveURL(at('/navigator/1/1'))
  await untilCached(page, '/', '/apartments', '/apartments.data', '/navigator', '/navigator/1/1')

  await ownSite.stop()
  await context.setOffline(true)
  await expect(page.getByRole('status')).toContainText('Няма връзка с интернет.')

  const problems: string[] = []
  const tab = await newTab(context, problems)
  await tab.goto(at('/apartments'))
  await expect(tab.locator('tbody tr')).toHaveCount(5)
  await expect(tab.getByRole('status')).toHaveText(
    /^Няма връзка с интернет\. Данните са от \d+\.\d+\.20\d\d\u00a0г\., \d+:\d\d( ч\.)? и може да са остарели\.$/,
  )
  // A page whose data was never loaded opens as a document instead.
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
  await expect(tab.getByRole('status')).toHaveText('')
  expect(problems).toEqual([])
})

test('offline, a page that was never opened says so in the language of its URL', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  await page.goto('/de/apartments')
  await untilControlled(page)
  await untilCached(page, '/de/apartments')
  await context.setOffline(true)
  await expect(page.getByRole('status')).toContainText('Keine Internetverbindung.')
  const problems: string[] = []
  const tab = await newTab(context, problems)
  await tab.setViewportSize({ width: 320, height: 640 })
  for (const language of languages) {
    const { title, text, retry, home } = offlinePages[language]
    await tab.goto(urlIn(language, '/stores'))
    await expect(tab.locator('html')).toHaveAttribute('lang', language)
    expect(await tab.title()).toContain(title)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(tab.getByText(text)).toBeVisible()
    await expect(tab.getByRole('link', { name: retry })).toHaveAttribute('href', '')
    await expect(tab.getByRole('link', { name: home })).toHaveAttribute('href', urlIn(language, '/'))
    expect(await sidewaysScroll(tab), language).toEqual([])
  }
  expect(await findViolations(tab)).toEqual([])
  // What was opened in this language still opens.
  await tab.goto('/de/apartments')
  await expect(tab.locator('tbody tr')).toHaveCount(5)
  expect(problems).toEqual([])
})

test('images are cached, also those of the page that has installed the worker', { tag: '@long' }, async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noConnection)
  const { backend } = ownSite
  const store = await addStore(backend.db, { title: 'Пекарна', description: 'Хляб', price: 0 })
  const bytes = await noisyPhoto(900, 600)
  const { url } = await putImage(backend, `stores/${store.id}/main_1_a.jpg`, bytes, {
    contentType: 'image/jpeg',
  })
  await setStoreImage(backend.db, store.id, 'main', url)

  await page.goto(`${ownSite.url}/stores`)
  await untilControlled(page)
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining(url))
  await untilCached(page, '/stores')
  await ownSite.stop()
  await page.context().setOffline(true)
  await page.goto(`${ownSite.url}/stores`)
  const image = page.getByRole('img', { name: /Пекарна/ })
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the gallery opens on a cached apartment page, although it was never opened before', {
  tag: '@long',
}, async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(noConnection)
  const [apartment] = await listApartments(ownSite.backend.db)
  const path = `/apartments/${apartment?.id}`
  await page.goto(ownSite.url + path)
  await untilControlled(page)
  await untilCached(page, path)
  await ownSite.stop()
  await page.context().setOffline(true)
  await page.goto(ownSite.url + path)
  await page.getByRole('link', { name: 'Отворете снимка 1 на цял екран' }).click()
  await expect(page.getByRole('dialog').getByText('1 / 3')).toBeVisible()
  await expect(page.locator('h1')).toContainText(`${apartment?.number}`)
})

test('the contact form reports a missing connection, keeps the text, and sends it afterwards', {
  tag: '@long',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(noConnection)
  await page.goto('/')
  await page.getByLabel('Име', { exact: true }).fill('Посетител 18')
  await page.getByLabel('Имейл').fill('p18@example.com')
  await page.getByLabel('Съобщение').fill('От влака, в тунел.')
  await untilControlled(page)
  await untilCached(page, '/')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Изпрати' }).click()
  await expect(page.getByText('Запазихме текста Ви')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Съобщение')).toHaveValue('От влака, в тунел.')
  await expect(page.getByText('Запазихме текста Ви')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Изпрати сега' }).click()
  await expect(page.getByText('Благодарим ви!')).toBeVisible()
  await expect(page.getByText('Имате неизпратено съобщение')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Съобщение')).toHaveValue('')
})

test('the admin area is never cached', { tag: '@long' }, async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(noConnection)
  await page.goto(ownSite.url)
  await untilControlled(page)
  await page.goto(`${ownSite.url}/admin/login`)
  await page.getByLabel('Имейл').fill('admin@example.com')
  await page.getByLabel('Парола').fill('sea-breeze')
  await page.getByRole('button', { name: 'Вход' }).click()
  await page.getByRole('link', { name: 'Апартаменти', exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(5)
  await page.goto(`${ownSite.url}/parking`)
  await untilCached(page, '/parking')
  const urls = await cachedUrls(page)
  expect(urls.filter((url) => /admin|live|health/.test(url) && !/^\/assets\//.test(url))).toEqual([])
  await ownSite.stop()
  await expect(page.goto(`${ownSite.url}/admin/apartments`)).rejects.toThrow()
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
      document.documentElement.dataset.registeredAt = String(performance.now())
      return register(...args)
    }
  })
  await page.goto('/')
  await untilControlled(page)
  const [loaded, registered] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    Number(document.documentElement.dataset.registeredAt),
  ])
  expect(registered).toBeGreaterThan(loaded ?? Number.POSITIVE_INFINITY)
})
