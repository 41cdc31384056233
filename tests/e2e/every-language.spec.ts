import type { APIResponse, Page } from '@playwright/test'
import { findBuilding, getBuilding, setPublished } from '../../backend/data/building.ts'
import { getBuyerFacts, getCompanySettings } from '../../backend/data/settings.ts'
import { addStore } from '../../backend/data/stores.ts'
import { listTranslatableTexts } from '../../backend/data/written-content.ts'
import type { Backend } from '../../backend/open.ts'
import { floorLink } from '../../domain/building/building-view.ts'
import { type Language, languageOfPath, languages } from '../../domain/language.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { findViolations } from './axe.ts'
import { withoutTableForVisitors } from './broken-table.ts'
import { addView } from './drawn-panorama.ts'
import { drawPlan, drawView, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { clippedControls, everyPage, everyState, sidewaysScroll, urlIn } from './public-pages.ts'
import { readHtml } from './read-html.ts'

const floor = { entrance: '1', floor: 3 } as const

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  await drawPlan(site.backend, floor, [['10', rectangle(100, 100, 400, 300)]])
  await drawView(site.backend, 'Отпред', [[floorLink(floor), rectangle(200, 300, 400, 100)]])
  await addView(site.backend)
  await addStore(site.backend.db, { title: 'Пекарна', description: 'Топъл хляб.', price: 0 })
})

async function expectToFit(page: Page, url: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await sidewaysScroll(page), `${url} at ${width} px`).toEqual([])
    expect.soft(await clippedControls(page), `${url} at ${width} px`).toEqual([])
  }
}

/** The company's own language, and the one with the longest words; the others are among the states below. */
for (const language of ['bg', 'de'] as const)
  test(`every page in ${language} fits the window`, async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/404/)
    for (const url of (await everyPage(site.backend)).map((each) => urlIn(language, each))) {
      await page.goto(url)
      await expectToFit(page, url)
    }
  })

for (const language of languages)
  test(`every state in ${language} fits the window and has no barrier`, { tag: '@long' }, async ({
    page,
    site,
    expectedErrors,
  }) => {
    test.setTimeout(600_000)
    expectedErrors.push(/404/)
    for (const url of (await everyState(site.backend)).map((each) => urlIn(language, each))) {
      await page.goto(url)
      await expectToFit(page, url)
      expect.soft(await findViolations(page), `${url} at 390 px`).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await findViolations(page), `${url} at 1440 px`).toEqual([])
    }
  })

test('pages in other languages have no barrier', async ({ page }) => {
  // A page of another kind in each of two languages, because a scan takes long.
  for (const url of [urlIn('de', '/navigator/1/3'), urlIn('ru', '/contact')]) {
    await page.goto(url)
    expect(await findViolations(page)).toEqual([])
  }
})

/** What stays Bulgarian where it cannot be marked: names, and texts of the company that nobody has translated. */
async function bulgarianOn({ db }: Backend): Promise<string[]> {
  const [building, company, buyer, texts] = await Promise.all([
    getBuilding(db),
    getCompanySettings(db),
    getBuyerFacts(db),
    listTranslatableTexts(db),
  ])
  const { companyName, legalName, address } = company.values
  const { builder, bank, permitNumber } = buyer.values
  const names = [building.name, building.street, companyName, legalName, address, builder, bank, permitNumber]
  const all = [...names, ...texts.map(({ text }) => text)].filter((name) => name !== '')
  const inSentences = all.map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  return [...all, ...inSentences].sort((one, other) => other.length - one.length)
}

interface Checked {
  page: Page
  language: Language
  names: string[]
}

async function expectClean({ page, language, names }: Checked, what: string, response: APIResponse) {
  const { faults, cyrillic, ...read } = await readHtml(page, await response.text(), names)
  expect.soft(read.language, what).toBe(language)
  const elsewhere = read.paths.filter((path) => languageOfPath(path) !== language)
  expect.soft(elsewhere, `${what} leads to`).toEqual([])
  expect.soft(faults, what).toEqual([])
  if (language !== 'bg' && language !== 'ru') expect.soft(cyrillic, what).toEqual([])
}

const enquiry = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }

for (const language of languages)
  test(`every state in ${language} is valid HTML, and neither says nor leads to anything of another language`, async ({
    page,
    request,
    site,
    expectedErrors,
  }) => {
    // A refusal has a style of its own, which the policy of the page that parses it forbids.
    expectedErrors.push(/style-src/)
    const { backend } = site
    const checked = { page, language, names: await bulgarianOn(backend) }
    const { contact, contactErrors, loadErrors } = allTexts[language]
    const at = (url: string) => urlIn(language, url)
    await page.goto(at('/privacy'))
    for (const url of await everyState(backend))
      await expectClean(checked, at(url), await request.get(at(url), { headers: { accept: 'text/html' } }))

    const refused = await request.post(at('/contact'), { form: { ...enquiry, name: '' } })
    expect.soft(await refused.text()).toContain(contactErrors.noName)
    await expectClean(checked, 'a refused enquiry', refused)
    const sent = await request.post(at('/contact'), { form: enquiry })
    expect.soft(await sent.text()).toContain(contact.success)
    await expectClean(checked, 'a sent enquiry', sent)

    await withoutTableForVisitors(site, 'apartments', async () => {
      const failed = await request.get(at('/apartments'))
      expect.soft(await failed.text()).toContain(loadErrors.apartments)
      await expectClean(checked, 'a list that could not be read', failed)
    })
    const method = await request.fetch(at('/'), { method: 'PUT', headers: { accept: 'text/html' } })
    expect.soft(method.status()).toBe(405)
    await expectClean(checked, 'a refusal before any page', method)
  })

test('before the site is published, every language has its page for visitors', async ({
  page,
  request,
  ownSite,
  expectedErrors,
}) => {
  // The page has a style of its own, which the policy of the page that parses it forbids.
  expectedErrors.push(/style-src/)
  const { backend, url } = ownSite
  await page.goto(`${url}/privacy`)
  const names = await bulgarianOn(backend)
  const { revision } = await findBuilding(backend.db)
  await setPublished(backend.db, revision, false)
  for (const language of languages) {
    const response = await request.get(url + urlIn(language, '/'), { headers: { accept: 'text/html' } })
    expect.soft(await response.text()).toContain(`<html lang="${language}"`)
    await expectClean({ page, language, names }, language, response)
  }
})
