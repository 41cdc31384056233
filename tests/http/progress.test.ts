import { beforeEach } from 'vitest'
import {
  addProgressEntry,
  addProgressPicture,
  findProgressEntry,
  listProgressEntries,
} from '../../backend/data/progress-entries.ts'
import { getOfferedLanguages, saveOfferedLanguages } from '../../backend/data/settings.ts'
import { saveTranslation } from '../../backend/data/translations.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { byLanguage } from '../../domain/language.ts'
import { entriesOnPage } from '../../domain/progress/diary-page.ts'
import { maxEntryPictures, type ProgressValues } from '../../domain/progress/progress-entry.ts'
import { clearTable } from '../e2e/broken-table.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { saveImage } from '../e2e/stored-image.ts'
import { noisyPhoto } from '../e2e/test-images.ts'
import { expect, test } from './fixtures.ts'

const values: ProgressValues = {
  date: '2026-03-05',
  stage: 'act-14',
  text: 'Шестата плоча е готова.',
  isSameCamera: true,
}

async function addWithPicture({ backend }: OwnSite, change: Partial<ProgressValues> = {}): Promise<string> {
  const { id } = await addProgressEntry(backend.db, { ...values, ...change })
  await addProgressPicture(
    backend.db,
    id,
    await saveImage(backend, `progress/${id}/image_1_a.jpg`, '#446688'),
  )
  return id
}

beforeEach<{ site: OwnSite }>(async ({ site: { backend } }) => {
  const { revision } = await getOfferedLanguages(backend.db)
  await saveOfferedLanguages(
    backend.db,
    revision,
    byLanguage(() => true),
  )
  await clearTable({ backend }, 'progressEntries')
  await backend.db.write('progressEntries', async () => {})
})

test('without entries the page says so, and nothing leads to it', async ({ request }) => {
  const page = await request.get('/progress')
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain('Още няма записи.')
  const home = await (await request.get('/')).text()
  expect(home).not.toContain('href="/progress"')
  expect(home).not.toContain('data-block="diary"')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/progress')
  const feed = await request.get('/progress.xml')
  expect(feed.status()).toBe(200)
  expect(await feed.text()).not.toContain('<entry>')
})

test('entries are on their page, in the sitemap, the navigation, the home page and the feed, in every language', async ({
  request,
  site,
}) => {
  const id = await addWithPicture(site)
  await addWithPicture(site, { date: '2026-01-20', stage: 'none', text: 'Третата плоча е готова.' })
  await saveTranslation(site.backend.db, 0, {
    ...{ key: `progress.${id}.text`, language: 'en' },
    ...{ source: values.text, text: 'The sixth slab is ready.' },
  })
  const page = await (await request.get('/progress')).text()
  expect(page).toMatch(
    /Акт 14.*5\u00a0март\u00a02026\u00a0г\..*Шестата плоча.*Преди Акт 14.*20\u00a0януари\u00a02026\u00a0г\..*Третата/s,
  )
  expect(page).toMatch(/<input[^>]*type="radio"[^>]*name="frame"/)
  expect(page).toContain('"@type":"BlogPosting"')
  expect(page).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="[^"]*\/progress\.xml"/)
  const home = await (await request.get('/en')).text()
  expect(home).toMatch(/data-block="diary".*5\u00a0March\u00a02026.*The sixth slab is ready\./s)
  expect(home.match(/href="\/en\/progress"/g)?.length).toBeGreaterThanOrEqual(3)
  const english = await (await request.get('/en/progress')).text()
  expect(english).toContain('The sixth slab is ready.')
  expect(english).toMatch(/lang="bg"[^>]*>Третата плоча е готова\.</)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const prefix of ['', '/en', '/de', '/ro', '/ru'])
    expect(sitemap).toContain(`<loc>${site.url}${prefix}/progress</loc>`)

  const feed = await request.get('/de/progress.xml')
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(feed.headers()['cache-control']).toBe('no-cache')
  expect(await feed.text()).toMatch(/xml:lang="de".*5\.\u00a0März\u00a02026 · Akt 14.*files\/progress\//s)
  const known = { 'If-None-Match': feed.headers().etag ?? '' }
  expect((await request.get('/de/progress.xml', { headers: known })).status()).toBe(304)
  expect((await request.get('/xx/progress.xml')).status()).toBe(404)
})

test('a picture of the URL is open, and one that does not exist shares the page without', async ({
  request,
  site,
}) => {
  await addWithPicture(site)
  const read = async (query: string) => (await request.get(`/progress${query}`)).text()
  const open = await read('?photo=1')
  expect(open).toMatch(/<dialog[^>]*open=""[^>]*aria-label="Снимки от строежа"/)
  for (const query of [
    '?photo=2',
    '?photo=99999999999',
    '?photo=-1',
    '?page=9&photo=x',
    '?page=1',
    '?at=3',
  ]) {
    const plain = await read(query)
    expect(plain, query).toContain('Шестата плоча')
    expect(plain, query).not.toContain('<dialog')
  }
})

test('older entries are on pages of their own', async ({ request, site }) => {
  for (let day = 0; day < entriesOnPage + 1; day++)
    await addProgressEntry(site.backend.db, {
      ...values,
      date: addDays('2026-03-05', -day),
      text: `Ден ${day}.`,
    })
  const first = await (await request.get('/progress')).text()
  expect(first).toContain('href="/progress?page=2"')
  expect(first).not.toContain(`Ден ${entriesOnPage}.`)
  const second = await (await request.get('/progress?page=2')).text()
  expect(second).toContain(`Ден ${entriesOnPage}.`)
  expect(second).not.toContain('Ден 0.')
  expect(second).toContain('href="/progress"')
})

test('hand-made requests of the admin area get a 4xx and change nothing', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const id = await addWithPicture(site)
  const before = JSON.stringify(await listProgressEntries(db))
  const good = { ...values, isSameCamera: 'on' }
  const post = async (url: string, form: Record<string, string>) =>
    (await adminRequest.post(`/admin/progress/${url}.data`, { form })).status()
  for (const bad of [
    { date: addDays(isoDay(new Date()), 1) },
    { date: '2026-02-30' },
    { date: '' },
    { stage: 'act-17' },
    { text: '' },
    { text: 'ж'.repeat(501) },
    { text: 'а\0б' },
  ]) {
    expect(await post('new', { ...good, ...bad }), JSON.stringify(bad)).toBe(400)
    expect(await post(id, { ...good, ...bad, revision: '2' }), JSON.stringify(bad)).toBe(400)
  }
  expect(await post(id, { ...good, revision: '1', text: 'Друго.' })).toBe(409)
  expect(await post('none', { ...good, revision: '1' })).toBe(404)
  expect(await post(`${id}/pictures`, { change: 'delete', url: '/files/progress/other.jpg' })).toBe(404)
  expect(
    await post(`${id}/pictures`, { change: 'order', urls: '["/files/progress/other.jpg"]' }),
  ).toBeGreaterThan(399)
  expect(await post(`${id}/pictures`, { change: 'rename', url: '/a' })).toBe(400)
  expect(JSON.stringify(await listProgressEntries(db))).toBe(before)
})

test('an entry takes pictures up to its limit', async ({ adminRequest, site }) => {
  const { db } = site.backend
  const { id } = await addProgressEntry(db, values)
  const data = await noisyPhoto(20, 20)
  const send = (entryId: string) =>
    adminRequest.put(`/admin/uploads/progressPicture?entryId=${entryId}`, {
      data,
      headers: { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'a.jpg' },
    })
  expect((await send('none')).status()).toBe(404)
  for (let count = 0; count < maxEntryPictures; count++) expect((await send(id)).status()).toBe(201)
  const refused = await send(id)
  expect(refused.status()).toBe(409)
  expect(await refused.text()).toContain(`най-много ${maxEntryPictures} снимки`)
  expect((await findProgressEntry(db, id))?.images).toHaveLength(maxEntryPictures)
})
