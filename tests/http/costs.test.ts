import { addApartment } from '../../backend/data/apartments.ts'
import { findBuilding, saveBuilding } from '../../backend/data/building.ts'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import {
  getBuyerFacts,
  getCostSettings,
  saveBuyerFacts,
  saveCostSettings,
} from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { defaultCostSettings } from '../../domain/costs/cost-settings.ts'
import { languages } from '../../domain/language.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { readPdf } from '../read-pdf.ts'
import { expect, test } from './fixtures.ts'

async function openCosts({ backend: { db } }: OwnSite): Promise<void> {
  const { revision } = await getCostSettings(db)
  await saveCostSettings(db, revision, { ...defaultCostSettings, isShown: true, vat: 'included' })
}

async function add({ backend: { db } }: OwnSite, values: object): Promise<string> {
  const apartment = { ...newApartment(defaultBuilding), floor: 2, area: 50, price: 100_000, ...values }
  return (await addApartment(db, apartment)).id
}

const withoutSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('odd parameters of the costs are dropped or made one of few', async ({ site, request }) => {
  await openCosts(site)
  const id = await add(site, { number: '950' })
  const page = async (query: string) => {
    const response = await request.get(`/apartments/${id}${query}`)
    expect(response.status()).toBe(200)
    return withoutSpaces(await response.text())
  }
  expect(await page('')).toContain('379,37 €')
  for (const query of ['?own=-1', '?own=1e9', '?rate=NaN', '?years=%20', '?parking=../../x', '?own[]=5'])
    expect(await page(query), query).toContain('379,37 €')
  for (const query of ['?own=40', '?own=41', '?own=40&own=90', '?own=40&utm=1&parking=none'])
    expect(await page(query), query).toContain('284,53 €')
  expect(await page(`?own=${'9'.repeat(2000)}`)).toContain('379,37 €')
})

test('the instalments stand once on the page: with the costs, or as the payment plan without them', async ({
  site,
  request,
}) => {
  const { db } = site.backend
  const { revision, values } = await getBuyerFacts(db)
  await saveBuyerFacts(db, revision, { ...values, paymentPlan: [{ percent: 30, moment: 'при Акт 14' }] })
  const page = async (number: string, price: number) => {
    const id = await add(site, { number, price })
    return (await (await request.get(`/apartments/${id}`)).text()).replace(/<script.*?<\/script>/gs, '')
  }
  await openCosts(site)
  const reckoned = await page('955', 100_000)
  expect(reckoned.match(/при Акт 14/g)).toHaveLength(1)
  expect(reckoned).not.toContain('data-block="paymentPlan"')
  expect(await page('956', 0)).toContain('data-block="paymentPlan"')
})

test('an apartment that is sold, or whose price is on request, has no costs', async ({ site, request }) => {
  await openCosts(site)
  for (const values of [
    { number: '951', status: 'sold' },
    { number: '952', price: 0 },
  ]) {
    const id = await add(site, values)
    expect(await (await request.get(`/apartments/${id}?own=40`)).text()).not.toContain('id="costs"')
  }
})

test('page and card say the costs and the sun in every language', async ({ site, request }) => {
  await openCosts(site)
  const { revision, ...building } = await findBuilding(site.backend.db)
  await saveBuilding(site.backend.db, revision, { ...building.values, latitude: 43.2, longitude: 27.9 })
  const id = await add(site, { number: '953', exposure: 'east' })
  for (const language of languages) {
    const prefix = language === 'bg' ? '' : `/${language}`
    const { costs, sun } = allTexts[language]
    const html = await (await request.get(`${prefix}/apartments/${id}?own=40`)).text()
    const card = await request.get(`${prefix}/apartments/${id}/card.pdf?own=41&rate=3.0&x=1`)
    const pages = readPdf(await card.body())
    expect(pages).toHaveLength(2)
    for (const words of [costs.title, costs.total, costs.monthly, sun.title]) {
      expect(html).toContain(words)
      expect(pages[1]).toContain(words)
    }
    const same = await request.get(`${prefix}/apartments/${id}/card.pdf?own=40`)
    expect(same.headers().etag).toBe(card.headers().etag)
  }
})

test('the office reads the reckoning that was sent, and one that no page offers is refused', async ({
  site,
  request,
}) => {
  const form = { name: 'Мария', email: 'maria@example.com', message: 'Здравейте', openFor: '9000' }
  const { db } = site.backend
  const messages = async () => (await listEnquiries(db)).map(({ message }) => message)
  const before = await messages()
  const origin = { origin: site.url }
  const refused = { ...form, reckoning: 'x'.repeat(2001) }
  expect((await request.post('/contact', { form: refused, headers: origin })).status()).toBe(400)
  expect(await messages()).toEqual(before)
  const wrong = await request.post('/contact', {
    form: { ...form, email: 'x', reckoning: 'Сметка: 1 €' },
    headers: origin,
  })
  expect([wrong.status(), (await wrong.text()).includes('value="Сметка: 1 €"')]).toEqual([400, true])
  const sent = await request.post('/contact', {
    form: { ...form, reckoning: 'Сметка:\n\n 1 €' },
    headers: origin,
  })
  expect(sent.status()).toBe(200)
  expect(await messages()).toContain('Здравейте\n\nСметка: 1 €')
})
