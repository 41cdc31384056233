import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { changePhotos, deleteApartment, listApartments } from '../../backend/data/apartments.ts'
import { withPhotos } from '../../domain/apartment/photo-set.ts'
import { apartmentFilePath } from '../../domain/files/stored-path.ts'
import { addTestUser, signedIn } from '../an-agent.ts'
import { drawPlan, rectangle } from '../e2e/drawn-plan.ts'
import { saveImage } from '../e2e/stored-image.ts'
import { expect, test } from './fixtures.ts'

async function raw(url: string, headers: Record<string, string>) {
  const { request } = await import('node:http')
  const { buffer } = await import('node:stream/consumers')
  return new Promise<{
    headers: Record<string, string | string[] | undefined>
    status: number
    body: Buffer
  }>((resolve, reject) => {
    const sent = request(url, { headers }, async (response) =>
      resolve({ headers: response.headers, status: response.statusCode ?? 0, body: await buffer(response) }),
    )
    sent.on('error', reject)
    sent.end()
  })
}

test('pages are compressed, have an ETag and strict security headers', async ({ site }) => {
  const plain = await raw(`${site.url}/apartments`, {})
  const brotli = await raw(`${site.url}/apartments`, { 'accept-encoding': 'gzip, br' })
  const gzip = await raw(`${site.url}/apartments`, { 'accept-encoding': 'gzip, br;q=0' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)

  const policy = String(plain.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(plain.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  })

  const again = await raw(`${site.url}/apartments`, { 'if-none-match': String(plain.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('a page that is requested again is recompressed to fewer bytes with the same content', async ({
  site,
}) => {
  const getPage = () => raw(`${site.url}/navigator/1/2`, { 'accept-encoding': 'br' })
  const first = await getPage()
  await expect.poll(async () => (await getPage()).body.length).toBeLessThan(first.body.length)
  const smaller = await getPage()
  expect(Number(smaller.headers['content-length'])).toBe(smaller.body.length)
  expect(brotliDecompressSync(smaller.body).equals(brotliDecompressSync(first.body))).toBe(true)
})

test('hashed assets are immutable and precompressed; a missing one is a plain 404', async ({ site }) => {
  const html = (await raw(`${site.url}/apartments`, {})).body.toString()
  const script = html.match(/\/assets\/entry\.client-[^"]+\.js/)?.[0]
  const { headers, body } = await raw(`${site.url}${script}`, { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(brotliDecompressSync(body).length).toBeGreaterThan(body.length)
  expect((await raw(`${site.url}/assets/none.js`, {})).status).toBe(404)
})

test('a form that is too large is refused', async ({ request }) => {
  const response = await request.post('/admin/login', { form: { email: 'x'.repeat(2_000_000) } })
  expect(response.status()).toBe(413)
})

test('an unknown page is a 404 in Bulgarian with a link to the home page', async ({ request }) => {
  const response = await request.get('/няма-такава')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toContain('Страницата не е намерена')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Към началната страница<\/a>/)
})

test('search engines may list public pages, and nothing of the admin area', async ({ request }) => {
  const forbidden = '<meta name="robots" content="noindex, nofollow"/>'
  const shown = async (url: string) => (await request.get(url)).text()
  expect(await shown('/admin/login')).toContain(forbidden)
  expect(await shown('/contact')).not.toContain(forbidden)
})

test('a floor that does not exist is a 404', async ({ request }) => {
  for (const url of ['/navigator/3/1', '/navigator/1/12', '/navigator/1/x', '/navigator/1']) {
    const response = await request.get(url)
    expect(response.status(), url).toBe(404)
    expect(await response.text()).toContain('Страницата не е намерена')
  }
})

test('an enquiry sent without scripts is thanked with the wished time, and a link back to the apartment', async ({
  request,
}) => {
  const form = { name: 'Посетител 40', email: 'p40@example.com', message: 'Свободен ли е?', apartment: '2' }
  const sent = await (await request.post('/contact', { form: { ...form, wishedTime: 'след 17 ч.' } })).text()
  expect(sent).toContain('Благодарим ви! Ще се свържем с вас скоро.')
  expect(sent).toContain('Посочихте удобно време „след 17 ч.“ – ще се съобразим с него.')
  const [, apartment = 'none'] =
    sent.match(/href="(\/apartments\/[^"]+)"[^>]*>Обратно към апартамент 2</) ?? []
  const page = await (await request.get(apartment)).text()
  expect(page.replaceAll('\u00a0', ' ')).toMatch(/<h1[^>]*>Апартамент 2 · [\d,]+ м²<\/h1>/)
  expect(page.replaceAll('\u00a0', ' ')).toMatch(/<title>Двустаен апартамент 2 · [\d,]+ м² · етаж 2 \| Бриз</)
})

test('a card of the list shows the plan of an apartment, and its own photo beside it', async ({
  request,
  site: { backend },
}) => {
  const { db } = backend
  const [home] = await listApartments(db)
  if (!home) throw new Error('There are no apartments')
  const cardsOf = async (query: string) => {
    const html = await (await request.get(`/apartments?${query}`)).text()
    return html.split('class="card-pictures"').slice(1)
  }
  expect((await cardsOf('view=cards')).join('')).not.toMatch(/<figure>|plan-excerpt/)
  const { entrance, floor } = home
  await drawPlan(backend, { entrance, floor }, [[home.number, rectangle(0, 0, 400, 400)]])
  const path = apartmentFilePath(home.id, 'image', '1', 'a.jpg')
  const photo = await saveImage(backend, path, '#446688')
  await changePhotos(db, home.id, (photos) => withPhotos(photos, [photo]))
  const cards = await cardsOf('view=cards')
  const card = cards.find((each) => each.includes(`href="/apartments/${home.id}"`))
  expect(card).toMatch(/class="plan-excerpt".*<figure>/s)
  expect(card).toContain(`srcSet="${photo}?w=320 320w, ${photo}?w=640 640w"`)
  expect(cards.filter((each) => each.includes('<figure>'))).toHaveLength(1)
})

test('without apartments, an administrator sees how to add one, and an agent who can', async ({
  site: { backend },
  request,
  adminRequest,
}) => {
  for (const { id } of await listApartments(backend.db)) await deleteApartment(backend.db, id)
  const grid = await (await adminRequest.get('/admin/grid')).text()
  expect(grid).toContain('href="/admin/apartments/new?back=%2Fadmin%2Fgrid"')
  expect(grid).not.toContain('горе вдясно')
  expect(grid).not.toContain('id="grid-hint"')
  await addTestUser(backend)
  const headers = { cookie: await signedIn(backend) }
  for (const screen of ['/admin/grid', '/admin/apartments', '/admin/stores']) {
    const page = await (await request.get(screen, { headers })).text()
    expect(page, screen).toContain('Добавя ги администратор.')
    expect(page, screen).not.toContain('„Добави“')
  }
})
