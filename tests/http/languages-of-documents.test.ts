import { addApartment } from '../../backend/data/apartments.ts'
import { feedAccess } from '../../backend/data/key-access.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { languages, translatedLanguages } from '../../domain/language.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { readPdf } from '../read-pdf.ts'
import { expect, test } from './fixtures.ts'

async function addSold({ backend }: OwnSite): Promise<string> {
  const values = { ...newApartment(defaultBuilding), number: '904', floor: 2, area: 1234.5, price: 99_000 }
  return (await addApartment(backend.db, { ...values, status: 'sold' })).id
}

async function openPriceList({ backend: { db } }: OwnSite): Promise<void> {
  const { revision, values } = await getCompanySettings(db)
  await saveCompanySettings(db, revision, { ...values, publicPriceList: true })
}

test('a card is in the language of its URL, and its links, too', async ({ site, request }) => {
  const id = await addSold(site)
  for (const language of ['de', 'ro'] as const) {
    const { apartment, card, formats, labels } = allTexts[language]
    const response = await request.get(`/${language}/apartments/${id}/card.pdf`)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const name = encodeURIComponent(`${apartment.title('904')}.pdf`)
    expect(response.headers()['content-disposition']).toContain(`filename*=UTF-8''${name}`)
    const pdf = await response.body()
    const page = readPdf(pdf).join()
    for (const words of [apartment.title('904'), labels.apartmentStatus.sold, card.freeApartments])
      expect(page).toContain(words)
    expect(page).toContain(formats.area(1234.5))
    const links = [...pdf.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url)
    const pages = `${site.url}/${language}/apartments`
    expect(links.toSorted()).toEqual([pages, `${pages}/${id}`])
  }
})

test('the price list is in the language of its URL, and so is a refusal', async ({ site, request }) => {
  await openPriceList(site)
  const etags = new Set<string | undefined>()
  for (const language of translatedLanguages) {
    const { priceList, pdfErrors } = allTexts[language]
    const response = await request.get(`/${language}/price-list.pdf?floor=2`)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
    etags.add(response.headers().etag)
    const pdf = await response.body()
    expect(readPdf(pdf).join()).toContain(priceList.title)
    expect(readPdf(pdf).join()).toContain(priceList.page(1, 1))
    expect(pdf.toString('latin1')).toContain(`/URI (${site.url}/${language}/apartments?floor=2)`)
    const refused = await request.get(`/${language}/price-list.pdf?floor=high`)
    expect([refused.status(), await refused.text()]).toEqual([400, pdfErrors.unreadFiltersText(['floor'])])
  }
  expect(etags.size).toBe(translatedLanguages.length)
})

test('a prefix that is no language has no documents', async ({ site, request }) => {
  const id = await addSold(site)
  await openPriceList(site)
  for (const prefix of ['xx', 'bg', 'DE', 'admin'])
    for (const path of [`apartments/${id}/card.pdf`, 'price-list.pdf'])
      expect((await request.get(`/${prefix}/${path}`, { maxRedirects: 0 })).status(), prefix).not.toBe(200)
  for (const path of [`/xx/apartments/${id}/card.pdf`, '/bg/price-list.pdf', '/previews/xx/apartments.jpg'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('every language has its own preview images', async ({ request }) => {
  for (const language of translatedLanguages)
    for (const page of ['site', 'apartments', 'contact', 'navigator/1/1']) {
      const preview = await request.get(`/previews/${language}/${page}.jpg`)
      expect([preview.status(), preview.headers()['content-type']], page).toEqual([200, 'image/jpeg'])
    }
})

test('the feeds have texts and URLs in every offered language', async ({ site, request }) => {
  await feedAccess.open(site.backend.db, 'a-key')
  const { homes } = await (await request.get('/feed.json?key=a-key')).json()
  const [first] = homes
  expect(Object.keys(first.texts)).toEqual([...languages])
  expect(first.texts.bg).toMatchObject({ url: first.url, typeName: first.typeName, brochure: first.brochure })
  expect(first.texts.de).toMatchObject({
    url: `${site.url}/de/apartments/${first.id}`,
    statusName: allTexts.de.labels.apartmentStatus.available,
    brochure: `${site.url}/de/apartments/${first.id}/card.pdf`,
  })
  expect((await request.get(first.texts.ro.brochure)).status()).toBe(200)
  const xml = await (await request.get('/feed.xml?key=a-key')).text()
  expect(xml.match(/<texts xml:lang="ro">/g)).toHaveLength(homes.length)
})
