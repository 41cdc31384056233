import { request as requests } from '@playwright/test'
import { addAlertKey } from '../../backend/data/alerts/alert-keys.ts'
import { addAlert, countAlerts, endAlerts, listAlertsOf } from '../../backend/data/alerts/alerts.ts'
import { listApartments } from '../../backend/data/apartments.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { clearTable } from '../e2e/broken-table.ts'
import { credentials, type OwnSite, openOwnSite } from '../e2e/own-site.ts'
import { test as base, expect } from './fixtures.ts'

/** Nothing listens there: mails wait in the queue, where the tests read them. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@example.com',
  PUBLIC_URL: 'https://example.com',
}

const test = base.extend<{ $file: { mailing: OwnSite } }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from this pattern
    async ({}, use) => {
      const site = await openOwnSite(credentials, { env: { ...mail, TRUST_PROXY: '1' } })
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
})

const email = 'hans@example.com'
const urlencoded = 'application/x-www-form-urlencoded'
let hosts = 0

/** Requests of a visitor from a network of his own. */
async function visit(site: OwnSite) {
  return requests.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${++hosts}` },
  })
}

async function apartmentOf(site: OwnSite, status: 'available' | 'reserved' | 'sold') {
  const [apartment] = await listApartments(site.backend.db, { status })
  if (!apartment) throw new Error(`No apartment is ${status}`)
  return apartment
}

test('without a mail server nothing is offered, and a form that is sent all the same is refused', async ({
  request,
  site,
}) => {
  const { id } = await apartmentOf(site, 'available')
  expect(await (await request.get(`/apartments/${id}`)).text()).not.toContain('action="/alerts"')
  for (const url of ['/alerts', '/de/alerts', '/alerts.data'])
    expect((await request.post(url, { form: { email, apartment: id } })).status(), url).toBe(404)
  expect((await request.get('/alerts')).status()).toBe(404)
  expect(await countAlerts(site.backend.db)).toEqual({ confirmed: 0, unconfirmed: 0 })
})

test('the form is on the page of what may change, in the words of its language', async ({ mailing }) => {
  const visitor = await visit(mailing)
  const pageOf = async (status: 'available' | 'reserved' | 'sold') =>
    (await visitor.get(`/de/apartments/${(await apartmentOf(mailing, status)).id}`)).text()
  expect(await pageOf('available')).toContain(allTexts.de.alerts.offers.price)
  expect(await pageOf('reserved')).toContain(allTexts.de.alerts.offers.free)
  expect(await pageOf('sold')).not.toContain('action="/de/alerts"')
  const page = await visitor.get('/alerts')
  expect(page.headers()['cache-control']).toBe('no-store')
  expect(await page.text()).toContain('<meta name="robots" content="noindex"')
  expect(await (await visitor.get('/sitemap.xml')).text()).not.toContain('alerts')
})

test('odd forms get a 4xx and store nothing; an e-mail that is known gets the same response', async ({
  mailing,
}) => {
  const visitor = await visit(mailing)
  const { db } = mailing.backend
  const { id } = await apartmentOf(mailing, 'available')
  const sold = await apartmentOf(mailing, 'sold')
  const bodies: [body: string, status: number][] = [
    ['', 400],
    [`apartment=${id}`, 400],
    [`email=nobody&apartment=${id}`, 400],
    [`email=${'a'.repeat(300)}%40example.com&apartment=${id}`, 400],
    [`email=a%40example.com%0ABcc%3Ab%40example.com&apartment=${id}`, 400],
    [`email=a%40example.com&apartment=${'x'.repeat(65)}`, 400],
    [`email=a%40example.com&apartment=${id}&website=x`, 400],
    [`email=a%40example.com&apartment=${id}&more=x`, 400],
    [`email=a%40example.com&email=b%40example.com`, 400],
    [`email=a%40example.com&apartment=%00`, 400],
    ['email=a%40example.com&apartment=none', 404],
    [`email=a%40example.com&apartment=${sold.id}`, 404],
    ['x='.padEnd(70_000, 'y'), 413],
  ]
  for (const [data, status] of bodies)
    for (const url of ['/alerts', '/ru/alerts.data'])
      expect(
        (await visitor.post(url, { data, headers: { 'Content-Type': urlencoded } })).status(),
        data.slice(0, 80),
      ).toBe(status)
  expect((await visitor.post('/alerts', { data: { email } })).status()).toBe(415)
  expect(await countAlerts(db)).toEqual({ confirmed: 0, unconfirmed: 0 })
  const refused = await (await visitor.post('/de/alerts', { form: { email: 'hans', apartment: id } })).text()
  expect(refused).toContain(allTexts.de.contactErrors.badEmail)
  expect(refused).toContain('value="hans"')

  const ask = async () => {
    const response = await visitor.post('/de/alerts', { form: { email, apartment: id } })
    expect(response.status()).toBe(200)
    return (await response.text()).match(/<main.*<\/main>/s)?.[0]
  }
  const first = await ask()
  expect(first).toContain(allTexts.de.alerts.asked.title)
  expect(await ask()).toBe(first)
  expect(await listAlertsOf(db, email)).toMatchObject([{ language: 'de', confirmedAt: null }])
  const foreign = {
    form: { email: 'x@example.com', apartment: id },
    headers: { Origin: 'https://evil.example' },
  }
  expect((await visitor.post('/alerts', foreign)).status()).toBe(403)
})

test('a diary without entries can be waited for, too', async ({ mailing, request }) => {
  const visitor = await visit(mailing)
  await clearTable(mailing, 'progressEntries')
  const html = await (await visitor.get('/progress')).text()
  expect(html).toContain(allTexts.bg.progress.empty)
  expect(html).toMatch(/<form[^>]* action="\/alerts"/)
  expect(await (await request.get('/progress')).text()).not.toContain('action="/alerts"')
})

test('one network is refused after ten in ten minutes', async ({ mailing }) => {
  const visitor = await visit(mailing)
  const { id } = await apartmentOf(mailing, 'available')
  const statuses = []
  for (let count = 0; count < 12; count++)
    statuses.push(
      (await visitor.post('/alerts', { form: { email: `n${count}@example.com`, apartment: id } })).status(),
    )
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
})

test('opening a link changes nothing; its buttons confirm and end, and so does the button of a mail program', async ({
  mailing,
}) => {
  const visitor = await visit(mailing)
  const { db } = mailing.backend
  const to = 'maria@example.com'
  const { id } = await apartmentOf(mailing, 'available')
  const other = await apartmentOf(mailing, 'reserved')
  const shown = { status: 'available', price: 1 } as const
  const add = (subject: string) => addAlert(db, { email: to, language: 'en', subject, shown }, new Date())
  await add(id)
  await add(other.id)
  const key = await addAlertKey(db, to, new Date())
  const url = `/en/alerts/${key}`
  const states = async () => (await listAlertsOf(db, to)).map(({ confirmedAt }) => confirmedAt !== null)
  for (const method of ['GET', 'HEAD']) expect((await visitor.fetch(url, { method })).status()).toBe(200)
  expect((await visitor.get(`${url}.data`)).status()).toBe(200)
  const page = await visitor.get(url)
  expect(page.headers()['cache-control']).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain(to)
  expect(await states()).toEqual([false, false])

  for (const form of [{}, { confirm: '' }, { endAll: '2' }, { 'List-Unsubscribe': 'x' }, { other: 'x' }])
    expect((await visitor.post(url, { form: form as Record<string, string> })).status()).toBe(400)
  expect((await visitor.post(url, { form: { confirm: 'none' } })).status()).toBe(404)
  const wrong = `/en/alerts/${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
  for (const missing of [wrong, '/en/alerts/x', `/en/alerts/${'x'.repeat(900)}`]) {
    expect((await visitor.get(missing)).status()).toBe(404)
    expect((await visitor.post(missing, { form: { endAll: '1' } })).status()).toBe(404)
  }
  expect(await states()).toEqual([false, false])

  const confirmed = await visitor.post(url, { form: { confirm: id } })
  expect(confirmed.status()).toBe(200)
  expect(await confirmed.text()).toContain(allTexts.en.alerts.manage.done.confirmed)
  expect((await states()).toSorted()).toEqual([false, true])
  expect((await visitor.post(url, { form: { end: other.id } })).status()).toBe(200)
  expect(await states()).toEqual([true])
  const oneClick = await visitor.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(200)
  expect(await oneClick.text()).toContain(allTexts.en.alerts.manage.done.endedAll)
  expect(await states()).toEqual([])
  expect((await visitor.get(url)).status()).toBe(404)
  await endAlerts(db, { email: to })
})
