import { addAlertKey } from '../../backend/data/alerts/alert-keys.ts'
import { addAlert } from '../../backend/data/alerts/alerts.ts'
import { listApartments } from '../../backend/data/apartments.ts'
import { findBuilding, setPublished } from '../../backend/data/building.ts'
import { getHomePage, saveHomePage } from '../../backend/data/settings.ts'
import { type Language, languagePrefix, languages } from '../../domain/language.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { withoutTableForVisitors } from '../e2e/broken-table.ts'
import { credentials, type OwnSite, openOwnSite } from '../e2e/own-site.ts'
import { postForm, sendRequest } from '../faults/send-request.ts'
import { test as base, expect } from './fixtures.ts'

/** Nothing listens there: the site offers „Кажете ми“, and its mails wait in the queue. */
const env = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://example.com' }

const test = base.extend<{ $file: { mailing: OwnSite } }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from this pattern
    async ({}, use) => {
      const site = await openOwnSite(credentials, { env })
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
})

const asBrowser = { accept: 'text/html' }

/** What the page says, without scripts, the name of the building, and what is marked as Bulgarian. */
const said = (html: string) =>
  html
    .match(/<main.*<\/main>/s)?.[0]
    ?.replace(/<script.*?<\/script>|<[^>]* lang="bg"[^>]*>[^<]*/gs, '')
    .replaceAll('Бриз', '') ?? ''

function expectLanguage(language: Language, html: string, ...texts: string[]): void {
  expect(html).toContain(`<html lang="${language}"`)
  for (const text of texts) expect(html).toContain(text)
  expect(said(html)).not.toBe('')
  if (language !== 'bg' && language !== 'ru') expect(said(html)).not.toMatch(/\p{Script=Cyrillic}/u)
}

for (const language of languages) {
  const text = allTexts[language]
  const at = (path: string) => languagePrefix(language) + path

  test(`what does not exist, and a method that no page takes, are refused in ${language}`, async ({
    mailing: site,
  }) => {
    const { url } = site
    const get = (path: string) => sendRequest(url + at(path), { headers: asBrowser })
    const missing = await get('/nowhere')
    expect(missing.status).toBe(404)
    expectLanguage(language, missing.text, text.notFound.title, text.notFound.text, text.notFound.apartments)
    const apartment = await get('/apartments/none')
    expect(apartment.status).toBe(404)
    expectLanguage(language, apartment.text, text.apartment.notFound, text.apartment.backToList)
    // The server itself refuses the first, a page that can only be read the others.
    for (const [method, path] of [
      ['PROPFIND', '/apartments'],
      ['PUT', '/apartments'],
      ['DELETE', '/navigator'],
    ] as const) {
      const refused = await sendRequest(url + at(path), { method, headers: asBrowser })
      expect(refused.status, method).toBe(405)
      expectLanguage(language, refused.text, text.refusals[405].title, text.refusals[405].advice)
    }
  })

  test(`a part that cannot be read, and a page that cannot be shown at all, say so in ${language}`, async ({
    mailing: site,
  }) => {
    const get = (path: string) => sendRequest(site.url + at(path), { headers: asBrowser })
    await withoutTableForVisitors(site, 'apartments', async () => {
      const list = await get('/apartments')
      expect(list.status).toBe(500)
      expectLanguage(language, list.text, text.loadErrors.apartments, text.unexpectedError.requestId)
    })
    const { db } = site.backend
    const { revision, values } = await getHomePage(db)
    // An uploaded picture: its size is in the table that is missing below.
    await saveHomePage(db, revision, { ...values, descriptionImage: '/files/media/1700000000001_sea.jpg' })
    await withoutTableForVisitors(site, 'pictures', async () => {
      const home = await get(language === 'bg' ? '/' : '')
      expect(home.status).toBe(500)
      expectLanguage(language, home.text, text.unexpectedError.title, text.unexpectedError.advice)
    })
    await saveHomePage(db, revision + 1, values)
  })

  test(`before the site is published, it announces itself in ${language}`, async ({ mailing: site }) => {
    const { db } = site.backend
    await setPublished(db, (await findBuilding(db)).revision, false)
    const soon = await sendRequest(site.url + at('/apartments'), { headers: asBrowser })
    await setPublished(db, (await findBuilding(db)).revision, true)
    expect(soon.status).toBe(503)
    expectLanguage(language, soon.text, text.comingSoon.title, text.comingSoon.text)
  })

  test(`the pages of alerts are in ${language}: asking, a refusal, the thanks, the list and an old link`, async ({
    mailing: site,
  }) => {
    const { alerts, contactErrors } = text
    const { db } = site.backend
    const get = (path: string) => sendRequest(site.url + at(path), { headers: asBrowser })
    expectLanguage(language, (await get('/alerts')).text, alerts.title, alerts.intro)

    const [apartment] = await listApartments(db, { status: 'available' })
    const subject = apartment?.id ?? ''
    const post = (path: string, form: Record<string, string>) =>
      postForm(site.url + at(path), form, { ...asBrowser, origin: env.PUBLIC_URL })
    const refused = await post('/alerts', { email: 'nobody', apartment: subject })
    expect(refused.status).toBe(400)
    expectLanguage(language, refused.text, contactErrors.badEmail, alerts.promises.price)
    const email = `alerts-${language}@example.com`
    const asked = await post('/alerts', { email, apartment: subject })
    expect(asked.status).toBe(200)
    expectLanguage(language, asked.text, alerts.asked.title, alerts.asked.text)

    const shown = { status: 'available', price: 1 } as const
    await addAlert(db, { email, language, subject, shown }, new Date())
    const key = await addAlertKey(db, email, new Date())
    const list = await get(`/alerts/${key}`)
    expectLanguage(language, list.text, alerts.manage.title, alerts.manage.waiting, alerts.manage.endAll)
    const confirmed = await post(`/alerts/${key}`, { confirm: subject })
    expectLanguage(language, confirmed.text, alerts.manage.done.confirmed, alerts.manage.confirmed)
    const old = await get('/alerts/x')
    expect(old.status).toBe(404)
    expectLanguage(language, old.text, alerts.manage.missing.title, alerts.manage.missing.text)
  })
}
