import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { mayBePublicPage } from '../../app/urls.ts'
import { readConfig } from '../../backend/config.ts'
import { addApartment, findApartment, updateApartment } from '../../backend/data/apartments.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { collections } from '../../backend/data/schema.ts'
import * as keptReads from '../../backend/live/kept-reads.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { routePaths } from '../faults/admin-urls.ts'
import { type HttpResponse, sendRequest } from '../faults/send-request.ts'
import { administrator, signInToSite } from '../faults/site.ts'
import { secret, stockBuilding } from '../faults/stocked-building.ts'
import { newMigratedFolder } from '../migrated-folder.ts'
import { serveApp } from './served-app.ts'
import { watchTables } from './watched-tables.ts'

const folder = await newMigratedFolder('sgrada-pages-')
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
const { db } = backend
const building = await stockBuilding(backend)
const site = await serveApp(backend)
const tablesReadBy = watchTables(db)

afterAll(async () => {
  await site.close()
  await backend.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(site.url + path, { method, headers })
const touch = (...names: typeof collections) => db.write(names, async () => {})
/** Returns the collections that were read for this response: none, if the page was cached. */
const readFor = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  tablesReadBy(() => get(path, headers, method))

/** The headers without those that differ in each response. */
function lasting({ headers }: HttpResponse) {
  const { 'x-request-id': id, date, ...others } = headers
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(date).toBeDefined()
  return others
}

const urls: Record<string, string> = {
  '/': '/',
  '/navigator': '/navigator',
  '/navigator/:entrance/:floor': '/navigator/1/1',
  '/apartments': '/apartments',
  '/apartments/:id': `/apartments/${building.apartmentId}`,
  '/parking': '/parking',
  '/parking/:id': `/parking/${building.parkingSpotId}`,
  '/stores': '/stores',
  '/progress': '/progress',
  '/favourites': '/favourites',
  '/compare': '/compare',
  '/contact': '/contact',
  '/privacy': '/privacy',
}
/** All unknown URLs share one page. */
const unknown = ['/*']
/** Pages about one person and for one screen, which no cache may store. */
const uncached = ['/alerts', '/alerts/:key', '/showroom']

test('every public page of the routes is tested here', () => {
  const publicPaths = routePaths().filter((path) => mayBePublicPage(path))
  expect(publicPaths.toSorted()).toEqual([...Object.keys(urls), ...unknown, ...uncached].toSorted())
})

/** What pages of a route read in another state, such as cards with plans, so that a change of it renders all of them. */
const readInOtherStates: Record<string, readonly string[]> = {
  '/apartments': ['floorPlans'],
  '/apartments/:id': ['parkingSpots'],
  '/favourites': ['apartments', 'floorPlans'],
  '/compare': ['apartments', 'floorPlans', 'panoramas'],
}

describe.each(Object.entries(urls))('%s', (route, page) => {
  const data = page === '/' ? '/_.data' : `${page}.data`

  test.each([page, data])(
    'is rendered again when a collection that it reads changes, and not before: %s',
    async (path) => {
      await touch(...collections)
      const shown = await readFor(path)
      expect(shown.length).toBeGreaterThan(0)
      expect(await readFor(path)).toEqual([])
      for (const name of collections) {
        await touch(name)
        const isRendered = shown.includes(name) || readInOtherStates[route]?.includes(name)
        const read = await readFor(path)
        expect(read.length > 0, name).toBe(isRendered ?? false)
        // What others have not changed may be in memory (backend/live/kept-reads.ts).
        expect(shown, name).toEqual(expect.arrayContaining(read))
        if (shown.includes(name)) expect(read, name).toContain(name)
      }
    },
  )

  test.each([page, data])('is sent from the cache as it was rendered: %s', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity'])
      for (const proto of ['http', 'https']) {
        const headers = { 'accept-encoding': encoding, 'x-forwarded-proto': proto }
        await touch(...collections)
        const rendered = await get(path, headers)
        const cached = await get(path, headers)
        expect(lasting(cached)).toEqual(lasting(rendered))
        expect(cached.bytes.equals(rendered.bytes)).toBe(true)
        expect(cached.headers).toMatchObject({
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        })
        expect('strict-transport-security' in cached.headers).toBe(proto === 'https')
        // A page that is requested again is recompressed in the background, so its length may change once. HEAD
        // must have the headers from before or after that.
        const head = await get(path, headers, 'HEAD')
        const after = await get(path, headers)
        expect(head.bytes.length).toBe(0)
        expect([lasting(cached), lasting(after)]).toContainEqual(lasting(head))
      }
  })

  test.each([page, data])('gets 304 when the client has it: %s', async (path) => {
    await touch('settings')
    const rendered = await get(path, { 'if-none-match': '*' })
    const cached = await get(path, { 'if-none-match': '*' })
    expect([rendered.status, cached.status]).toEqual([304, 304])
    expect(lasting(cached)).toEqual(lasting(rendered))
    const tag = String(cached.headers.etag)
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const response = await get(path, { 'if-none-match': known })
      expect([response.status, response.bytes.length], known).toEqual([304, 0])
    }
    expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })
})

test.each(Object.entries(keptReads))(
  'is read again when one of its collections has changed: %s',
  async (_, kept) => {
    const read = () => tablesReadBy(() => kept.get(backend))
    await touch(...collections)
    const tables = await read()
    expect(tables.length).toBeGreaterThan(0)
    expect(await read()).toEqual([])
    for (const name of collections) {
      await touch(name)
      const again = await read()
      if (tables.includes(name)) expect(again, name).toEqual(tables)
    }
  },
)

test('no public page reads reservations, and nothing of a buyer is on any', async () => {
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number: '58' })
  const buyer = { buyerName: `${secret}-buyer`, buyerPhone: '000', notes: `${secret}-deposit` }
  const days = { from: '2026-11-10', until: '2026-11-20' }
  await addReservation(db, { ...newReservation, ...buyer, ...days, apartmentId })
  const pages = [...Object.values(urls), `/apartments/${apartmentId}`]
  for (const page of [
    ...pages,
    '/sitemap.xml',
    ...pages.map((path) => (path === '/' ? '/_.data' : `${path}.data`)),
  ]) {
    await touch(...collections)
    expect(await readFor(page), page).not.toContain('reservations')
    expect((await get(page)).text, page).not.toContain(secret)
  }
  expect((await get(`/apartments/${apartmentId}`)).text).toContain('Резервиран')
})

test('compressed bodies have the content of the plain one', async () => {
  const plain = await get('/apartments')
  const br = await get('/apartments', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/apartments', { 'accept-encoding': 'gzip, br;q=0' })
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
})

test('a change is on the next page that anybody requests', async () => {
  const path = `/apartments/${building.apartmentId}`
  for (const number of ['57-а', '57-б', '57-в']) {
    const { revision = 0 } = (await findApartment(db, building.apartmentId)) ?? {}
    await updateApartment(db, building.apartmentId, revision, { ...newApartment(defaultBuilding), number })
    for (const url of [path, '/apartments', `${path}.data`]) expect((await get(url)).text).toContain(number)
  }
})

describe('the cache key', () => {
  test('ignores the order of parameters, and unknown parameters', async () => {
    await get('/apartments?floor=3&sort=price&dir=desc')
    for (const query of ['sort=price&dir=desc&floor=3', 'utm_source=x&dir=desc&floor=3&sort=price&floors=9'])
      expect(await readFor(`/apartments?${query}`)).toEqual([])
  })

  test('never puts text of an unknown parameter on a cached page', async () => {
    await touch('apartments')
    const { text } = await get('/apartments?mark=zloben&floor=3')
    expect(text).not.toContain('zloben')
    expect((await get('/apartments?floor=3')).text).toBe(text)
  })

  test('treats an unknown value as none, and takes the first of two values', async () => {
    const [all, third] = [await get('/apartments'), await get('/apartments?floor=3')]
    for (const query of ['floor=77', 'sort=colour', 'dir=x', 'entrance=', 'maxPrice=&minArea=+']) {
      expect(await readFor(`/apartments?${query}`), query).toEqual([])
      expect((await get(`/apartments?${query}`)).text, query).toBe(all.text)
    }
    expect((await get('/apartments?floor=3&floor=4')).text).toBe(third.text)
    await get('/apartments?type=studio&type=2-bedroom&view=cards')
    for (const query of ['type=2-bedroom&type=studio&type=castle', 'type=studio&type=studio&type=2-bedroom'])
      expect(await readFor(`/apartments?view=cards&${query}`), query).toEqual([])
  })

  test('is the same for amounts with the same result', async () => {
    const list = async (query: string) => (await get(`/apartments?${query}`)).text
    const { id } = await addApartment(db, {
      ...newApartment(defaultBuilding),
      number: '60',
      price: 85_000,
      area: 70,
    })
    const below = await list('maxPrice=11111')
    expect(below).not.toContain(id)
    for (const query of ['maxPrice=11112', 'maxPrice=11+113', 'maxPrice=84999'])
      expect(await readFor(`/apartments?${query}`), query).toEqual([])
    expect(await list('maxPrice=11114')).toBe(below)
    const beyond = await list('maxPrice=85001')
    expect(beyond).toContain(id)
    expect(await list('maxPrice=123456,78')).toBe(beyond)
    const round = await list('maxPrice=100000')
    expect(round).toMatch(/value="100\s000"/)
    expect(await list('maxPrice=a+lot')).toContain('value="a lot"')
    expect(await list('minArea=77,7')).toBe(await list('minArea=78'))
  })

  test('follows the amounts of the existing apartments', async () => {
    const [first, second] = ['maxPrice=200001', 'maxPrice=200003'].map((query) => `/apartments?${query}`)
    expect((await get(first ?? '')).text).toBe((await get(second ?? '')).text)
    const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '59', price: 200_002 })
    expect((await get(first ?? '')).text).not.toContain(id)
    expect((await get(second ?? '')).text).toContain(id)
  })

  test('is the same for all unknown ids, and for all photos beyond the last', async () => {
    const id = () => crypto.randomUUID()
    const pages = [
      ['/navigator/1/1', `/navigator/1/1?apartment=${id()}`, `/navigator/1/1?apartment=${id()}`],
      ['/contact', `/contact?about=${id()}`, '/contact?about=x'],
      [1234, 99, 100].map((number) => `/apartments/${building.apartmentId}?photo=${number}`),
    ]
    for (const [first = '', ...others] of pages) {
      const { text } = await get(first)
      // The first unknown id reads the list of existing ids, which is cached from then on.
      await get(others[0] ?? '')
      for (const other of others) {
        expect(await readFor(other), other).toEqual([])
        expect((await get(other)).text, other).toBe(text)
      }
    }
    const about = `/contact?about=${building.storeId}`
    expect((await get(about)).text).not.toBe((await get('/contact')).text)
    expect(await readFor(about)).toEqual([])
  })

  test('redirects other slashes, capitals and percent-encoded letters to the one URL permanently', async () => {
    await get('/apartments?floor=3')
    const slashes = ['/apartments/?floor=3', '//apartments?floor=3', '//apartments//?floor=3']
    for (const path of [...slashes, '/APARTMENTS?floor=3', '/%61partments?floor=3'])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await get(path, {}, method)
        expect([status, headers.location], path).toEqual([308, '/apartments?floor=3'])
      }
    expect((await get('/admin/apartments/')).headers.location).toBe('/admin/apartments')
    expect((await get('//evil.example/%2e%2e')).headers.location).toBe('/')
    expect((await get('/\\evil.example/')).headers.location).toBe('/evil.example')
  })

  test('differs between data for some of the routes and data for all of them', async () => {
    const some = '/apartments.data?_routes=public%2Fapartments%2Froute'
    const [all, part] = [await get('/apartments.data'), await get(some)]
    expect(part.text.length).toBeLessThan(all.text.length)
    expect(await readFor(some)).toEqual([])
    expect((await get(some)).text).toBe(part.text)
    for (const _ of ['once', 'again'])
      expect(await readFor('/apartments.data?_routes=public%2Flayout,none')).not.toEqual([])
  })

  test('differs between the host names of the site', async () => {
    for (const name of ['www.example.com', 'example.org', 'www.example.com'])
      expect((await get('/apartments', { host: name })).text).toContain(
        `<link rel="canonical" href="http://${name}/apartments"/>`,
      )
    const strange = await get('/apartments', { host: 'ex ample' })
    expect(strange.status).toBe(400)
  })
})

describe('the cache is bypassed', () => {
  test('for requests with a session, until it ends', async () => {
    await backend.auth.setAdmin(administrator)
    const cookie = `theme=dark; ${await signInToSite(backend, administrator)}`
    await get('/apartments')
    for (const _ of ['once', 'again']) expect(await readFor('/apartments', { cookie })).not.toEqual([])
    await backend.auth.signOut(new Headers({ cookie }), { ip: '127.0.0.1', overTls: false })
    expect(await readFor('/apartments', { cookie })).toEqual([])
    const changed = cookie.replace(/session_token=./, (start) => start.replace(/.$/, '-'))
    expect(await readFor('/apartments', { cookie: changed })).toEqual([])
  })

  const cacheable: [string, Record<string, string>][] = [
    ['another cookie', { cookie: 'theme=dark' }],
    ['a cookie that begins like ours', { cookie: 'sgrada.x=1' }],
    ['a made-up session', { cookie: 'sgrada.session_token=x.y' }],
    ['a session cookie that cannot be decoded', { cookie: 'sgrada.session_token=%E0%A4%A' }],
    ['a range', { range: 'bytes=0-10' }],
    ['an empty body', { 'content-length': '0' }],
  ]
  test.each(cacheable)('for no request with %s', async (_, headers) => {
    const { text } = await get('/apartments')
    expect(await readFor('/apartments', headers)).toEqual([])
    expect(await get('/apartments', headers)).toMatchObject({ status: 200, text })
  })

  test('for no request with a body, which is refused as before', async () => {
    await get('/apartments')
    expect((await get('/apartments', { 'transfer-encoding': 'chunked' })).status).toBe(411)
    const large = { 'content-length': '2000000' }
    expect(
      (await sendRequest(`${site.url}/apartments`, { headers: large, body: 'x'.repeat(2_000_000) })).status,
    ).toBe(413)
  })

  test('for records that do not exist, as they may exist later', async () => {
    for (const path of ['/apartments/none', '/apartments/none.data'])
      for (const _ of ['once', 'again']) {
        expect(await readFor(path)).not.toEqual([])
        expect((await get(path)).status, path).toBe(404)
      }
  })

  test('for a page of which a part failed to load', async () => {
    const { schema } = db.engine.writer
    for (const path of ['/', '/_.data', `/apartments/${building.apartmentId}`]) {
      const table = path.length > 10 ? 'floorPlans' : 'parkingSpots'
      await schema.alterTable(table).renameTo('renamed').execute()
      await touch(...collections)
      expect((await get(path)).status).toBe(500)
      expect((await get(path)).headers.etag).toBeUndefined()
      await schema.alterTable('renamed').renameTo(table).execute()
      expect((await get(path)).status).toBe(200)
    }
  })
})

describe('an unknown URL', () => {
  test('shares one page with all others, cached until a collection that it reads changes', async () => {
    await touch(...collections)
    // A path with more segments could begin with a language, so that browsers match it otherwise.
    const longer = await get('/nothing/here')
    const first = await get('/nothing')
    expect([first.status, first.headers.etag, first.headers['cache-control']]).toEqual([
      404,
      undefined,
      'no-cache',
    ])
    expect(first.text).toContain('Страницата не е намерена')
    const others = ['/other', '/wp-login.php', '/.env', '/a/b/c?d=e', '/%D0%BA%D1%8A%D1%89%D0%B0']
    for (const path of others) {
      expect(await readFor(path), path).toEqual([])
      const { text } = path.startsWith('/a/') ? longer : first
      expect(await get(path, { 'if-none-match': '*' }), path).toMatchObject({ status: 404, text })
    }
    expect(await readFor('/nothing', {}, 'HEAD')).toEqual([])
    const data = await get('/nothing.data')
    expect([data.status, await readFor('/other.data')]).toEqual([404, []])
    await touch('settings')
    expect(await readFor('/nothing')).not.toEqual([])
  })

  test('is neither a build asset nor a URL that the server itself handles', async () => {
    await get('/nothing')
    expect((await get('/favicon.svg')).status).toBe(200)
    expect((await get('/live', {}, 'HEAD')).status).toBe(200)
    for (const path of ['/health', '/robots.txt', '/sitemap.xml'])
      expect((await get(path)).text, path).not.toContain('Страницата не е намерена')
    expect((await get('/assets/none.js')).headers['content-type']).toContain('text/plain')
    expect((await get('/Nothing/')).headers.location).toBe('/nothing')
  })

  test.each(['/apartments', '/parking', '/navigator/1'])(
    'below %s shares one page with all others there',
    async (path) => {
      const [one, other] = [await get(`${path}/987`), await get(`${path}/986`)]
      expect([one.status, other.status, other.text]).toEqual([404, 404, one.text])
      expect(one.text).not.toContain('/987')
      expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy'])
    },
  )
})

test('the metrics count hits and misses; simultaneous requests for one page render it once', async () => {
  const token = 'a-token-of-this-test'
  const metered = await serveApp(backend, { metricsToken: token })
  const pages = Array.from({ length: 20 }, () => sendRequest(`${metered.url}/apartments`))
  expect(new Set((await Promise.all(pages)).map(({ text }) => text)).size).toBe(1)
  await sendRequest(`${metered.url}/apartments`)
  const { text } = await sendRequest(`${metered.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(text).toContain('sgrada_page_cache_requests_total{outcome="miss"} 1\n')
  expect(text).toMatch(/sgrada_page_cache_requests_total{outcome="hit"} \d+\n/)
  expect(text).toContain('sgrada_page_render_duration_seconds_count 1\n')
  expect(text).toMatch(/sgrada_page_cache_bytes [1-9]\d+\n/)
  expect(text).toContain('sgrada_http_requests_total{route="/apartments",method="GET",status="200"} 21\n')
  await metered.close()
})

test('a cached page has the same log line as a rendered one, with the request id of its response', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const logged = await serveApp(backend, { log })
  const responses: HttpResponse[] = []
  for (let times = 0; times < 2; times++) responses.push(await sendRequest(`${logged.url}/stores?unknown=1`))
  expect(lines.map(({ requestId }) => requestId)).toEqual(
    responses.map(({ headers }) => headers['x-request-id']),
  )
  const [rendered, cached] = lines.map(({ requestId: _, time: __, milliseconds, ...others }) => ({
    ...others,
    milliseconds: typeof milliseconds,
  }))
  expect(rendered).toMatchObject({ method: 'GET', path: '/stores', status: 200, milliseconds: 'number' })
  expect(cached).toEqual(rendered)
  await logged.close()
})
