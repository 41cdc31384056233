import { agentRoutes } from '../../app/admin/session/agent-routes.ts'
import { isAdminUrl, isUpload, urls } from '../../app/urls.ts'
import { countApartments, listApartments } from '../../backend/data/apartments.ts'
import { type Database, listVersions } from '../../backend/data/database.ts'
import { countEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { listKeptFiles } from '../../backend/files/list-all-files.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { publicAdminUrls, routePaths } from '../faults/admin-urls.ts'
import { expect, test } from './fixtures.ts'

/** Every URL below /admin, from app/routes.ts itself, so that a new screen cannot be forgotten. */
function adminUrls(): string[] {
  return adminPatterns().map(urlOf)
}

function adminPatterns(): string[] {
  return routePaths().filter((path) => isAdminUrl(path) && !publicAdminUrls.includes(path))
}

function urlOf(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, 'media').replace('*', 'anything')
}

/** The versions of all collections: each change of whatever record raises one. */
async function contentOf(db: Database): Promise<string> {
  return JSON.stringify([await listVersions(db), await countApartments(db), await countEnquiries(db)])
}

const uploads = adminUrls().filter(isUpload)
const screens = adminUrls().filter((url) => !isUpload(url))

test('the routes list all screens of the admin area', () => {
  expect(adminUrls().length).toBeGreaterThanOrEqual(20)
})

for (const url of screens) {
  test(`signed out, ${url} is closed to pages, data requests and actions`, async ({ request, site }) => {
    const { db } = site.backend
    const [first] = await listApartments(db)
    const before = await contentOf(db)
    const form = { id: first?.id ?? '', revision: '1', status: 'sold' }

    const page = await request.get(url, { maxRedirects: 0 })
    expect(page.status()).toBe(302)
    expect(page.headers().location).toMatch(/^\/admin\/login/)
    expect(await page.text()).toBe('')

    const data = await request.get(`${url}.data`, { maxRedirects: 0 })
    // Streams and downloads have no page data, so their .data URL is 404 for everybody.
    const isStream = [urls.adminLive, urls.export, urls.adminPriceList].some((stream) => stream === url)
    expect(data.status()).toBe(isStream ? 404 : 202)
    expect(await data.text()).toContain(isStream ? 'Not found' : '/admin/login')
    expect(await data.text()).not.toContain('Апартамент')

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const target of [url, `${url}.data`]) {
        const action = await request.fetch(target, { method, form, maxRedirects: 0 })
        const text = await action.text()
        expect([302, 202, 405], `${method} ${target}: ${action.status()} ${text}`).toContain(action.status())
        expect(text + action.headers().location).toContain('/admin/login')
      }
    }
    expect(await contentOf(db)).toBe(before)
  })
}

for (const url of uploads) {
  test(`signed out, ${url} returns 401 in the format of the upload client`, async ({ request, site }) => {
    const stored = await listKeptFiles(site.backend.files)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const target of [url, `${url}.data`]) {
        const response = await request.fetch(target, { method, data: 'x', maxRedirects: 0 })
        expect(response.status(), `${method} ${target}`).toBe(401)
        expect(await response.text()).toContain('unauthenticated')
      }
    }
    expect(await listKeptFiles(site.backend.files)).toEqual(stored)
  })
}

test('an agent opens the URLs that are open to agents, and no other by any method', async ({
  request,
  site,
}) => {
  const { db, files } = site.backend
  await addTestUser(site.backend)
  const headers = { cookie: await signedIn(site.backend) }
  const state = async () => JSON.stringify([await contentOf(db), await listKeptFiles(files)])
  const before = await state()
  for (const pattern of adminPatterns()) {
    const url = urlOf(pattern)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (agentRoutes[pattern]?.includes(method)) continue
      for (const target of [url, `${url}.data`]) {
        const response = await request.fetch(target, {
          method,
          headers,
          form: { status: 'sold' },
          maxRedirects: 0,
        })
        const isStream = method === 'GET' && target === `${urls.export}.data`
        expect(response.status(), `${method} ${target}`).toBe(isStream ? 404 : 403)
      }
    }
  }
  for (const pattern of ['/admin', '/admin/apartments', '/admin/parking', '/admin/stores', '/admin/contacts'])
    expect((await request.get(pattern, { headers, maxRedirects: 0 })).status(), pattern).toBe(200)
  expect(await state()).toBe(before)
})

test('what is open to agents answers them, and an empty form changes nothing', async ({ request, site }) => {
  const { db } = site.backend
  const email = 'open@example.com'
  await addTestUser(site.backend, { ...agentCredentials, email })
  const headers = { cookie: await signedIn(site.backend, { ...agentCredentials, email }) }
  const before = await contentOf(db)
  for (const [pattern, methods] of Object.entries(agentRoutes)) {
    // A live connection stays open, and any method signs out.
    if (pattern === urls.adminLive || pattern === '/admin/sign-out') continue
    for (const method of methods) {
      const response = await request.fetch(urlOf(pattern), { method, headers, form: {}, maxRedirects: 0 })
      const status = response.status()
      const what = `${method} ${pattern}: ${status}`
      // No refusal of the role, and no way to the sign-in page; records that are asked for do not exist.
      if (method === 'POST') expect([400, 404, 405, 409, 422], what).toContain(status)
      else expect([200, 302, 404], what).toContain(status)
      expect(response.headers().location ?? '', what).not.toContain('/admin/login')
    }
  }
  expect(await contentOf(db)).toBe(before)
})

test('every URL that is open to agents is a route', () => {
  expect(adminPatterns()).toEqual(expect.arrayContaining(Object.keys(agentRoutes)))
})

test('streams have no data URL, however it is spelled', async ({ request, site }) => {
  for (const url of ['/live.data', '/LIVE.data', '/live/.data', '/%6cive.data', '//live.data'])
    expect((await request.get(site.url + url)).status(), url).toBe(404)
  expect((await request.head('/live')).status()).toBe(200)
})

test('the authentication library has no URL of its own', async ({ request }) => {
  for (const url of ['/api/auth/sign-up/email', '/api/auth/sign-in/email', '/api/auth/get-session']) {
    expect((await request.post(url, { data: {} })).status(), url).toBe(405)
    expect((await request.get(url)).status(), url).toBe(404)
  }
})

test('a hand-made request gets a 4xx and changes nothing', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const [first] = await listApartments(db)
  const id = first?.id ?? ''
  const send = async (form: Record<string, string>) =>
    (await adminRequest.post('/admin/apartments.data', { form })).status()
  expect(await send({ id, revision: '1', status: 'free' })).toBe(400)
  expect(await send({ id, revision: 'x', status: 'sold' })).toBe(400)
  expect(await send({ id: 'none', revision: '1', status: 'sold' })).toBe(404)
  expect(await send({ id, revision: '77', status: 'sold' })).toBe(409)
  expect(await listApartments(db)).toContainEqual(first)
})

test('every URL that refuses a method says so to a browser', async ({ adminRequest }) => {
  const { title } = allTexts.bg.refusals[405]
  const refusing: string[] = []
  // Any method signs out.
  for (const url of routePaths()
    .map(urlOf)
    .filter((each) => each !== '/admin/sign-out')) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const options = { method, headers: { accept: 'text/html' }, maxRedirects: 0 }
      const response = await adminRequest.fetch(url, options)
      if (response.status() !== 405) continue
      refusing.push(url)
      expect(response.headers().allow, `${method} ${url}`).toBeTruthy()
      expect(await response.text(), `${method} ${url}`).toContain(title)
    }
  }
  expect(refusing).toEqual(expect.arrayContaining(['/', '/admin', '/admin/sales', '/feed.xml']))
})

test('a page of another site cannot write', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const [first] = await listApartments(db)
  const form = { id: first?.id ?? '', revision: String(first?.revision), status: 'sold' }
  const foreign: Record<string, string>[] = [
    { Origin: 'https://example.com' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const response = await adminRequest.post('/admin/apartments', { form, headers, maxRedirects: 0 })
    expect(response.status()).toBe(403)
  }
  expect(await listApartments(db)).toContainEqual(first)
})
