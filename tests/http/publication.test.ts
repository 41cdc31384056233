import { request as rawRequest } from 'node:http'
import { beforeEach } from 'vitest'
import { staysOpen } from '../../app/urls.ts'
import { listApartments } from '../../backend/data/apartments.ts'
import { findBuilding, getBuilding, setPublished } from '../../backend/data/building.ts'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { feedAccess, showroomAccess } from '../../backend/data/key-access.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import { addTestUser, signedIn } from '../an-agent.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { saveImage } from '../e2e/stored-image.ts'
import { routePaths } from '../faults/admin-urls.ts'
import { type HttpResponse, postForm, sendRequest } from '../faults/send-request.ts'
import { expect, test } from './fixtures.ts'

/** 202 is the redirect of a data request: the admin area leads to its sign-in page. */
const redirects = [202, 302, 308]
const html = { accept: 'text/html,*/*' }
const feedKey = 'a-key-of-the-test'
const showroomKey = 'another-key-of-the-test'
const banner = 'Сайтът не е публикуван: виждате го само Вие и колегите Ви.'

async function publish({ backend: { db } }: OwnSite, isPublished: boolean): Promise<void> {
  const { revision, values } = await findBuilding(db)
  if (values.isPublished !== isPublished) await setPublished(db, revision, isPublished)
}

/** Every public URL of app/routes.ts, so that a new route cannot be forgotten, each also as page data. */
async function publicUrls({ backend }: OwnSite, image: string): Promise<string[]> {
  const [apartment] = await listApartments(backend.db)
  const urls = routePaths()
    .filter((path) => !staysOpen(path))
    .map((path) =>
      path
        .replace('/files/*', `${image}?w=320`)
        .replace('/files/parking/*', '/files/parking/none.jpg')
        .replace('/previews/*', '/previews/apartments.jpg')
        .replace('/*', '/no-such-page')
        .replace(':entrance', '1')
        .replace(':floor', '2')
        .replace('/apartments/:id', `/apartments/${apartment?.id}`)
        .replace(':id', 'none')
        .replace(/^\/feed\..*/, `$&?key=${feedKey}`)
        .replace(/\/showroom$/, `$&?key=${showroomKey}`),
    )
  const pages = urls.filter((url) => !/[.?]|^\/(files|previews)\//.test(url))
  const data = pages.map((url) => (url === '/' ? '/_.data' : `${url}.data`))
  return [...urls, ...data]
}

function expectClosed(url: string, { status, headers, text }: HttpResponse): void {
  expect([url, status]).toEqual([url, 503])
  expect(headers, url).toMatchObject({
    'retry-after': '3600',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(text, url).not.toMatch(/Апартамент |129[ \u00a0]?500|urlset/)
}

let image = ''
beforeEach<{ site: OwnSite }>(async ({ site }) => {
  image ||= await saveImage(site.backend, 'media/1700000000000_hidden.jpg', '#aa3333')
  await feedAccess.open(site.backend.db, feedKey)
  await showroomAccess.open(site.backend.db, showroomKey)
  await publish(site, true)
})

test('a hidden site closes every public route, also those that were cached, and opens them again at once', async ({
  site,
}) => {
  const urls = await publicUrls(site, image)
  expect(urls.length).toBeGreaterThan(20)
  const get = (url: string, headers = {}) => sendRequest(site.url + url, { headers })
  const etags = new Map<string, string>()
  for (const url of urls) {
    // Twice, so that the page cache has what it may have.
    await get(url)
    const { status, headers } = await get(url)
    expect(status, url).not.toBe(503)
    if (headers.etag) etags.set(url, headers.etag)
  }
  expect((await get('/robots.txt')).text).toContain('Sitemap: ')

  await publish(site, false)
  for (const url of urls) {
    expectClosed(url, await get(url))
    expectClosed(url, await get(url, html))
    expectClosed(url, await get(url, { 'if-none-match': etags.get(url) ?? '*' }))
    expectClosed(url, await sendRequest(site.url + url, { method: 'HEAD' }))
  }
  expect((await get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  for (const url of ['/admin/login', '/health', '/favicon.svg', '/sw.js'])
    expect((await get(url)).status, url).toBe(200)

  await publish(site, true)
  for (const url of urls) expect((await get(url)).status, url).not.toBe(503)
})

test('„Очаквайте“ names the building and how to reach the company, and nothing that was typed becomes HTML', async ({
  site,
}) => {
  await publish(site, false)
  const get = async () => (await sendRequest(site.url, { headers: html })).text
  const { db } = site.backend
  const { revision, values } = await getCompanySettings(db)
  await saveCompanySettings(db, revision, defaultCompanySettings)
  const unsaved = await get()
  expect(unsaved).toContain('<title>Очаквайте | Бриз</title><meta name="robots" content="noindex">')
  expect(unsaved).not.toContain('href="tel:')
  const sales = { phone: '+359 52 <b>1', email: 'sales@example.com' }
  await saveCompanySettings(db, revision + 1, { ...values, ...sales })
  // Another process has written it, which the server notices within a second.
  await expect.poll(get).toContain('+359 52 &lt;b&gt;1</a>')
  const page = await get()
  expect(page).toContain('<h1>Очаквайте</h1>')
  expect(page).toContain('<a href="mailto:sales@example.com">')
})

test('an odd spelling of a URL is no way around it', async ({ site }) => {
  await publish(site, false)
  const { hostname, port } = new URL(site.url)
  const status = (path: string) =>
    new Promise<number>((resolve, reject) => {
      rawRequest({ hostname, port, path, agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })
  for (const path of [
    '/admin/../apartments',
    '/admin/%2e%2e/apartments',
    '/admin\\..\\apartments',
    '/admin/..%2fapartments.data',
    '/admin.html',
    '/health/x',
    '/robots.txt/x',
    '/APARTMENTS.data',
    '//apartments.data',
    '/%61partments.data',
  ])
    expect([...redirects, 400, 404, 503], path).toContain(await status(path))
  expect(await status('/admin.html')).toBe(503)
  expect(await status('/admin/../apartments')).toBe(503)
})

test('nothing can be sent to a hidden site', async ({ site }) => {
  await publish(site, false)
  const { db } = site.backend
  const form = { name: 'Посетител', email: 'hidden@example.com', message: 'Свободен ли е?' }
  for (const url of ['/contact', '/contact.data', '/'])
    expectClosed(url, await postForm(site.url + url, form, { origin: site.url }))
  expect(await listEnquiries(db, { search: form.email, state: 'all' })).toEqual([])
})

test('people who are signed in see the site with a banner, and nobody keeps a copy', async ({ site }) => {
  await addTestUser(site.backend)
  const admin = {
    cookie: await signedIn(site.backend, { email: 'admin@example.com', password: 'sea-breeze' }),
  }
  const agent = { cookie: await signedIn(site.backend) }
  const get = (url: string, headers: Record<string, string>) => sendRequest(site.url + url, { headers })
  expect((await get('/apartments', admin)).text).not.toContain(banner)
  await publish(site, false)
  for (const url of await publicUrls(site, image)) {
    const { status, headers } = await get(url, agent)
    expect(status, url).not.toBe(503)
    expect(headers['x-robots-tag'], url).toBe('noindex')
    expect(headers['cache-control'], url).toMatch(/^(no-store$|private)/)
  }
  const page = await get('/apartments', admin)
  expect(page.text).toContain(banner)
  expect(page.text).toContain('href="/admin/building"')
  const ofAgent = await get('/apartments', agent)
  expect(ofAgent.text).toContain(banner)
  expect(ofAgent.text).not.toContain('href="/admin/building"')
  expectClosed('/apartments', await get('/apartments', {}))
  expectClosed(
    '/apartments',
    await get('/apartments', { cookie: admin.cookie.replace(/=[^;]{5}/g, '=aaaaa') }),
  )
})

test('administrators publish and hide with the newest revision; agents and the form of the building cannot', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const url = '/admin/building/publication'
  const { revision } = await findBuilding(db)
  const send = (change: string, sent: number, confirmed = '') =>
    adminRequest.post(url, {
      form: { change, revision: String(sent), confirmed },
      headers: { origin: site.url },
    })
  const asked = await send('hide', revision)
  expect(asked.status()).toBe(422)
  expect(await asked.text()).toContain('Да се скрие ли сайтът?')
  expect((await send('hide', revision - 1, 'hide')).status()).toBe(409)
  expect((await send('vanish', revision)).status()).toBe(400)
  expect((await getBuilding(db)).isPublished).toBe(true)
  expect((await send('hide', revision, 'hide')).status()).toBe(200)
  expect((await getBuilding(db)).isPublished).toBe(false)

  const cookie = await signedIn(site.backend)
  const form = { change: 'publish', revision: String(revision + 1) }
  expect((await postForm(site.url + url, form, { cookie, origin: site.url })).status).toBe(403)
  const described = { name: 'Бриз', 'entrances[0].name': 'А', isPublished: 'on', revision: form.revision }
  await adminRequest.post('/admin/building', { form: described, headers: { origin: site.url } })
  expect((await getBuilding(db)).isPublished).toBe(false)

  const now = (await findBuilding(db)).revision
  // The site of the test lacks plans and a view of the building, so that publishing asks.
  const question = await (await send('publish', now)).text()
  expect(question).toContain('Няма изглед на сградата')
  const confirmation = question.match(/value="([^"]*plans:[^"]*)"/)?.[1]
  expect((await getBuilding(db)).isPublished).toBe(false)
  expect((await send('publish', now, 'plans:buildingView')).status()).toBe(422)
  expect((await send('publish', now, confirmation)).status()).toBe(200)
  expect((await sendRequest(`${site.url}/apartments`)).status).toBe(200)
  const [last, before] = await listChanges(db, { collection: 'building' })
  expect(last).toMatchObject({ fields: { isPublished: { from: false, to: true } } })
  expect(before).toMatchObject({ fields: { isPublished: { from: true, to: false } } })
  const history = await (await adminRequest.get('/admin/history?collection=building')).text()
  expect(history).toContain('Публикуван сайт')
})
