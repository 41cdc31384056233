import { rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { noBuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import { storedUrl } from '../../../domain/files/stored-path.ts'
import { emptyHomePage } from '../../../domain/home-page/home-page.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { newMigratedFolder } from '../../../tests/migrated-folder.ts'
import { readPdf } from '../../../tests/read-pdf.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { readConfig } from '../../config.ts'
import {
  addApartment,
  addApartmentImages,
  findApartmentWithNotes,
  updateApartment,
} from '../../data/apartments.ts'
import { findBuilding, saveBuilding } from '../../data/building.ts'
import { addBuildingView } from '../../data/plans/building-views.ts'
import { addFloorPlan } from '../../data/plans/floor-plans.ts'
import { saveBuyerFacts, saveCompanySettings, saveHomePage } from '../../data/settings.ts'
import { putImage } from '../../images/known-images.ts'
import { type Backend, openBackend } from '../../open.ts'
import { findCard } from './card.ts'

const origin = 'https://www.example.com'
const page = `${origin}/apartments/a`
const pages = { apartment: page, apartments: `${origin}/apartments` }
const bulgarian = { language: 'bg', text: allTexts.bg } as const
const payment = [
  { percent: 20, moment: 'при предварителния договор' },
  { percent: 80, moment: 'при Акт 16' },
]

let folder: string
let backend: Backend

beforeEach(async () => {
  folder = await newMigratedFolder('sgrada-cards-')
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
})

afterEach(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

async function addSampleApartment(change: Partial<ApartmentValues> = {}): Promise<string> {
  const values = {
    ...newApartment(defaultBuilding),
    number: '57',
    area: 68.69,
    price: 131_500,
    internalNotes: 'тайна',
    ...change,
  }
  return (await addApartment(backend.db, values)).id
}

async function saveImage(path: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return (await putImage(backend, path, bytes, { contentType: 'image/png' })).url
}

async function drawOnPlan(apartmentId: string, imageUrl: string, floor = 1): Promise<void> {
  const points = [100, 400].flatMap((x) => [100, 300].map((y) => ({ x, y })))
  const image = { imageUrl, imageWidth: 900, imageHeight: 600 }
  await addFloorPlan(backend.db, { entrance: '1', floor }, image, [{ id: 'o', apartmentId, points }])
}

async function find(id: string, language: Language = 'bg', ip = '192.0.2.1') {
  const found = await backend.cards.find({ id, language, pages, ip })
  if (found === 'too-many') throw new Error('Nobody asks for that many here')
  return found
}

async function bytesOf(id: string, language?: Language): Promise<Buffer> {
  return buffer((await (await find(id, language))?.open()) ?? Readable.from([]))
}

async function readCardText(id: string): Promise<string> {
  const pages = readPdf(await bytesOf(id))
  expect(pages).toHaveLength(1)
  return pages.join().replaceAll('\u00a0', ' ')
}

const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
const cachedCards = () => readdir(join(folder, 'derived', 'cards')).catch(() => [])

test('a card shows the facts of the apartment’s page, and never the notes', async () => {
  const id = await addSampleApartment({
    type: '2-bedroom',
    floor: 4,
    description: 'Светъл дом.',
    features: ['Климатик'],
  })
  await saveBuyerFacts(backend.db, 0, { ...noBuyerFacts, completion: 'юни 2028 г.', paymentPlan: payment })
  await saveCompanySettings(backend.db, 0, aCompany)
  const text = await readCardText(id)
  for (const expected of ['Апартамент 57', 'Вход А, етаж 4', 'Двустаен', '68,69 м²', '131 500 €', 'Свободен'])
    expect(text).toContain(expected)
  for (const expected of ['1914 €/м² по общата площ', 'Светъл дом.', 'Климатик', 'юни 2028 г.', '26 300 €'])
    expect(text).toContain(expected)
  expect(text).toContain(aCompany.phone)
  expect(text).not.toContain('тайна')
  expect((await bytesOf(id)).toString('latin1')).toContain(`/URI (${page})`)
})

test('a card shows nothing of a company that nobody has set up', async () => {
  const text = await readCardText(await addSampleApartment())
  expect(text).toContain('Апартамент 57')
  expect(text).not.toMatch(/ · |undefined|Бриз/)
})

test('a card of a sold apartment has no price and payment plan; a hidden price is on request', async () => {
  await saveBuyerFacts(backend.db, 0, { ...noBuyerFacts, paymentPlan: payment })
  const sold = await readCardText(await addSampleApartment({ status: 'sold' }))
  expect(sold).toMatch(/Продаден[\s\S]*Свободни апартаменти[\s\S]*www\.example\.com\/apartments/)
  expect(sold).not.toContain('Схема на плащане')
  expect(sold).not.toContain('€')
  const hidden = await readCardText(await addSampleApartment({ number: '58', price: 0 }))
  expect(hidden).toContain('При запитване')
  expect(hidden).toContain('Схема на плащане')
  expect(hidden).toContain('20%')
  expect(hidden).not.toContain('€')
})

test('a card shows photos and the plan with the apartment marked', async () => {
  const id = await addSampleApartment()
  const urls = await Promise.all(
    [1, 2, 3, 4].map((each) => saveImage(`apartments/${id}/image_${each}_a.png`)),
  )
  await addApartmentImages(backend.db, id, urls)
  await drawOnPlan(id, await saveImage('floorPlans/1_1_1_plan.png'))
  expect(await readCardText(id)).toMatch(/План на апартамента[\s\S]*Разположение на етажа/)
  expect(images(await bytesOf(id))).toBe(3 + 2)
})

test('a card has the outlines of the other apartments, which cover them on the small plan', async () => {
  const [id, other] = [await addSampleApartment(), await addSampleApartment({ number: '58' })]
  const square = (left: number) => [left, left + 100].flatMap((x) => [0, 100].map((y) => ({ x, y })))
  const imageUrl = await saveImage('floorPlans/1_1_1_plan.png')
  const outlines = [
    { id: 'a', apartmentId: id, points: square(0) },
    { id: 'b', apartmentId: other, points: square(200) },
  ]
  const image = { imageUrl, imageWidth: 900, imageHeight: 600 }
  await addFloorPlan(backend.db, { entrance: '1', floor: 1 }, image, outlines)
  const plans = (await findCard(backend.db, bulgarian, id, pages))?.plans
  expect(plans).toMatchObject([{ points: square(0), neighbours: [square(200)] }])
  expect(await readCardText(id)).toContain('Разположение на етажа')
})

test('a maisonette is shown on both of its floors', async () => {
  const id = await addSampleApartment({ type: '2-bedroom-maisonette', floor: 1, secondaryFloor: 2 })
  await drawOnPlan(id, await saveImage('floorPlans/1_1_1_plan.png'))
  await drawOnPlan(id, await saveImage('floorPlans/1_2_2_plan.png'), 2)
  expect(await readCardText(id)).toMatch(/План на етаж 1[\s\S]*План на етаж 2[\s\S]*Разположение на етажите/)
  expect(images(await bytesOf(id))).toBe(2 + 2)
})

test('without photos, a card shows the building with the apartment’s floors marked', async () => {
  const imageUrl = await saveImage('media/1_facade.png')
  const points = [0, 900].flatMap((x) => [0, 50].map((y) => ({ x, y })))
  const id = await addSampleApartment({ floor: 2 })
  const addView = (name: string, linkedId: string) =>
    addBuildingView(backend.db, {
      ...{ id: crypto.randomUUID(), name, imageUrl, imageWidth: 900, imageHeight: 600 },
      outlines: [{ id: 'o', linkedId, points }],
    })
  const bare = await bytesOf(id)
  await addView('back', 'floor:1:1')
  await addView('front', 'floor:1:2')
  expect([images(bare), images(await bytesOf(id))]).toEqual([0, 1])
  const marked = (await findCard(backend.db, bulgarian, id, pages))?.building?.marked
  expect(marked?.floors).toEqual([points])
})

test('a card shows only pictures that the company has uploaded, and none of the build', async () => {
  const { revision, values } = await findBuilding(backend.db)
  await saveBuilding(backend.db, revision, { ...values, hasSamplePlans: true, hasSamplePictures: true })
  const ofTheBuild = { heroImage: 'bundled:dusk', descriptionImage: 'bundled:day' }
  await saveHomePage(backend.db, 0, { ...emptyHomePage, ...ofTheBuild })
  expect(images(await bytesOf(await addSampleApartment()))).toBe(0)
})

test('a card shows the logo of the building', async () => {
  const logo = await saveImage('media/1_logo.png')
  const id = await addSampleApartment()
  expect(images(await bytesOf(id))).toBe(0)
  const { revision, values } = await findBuilding(backend.db)
  await saveBuilding(backend.db, revision, { ...values, logo })
  expect(images(await bytesOf(id))).toBe(1)
})

test('broken and missing images are left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const id = await addSampleApartment()
  const broken = `apartments/${id}/image_1_broken.png`
  await backend.files.put(broken, Readable.from(['no image']), { contentType: 'image/png' })
  const missing = storedUrl(`apartments/${id}/image_2_missing.png`)
  await addApartmentImages(backend.db, id, [storedUrl(broken), missing])
  await drawOnPlan(id, storedUrl(broken))
  expect(await readCardText(id)).toContain('Апартамент 57')
  expect(images(await bytesOf(id))).toBe(0)
})

test('a card is drawn once, and again when its content changes', async () => {
  const id = await addSampleApartment()
  const found = await Promise.all(Array.from({ length: 20 }, () => find(id)))
  expect(new Set(found.map((card) => card?.etag)).size).toBe(1)
  expect(await cachedCards()).toHaveLength(1)
  const apartment = await findApartmentWithNotes(backend.db, id)
  if (!apartment) throw new Error('It was added above')
  await updateApartment(backend.db, id, apartment.revision, { ...apartment, internalNotes: 'друга тайна' })
  expect((await find(id))?.etag).toBe(found[0]?.etag)
  await updateApartment(backend.db, id, apartment.revision + 1, {
    ...apartment,
    internalNotes: '',
    price: 99_000,
  })
  expect(await readCardText(id)).toContain('99 000 €')
  await saveCompanySettings(backend.db, 0, { ...aCompany, phone: '+359 111' })
  expect(await readCardText(id)).toContain('+359 111')
  expect(await cachedCards()).toHaveLength(3)
})

test('each language has a card of its own, in its own words', async () => {
  const id = await addSampleApartment({ area: 1234.5 })
  const found = await Promise.all(languages.map((language) => find(id, language)))
  expect(new Set(found.map((card) => card?.etag)).size).toBe(languages.length)
  expect(await cachedCards()).toHaveLength(languages.length)
  const [german] = readPdf(await bytesOf(id, 'de'))
  const text = allTexts.de
  for (const expected of [text.formats.area(1234.5), text.card.seeOnSite, text.factLabels.apartment.rooms])
    expect(german).toContain(expected)
  expect((await bytesOf(id, 'de')).toString('latin1')).toContain('/Lang (de)')
})

test('one network is limited in all languages together', async () => {
  const id = await addSampleApartment()
  const ofOne = Array.from({ length: 200 }, (_, index) => {
    const language = languages[index % languages.length] ?? 'bg'
    return backend.cards.find({ id, language, pages, ip: '192.0.2.1' })
  })
  const ofOther = find(id, 'de', '192.0.2.2')
  const results = await Promise.all(ofOne)
  expect(results.filter((result) => result === 'too-many')).toHaveLength(50)
  expect((await ofOther)?.size).toBeGreaterThan(0)
})

test('the sweep deletes cards of other days', async () => {
  await find(await addSampleApartment())
  const day = 24 * 60 * 60 * 1000
  await backend.images.sweep(new Set(), new Date(Date.now() + day))
  expect(await cachedCards()).toHaveLength(1)
  await backend.images.sweep(new Set(), new Date(Date.now() + 3 * day))
  expect(await cachedCards()).toHaveLength(0)
})

test('very long texts stay on one page', async () => {
  const id = await addSampleApartment({
    number: 'Ъ'.repeat(20),
    description: 'дума '.repeat(2000),
    features: Array.from({ length: 100 }, (_, index) => `${index} ${'щ'.repeat(190)}`),
  })
  await drawOnPlan(id, await saveImage('floorPlans/1_1_1_plan.png'))
  const plan = Array.from({ length: 12 }, () => ({ percent: 8, moment: 'момент '.repeat(28).trim() }))
  await saveBuyerFacts(backend.db, 0, { ...noBuyerFacts, completion: 'ъ'.repeat(100), paymentPlan: plan })
  const company = { ...aCompany, companyName: 'Ъ'.repeat(200), address: 'дума '.repeat(99) }
  await saveCompanySettings(backend.db, 0, company)
  const text = await readCardText(id)
  expect(text).toContain('…')
  expect(text).toContain('План на апартамента')
})

test('an apartment that does not exist has no card', async () => {
  expect(await find('none')).toBeUndefined()
  expect(await cachedCards()).toEqual([])
})
