import { addApartment, listApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import { getBuilding } from '../../backend/data/building.ts'
import { feedAccess, showroomAccess } from '../../backend/data/key-access.ts'
import { saveCostSettings } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultCostSettings } from '../../domain/costs/cost-settings.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { addTestUser, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

const welcome = allTexts.bg.showroom.invite
const missing = allTexts.bg.notFound.title

test('the showroom is closed like a page that does not exist, until it is switched on and for every wrong key', async ({
  site,
  request,
  adminRequest,
}) => {
  const { db } = site.backend
  const get = (url: string, from = request) => from.get(url, { headers: { accept: 'text/html' } })
  const closed = await get('/showroom?key=')
  expect([closed.status(), (await closed.text()).includes(missing)]).toEqual([404, true])

  const change = (to: string) => adminRequest.post('/admin/settings/showroom', { form: { change: to } })
  await change('open')
  const { key, isOpen } = await showroomAccess.get(db)
  expect([isOpen, key.length]).toEqual([true, 43])
  const url = `/showroom?key=${key}`
  const page = await get(url)
  expect(page.status()).toBe(200)
  expect(page.headers()).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  const html = await page.text()
  expect(html).toContain(welcome)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/^\/((en|de|ro|ru)\/)?showroom\?/)
  await addApartment(db, {
    ...newApartment(await getBuilding(db)),
    number: 'M-1',
    floor: 9,
    secondaryFloor: 10,
  })
  const building = await get(`/en/showroom?key=${key}&at=building`)
  expect(building.status()).toBe(200)
  expect(await building.text()).toContain(allTexts.en.navigator.building.maisonettes)

  await feedAccess.open(db)
  const wrong = ['', `key=${key}x`, `key=${key.slice(1)}`, `key=${key.toLowerCase()}`, `KEY=${key}`]
  const odd = [
    `key=x&key=${key}`,
    `key=${(await feedAccess.get(db)).key}`,
    `key[]=${key}`,
    'key=%F0%9F%94%91',
  ]
  for (const query of [...wrong, ...odd])
    for (const path of ['/showroom', '/de/showroom', '/showroom.data']) {
      // After a page with the right key was sent, and as staff, too: nobody gets it without the key.
      const refused = await get(`${path}?${query}`)
      expect(refused.status(), `${path}?${query}`).toBe(404)
      expect(await refused.text()).not.toContain(welcome)
    }
  expect((await get('/showroom', adminRequest)).status()).toBe(404)
  expect((await get('/showroom', request)).headers()['cache-control']).not.toContain('private, no-cache')

  await change('renew')
  expect((await get(url)).status()).toBe(404)
  const renewed = `/showroom?key=${(await showroomAccess.get(db)).key}`
  expect((await get(renewed)).status()).toBe(200)
  await change('close')
  expect((await get(renewed)).status()).toBe(404)
  for (const path of ['/sitemap.xml', '/robots.txt', '/', '/apartments'])
    expect(await (await get(path)).text(), path).not.toContain('showroom')
})

test('only an administrator switches it, and reads the key', async ({ site, request }) => {
  const { db } = site.backend
  await showroomAccess.open(db)
  const before = await showroomAccess.get(db)
  await addTestUser(site.backend)
  const cookie = await signedIn(site.backend)
  const url = '/admin/settings/showroom'
  for (const headers of [{}, { cookie }]) {
    const page = await request.get(url, { headers, maxRedirects: 0 })
    expect(page.status()).not.toBe(200)
    expect(await page.text()).not.toContain(before.key)
    for (const change of ['close', 'renew', 'open'])
      await request.post(url, { headers, form: { change }, maxRedirects: 0 })
  }
  expect(await showroomAccess.get(db)).toEqual(before)
})

test('odd changes are refused', async ({ site, adminRequest }) => {
  const { db } = site.backend
  await showroomAccess.open(db)
  const before = await showroomAccess.get(db)
  for (const form of [{}, { change: 'delete' }, { change: '' }, { change: 'x'.repeat(20_000) }]) {
    const response = await adminRequest.post('/admin/settings/showroom', { form })
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(response.status()).toBeLessThan(500)
  }
  expect(await showroomAccess.get(db)).toEqual(before)
})

test('every place is a page of its own, of what visitors may know, and a change shows at once', async ({
  site,
  request,
}) => {
  const { db } = site.backend
  await saveCostSettings(db, 0, { ...defaultCostSettings, isShown: true })
  await showroomAccess.open(db)
  const { key } = await showroomAccess.get(db)
  const [home] = await listApartments(db, { available: true })
  if (!home) throw new Error('no apartment')
  const read = async (at: string) =>
    (await request.get(`/showroom?key=${key}&at=${encodeURIComponent(at)}`)).text()
  const { showroom, labels } = allTexts.bg
  expect(await read('building')).toContain(showroom.building)
  expect(await read(`floor/${home.entrance}/${home.floor}`)).toContain(showroom.floor)
  const page = await read(`home/${home.id}`)
  expect(page).toContain(`${labels.apartmentStatus.available}</span>`)
  expect(page).toContain(showroom.take)
  expect(await read(`costs/${home.id}/30/20`)).toContain('class="showroom-loan"')
  expect(await read('home/../../admin')).toContain(showroom.building)
  for (const at of ['building', `home/${home.id}`, `costs/${home.id}`])
    expect(await read(at), at).not.toMatch(
      /тайна|internalNotes|href="\/(admin|apartments)|mailto:|href="tel:/,
    )

  await setApartmentStatus(db, home.id, home.revision, 'sold')
  expect(await read(`home/${home.id}`)).toContain(`${labels.apartmentStatus.sold}</span>`)
  expect(await read(`costs/${home.id}`)).not.toContain('class="showroom-loan"')
})
