import { countEnquiries, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addStore, findStore, updateStore } from '../../backend/data/stores.ts'
import { expect, test } from './fixtures.ts'

const urlencoded = 'application/x-www-form-urlencoded'

/** Requests that anybody can send. Each of them once stopped the server, blocked it, or got 500. */
const hostile: [what: string, body: string, type: string, status: number][] = [
  ['an index of eight digits', 'a[99999999]=1', urlencoded, 400],
  ['a name a quarter of a million times', 'a=1&'.repeat(250_000), urlencoded, 413],
  ['a name sixteen thousand times', 'a=1&'.repeat(16_000), urlencoded, 400],
  ['JSON', '{"name":"x"}', 'application/json', 415],
  ['a broken multipart body', '--x\r\nContent', 'multipart/form-data; boundary=x', 400],
  ["the form library's intent", '__intent__=x', urlencoded, 400],
  ["the form library's state", '__state__=x', urlencoded, 400],
  ['a NUL', 'name=%00&email=a%40example.com&message=x', urlencoded, 400],
]

for (const [what, data, type, status] of hostile) {
  test(`${what} is refused with a Bulgarian message, and nothing is stored`, async ({ request, site }) => {
    const before = await countEnquiries(site.backend.db)
    for (const url of ['/admin/login', '/contact', '/contact.data']) {
      const response = await request.post(url, { data, headers: { 'Content-Type': type } })
      expect(response.status(), url).toBe(status)
      expect(await response.text()).toMatch(/формуляр|твърде голямо|Възникна/i)
    }
    expect((await request.get('/health')).status()).toBe(200)
    expect(await countEnquiries(site.backend.db)).toBe(before)
  })
}

test('malformed forms of the admin area get a 4xx, and so does a revision that is no safe integer', async ({
  adminRequest: request,
}) => {
  const post = async (url: string, data: string) =>
    (await request.post(url, { data, headers: { 'Content-Type': urlencoded } })).status()
  for (const [what, data, type] of hostile) {
    for (const url of ['apartments', 'apartments/new', 'parking/new', 'settings', 'media', 'contacts']) {
      const response = await request.post(`/admin/${url}.data`, { data, headers: { 'Content-Type': type } })
      expect([400, 413, 415], `${what} at ${url}`).toContain(response.status())
    }
  }
  for (const revision of ['4294967296', '2147483647', '-1', '1e3', '0x1'])
    expect(await post('/admin/apartments.data', `id=x&status=sold&revision=${revision}`), revision).toBe(400)
  const manyPoints = JSON.stringify([{ id: 'a', linkedId: null, points: Array(200_000).fill({}) }])
  expect(await post('/admin/floor-plans.data', `id=x&revision=1&outlines=${manyPoints}`)).toBe(400)
})

test('a refused form comes back with what was typed, without scripts', async ({ request }) => {
  const typed = 'name=Мария&email=proba%40example.com&message=Здравейте!'
  const headers = { 'Content-Type': urlencoded }
  const sent = await request.post('/contact', { data: `${typed}&addedByAToolbar=1`, headers })
  expect(sent.status()).toBe(400)
  const page = await sent.text()
  for (const value of ['Мария', 'proba@example.com', 'Здравейте!']) expect(page).toContain(value)
  const signIn = { data: 'email=proba%40example.com&password=sea%00breeze', headers }
  const refused = await (await request.post('/admin/login', signIn)).text()
  expect(refused).toContain('proba@example.com')
  expect(refused).not.toContain('breeze')
})

test('a refused form of the admin area comes back with what was typed and the reason, without scripts', async ({
  adminRequest: request,
}) => {
  const sent = await request.post('/admin/stores/new', {
    data: 'title=Аптека&description=&addedByAToolbar=1',
    headers: { 'Content-Type': urlencoded },
  })
  expect(sent.status()).toBe(400)
  const shown = (await sent.text()).replace(/<script.*?<\/script>/gs, '')
  expect(shown).toContain('value="Аптека"')
  expect(shown).toMatch(/<noscript><p role="alert"[^>]*>.{0,100}Формулярът не можа/)
})

test('a save that somebody else was faster than comes back with what was typed, and overwrites nothing, without scripts', async ({
  adminRequest: request,
  site,
}) => {
  const { db } = site.backend
  const store = await addStore(db, { title: 'Пекарна', description: '', price: 0 })
  const theirs = await updateStore(db, store.id, store.revision, {
    title: 'Книжарница',
    description: '',
    price: 0,
  })
  const form = { title: 'Аптека до входа', description: 'Въведено', revision: String(store.revision) }
  const url = `/admin/stores/${store.id}`
  const sent = await request.post(url, { form })
  expect(sent.status()).toBe(409)
  const shown = (await sent.text()).replace(/<script.*?<\/script>/gs, '')
  expect(shown).toContain('value="Аптека до входа"')
  expect(shown).toContain('Въведено')
  expect(shown).toContain(`name="revision" value="${store.revision}"`)
  expect(shown).toMatch(/<noscript><p role="alert"[^>]*>.{0,200}променен междувременно/)
  expect((await request.post(url, { form })).status()).toBe(409)
  expect(await findStore(db, store.id)).toEqual(theirs)
})

test('an enquiry that is sent within seconds is accepted with a phone as people write it, and is marked as quick', async ({
  request,
  adminRequest,
  site,
}) => {
  const typed = { name: 'Бърза Посетителка', email: 'quick@example.com', message: 'Здравейте!' }
  const form = { ...typed, phone: '0888.000.456, вътр. 5', openFor: '300' }
  const sent = await request.post('/contact', { form })
  expect(sent.status()).toBe(200)
  expect(await sent.text()).toContain('Благодарим')
  const [stored] = await listEnquiries(site.backend.db, { search: 'quick@example.com', state: 'all' })
  expect(stored).toMatchObject({ sentQuickly: true, phone: form.phone })
  for (const url of ['/admin/contacts', `/admin/contacts/${stored?.id}`]) {
    const shown = await (await adminRequest.get(url)).text()
    expect(shown).toContain('Възможен робот')
    expect(shown).toContain('href="tel:0888000456,5"')
  }
})
