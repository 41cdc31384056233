import { listApartments } from '../../backend/data/apartments.ts'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { setPanoramaImage, updatePanorama } from '../../backend/data/panoramas.ts'
import { getBuyerFacts, saveBuyerFacts } from '../../backend/data/settings.ts'
import { putImage } from '../../backend/images/known-images.ts'
import { maxAsked, maxCompared, maxFavourites } from '../../domain/favourites/limits.ts'
import { panoramaPath, storedUrl } from '../../domain/files/stored-path.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { noisyPhoto } from '../e2e/test-images.ts'
import { expect, test } from './fixtures.ts'

const { favourites, compare, hearts, askedApartments, askedApartmentsMessages, contact } = allTexts.bg
const typed = { name: 'Двама', email: 'two@example.com', message: 'Кога можем да ги видим?' }
const unknown = '00000000-0000-4000-8000-000000000000'

test('a link shows what it names, in its order, each once, and says what is gone', async ({
  request,
  site,
}) => {
  const [a, b] = await listApartments(site.backend.db)
  const page = await request.get(`/favourites?ids=${b?.id},${a?.id},${b?.id},${unknown},%3Cscript%3E`)
  expect(page.status()).toBe(200)
  const html = await page.text()
  const links = [...html.matchAll(/<h2[^>]*><a [^>]*href="\/apartments\/([^"]+)"/g)].map(([, id]) => id)
  expect(links).toEqual([b?.id, a?.id])
  expect(html).toContain(favourites.missing(1))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain(hearts.keep(a?.number ?? ''))
  const none = await (await request.get('/favourites?ids=%00'.replace('%00', '..'))).text()
  expect(none).toContain(favourites.none.title)
})

test('lists are bounded, and odd ones are no error', async ({ request, site }) => {
  const ids = (await listApartments(site.backend.db)).map(({ id }) => id)
  const cards = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<article/g)].length
  expect(await cards(`/favourites?ids=${ids.join(',')}`)).toBe(Math.min(maxFavourites, ids.length))
  const compared = await (await request.get(`/compare?ids=${ids.slice(0, 9).join(',')}`)).text()
  expect(compared).toContain(`data-homes="${Math.min(maxCompared, ids.length)}"`)
  const odd = [
    `ids=${unknown}`,
    'ids=',
    'ids=,,,',
    `ids=${'a,'.repeat(1500)}`,
    'ids=1&ids=2&compare=x',
    `ids=${ids[0]}&compare=${ids[0]},${unknown}`,
    'ids=%27%20or%201%3D1--',
  ]
  for (const query of odd)
    for (const path of ['/favourites', '/compare', '/contact', '/de/favourites', '/favourites.data'])
      expect((await request.get(`${path}?${query}`)).status(), `${path}?${query}`).toBe(200)
  expect((await request.get(`/favourites?ids=${'a'.repeat(5000)}`)).status()).toBe(400)
})

test('a comparison marks what differs, and shows the differences alone', async ({ request, site }) => {
  const apartments = await listApartments(site.backend.db)
  const [a] = apartments
  const b = apartments.find((other) => other.area !== a?.area && other.entrance === a?.entrance)
  const url = `/compare?ids=${a?.id},${b?.id}`
  const all = await (await request.get(url)).text()
  const { area, entrance } = allTexts.bg.factLabels.apartment
  expect(all).toMatch(rowOf(area, true))
  expect(all).toMatch(rowOf(entrance, false))
  expect(all).toContain(compare.differs)
  // The enquiry is the first of the buttons.
  expect(all).toMatch(/href="\/contact\?ids=.*href="[^"]*&amp;diff=1"/s)
  const differences = await (await request.get(`${url}&diff=1`)).text()
  expect(differences).toMatch(rowOf(area, true))
  expect(differences).not.toMatch(rowOf(entrance, false))
  expect(differences).toContain(`href="/compare?ids=${b?.id}&amp;diff=1"`)
})

test('a comparison shows the view and the sun of each apartment, and all of the payment plan', async ({
  request,
  site: { backend },
}) => {
  const { db } = backend
  const [a, ...others] = await listApartments(db, { status: 'available' })
  const b = others.find(({ exposure }) => exposure !== a?.exposure)
  const url = `/compare?ids=${a?.id},${b?.id}`
  const { windowView, sun, compareRows } = allTexts.bg
  expect(await (await request.get(url)).text()).not.toContain(windowView.title)

  const panorama = crypto.randomUUID()
  const bytes = await noisyPhoto(1800, 300)
  const path = panoramaPath(panorama, 'day', '1', 'a.jpg')
  await setPanoramaImage(
    db,
    panorama,
    'day',
    await putImage(backend, path, bytes, { contentType: 'image/jpeg' }),
  )
  await updatePanorama(db, panorama, 1, { entrance: '', firstFloor: 1, lastFloor: 9, centreAzimuth: 90 })
  const html = await (await request.get(url)).text()
  expect(html).toMatch(rowOf(windowView.title, true))
  expect(html).toMatch(rowOf(sun.title, true))
  expect(html).toMatch(/юни: \d+:\d0–\d+:\d0/)
  for (const id of [a?.id, b?.id]) expect(html).toContain(`href="/apartments/${id}?view=open"`)
  const slices = html.match(new RegExp(`${storedUrl(path)}\\?slice=[^"&]+`, 'g'))
  expect(new Set(slices).size).toBeGreaterThan(1)

  const { values, revision } = await getBuyerFacts(db)
  const paymentPlan = [
    { percent: 30, moment: 'при договора' },
    { percent: 70, moment: 'при Акт 16' },
  ]
  await saveBuyerFacts(db, revision, { ...values, paymentPlan })
  const paid = await (await request.get(url)).text()
  const row = paid.search(rowOf(compareRows.paymentPlan, true))
  const payments = paid.slice(row, paid.indexOf('</tr>', row))
  for (const { percent, moment } of paymentPlan)
    expect(payments).toMatch(new RegExp(`${percent}%.${moment}: \\d`))
})

function rowOf(label: string, differs: boolean): RegExp {
  return new RegExp(`<tr role="row"${differs ? ' data-differs="true"' : ''}><th[^>]*><span>${label}<`)
}

test('one form asks about several apartments', async ({ request, site }) => {
  const { db } = site.backend
  const [a, b, c] = await listApartments(db)
  const url = `/contact?ids=${a?.id},${b?.id},${c?.id},${unknown}`
  const html = await (await request.get(url)).text()
  expect(html).toContain(askedApartments.legend)
  expect(html).toContain(askedApartments.missing(1))
  expect([...html.matchAll(/<input [^>]*name="apartmentIds\[\d\]"/g)]).toHaveLength(3)
  // The second one was unticked.
  const form = { ...typed, several: '1', 'apartmentIds[0]': a?.id ?? '', 'apartmentIds[2]': c?.id ?? '' }
  const refused = await request.post(url, { form: { ...form, email: 'two' } })
  expect(refused.status()).toBe(400)
  expect([
    ...(await refused.text()).matchAll(/<input (?=[^>]*type="checkbox")[^>]*checked=""/g),
  ]).toHaveLength(2)
  const sent = await request.post(url, { form })
  expect(sent.status()).toBe(200)
  const thanks = await sent.text()
  expect(thanks).toContain(contact.success)
  expect(thanks).toContain(`href="/favourites?ids=${a?.id},${c?.id}"`)
  const [stored] = await listEnquiries(db, { search: typed.email, state: 'all' })
  expect(stored).toMatchObject({
    apartmentId: a?.id,
    otherApartments: [{ apartmentId: c?.id, apartmentNumber: c?.number }],
  })
})

test('odd lists of apartments are refused in words and store nothing', async ({ request, site }) => {
  const { db } = site.backend
  const [a, b] = await listApartments(db)
  const before = (await listEnquiries(db)).length
  const odd: Record<string, string>[] = [
    { several: '1' },
    { 'apartmentIds[0]': a?.id ?? '', 'apartmentIds[1]': unknown },
    { 'apartmentIds[0]': 'a'.repeat(65) },
    { 'apartmentIds[100]': a?.id ?? '' },
    { apartmentIds: a?.id ?? '' },
    { 'apartmentIds[0][id]': a?.id ?? '' },
    Object.fromEntries(
      Array.from({ length: maxAsked + 1 }, (_, index) => [`apartmentIds[${index}]`, `${b?.id}${index}`]),
    ),
  ]
  for (const fields of odd) {
    const response = await request.post('/contact', { form: { ...typed, ...fields } })
    expect(response.status(), JSON.stringify(fields).slice(0, 80)).toBe(400)
    expect(await response.text()).toContain('role="alert"')
  }
  const nothing = await request.post('/contact', { form: { ...typed, several: '1' } })
  expect(await nothing.text()).toContain(askedApartmentsMessages.none)
  const gone = await request.post('/contact', { form: { ...typed, 'apartmentIds[0]': unknown } })
  expect(await gone.text()).toContain(askedApartmentsMessages.unknown)
  expect(await listEnquiries(db)).toHaveLength(before)
})
