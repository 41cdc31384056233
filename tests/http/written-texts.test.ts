import { beforeEach } from 'vitest'
import { addApartment, findApartmentWithNotes, updateApartment } from '../../backend/data/apartments.ts'
import { feedAccess } from '../../backend/data/key-access.ts'
import {
  getHomePage,
  getOfferedLanguages,
  getPageTexts,
  saveHomePage,
  saveOfferedLanguages,
  savePageTexts,
} from '../../backend/data/settings.ts'
import { addStore } from '../../backend/data/stores.ts'
import { findTranslation, saveTranslation } from '../../backend/data/translations.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { floorLink } from '../../domain/building/building-view.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { HomePage } from '../../domain/home-page/home-page.ts'
import { byLanguage } from '../../domain/language.ts'
import type { PageTexts } from '../../domain/page-texts/page-texts.ts'
import { drawView, rectangle } from '../e2e/drawn-plan.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { readPdf } from '../read-pdf.ts'
import { expect, test } from './fixtures.ts'

const bulgarian = 'Светъл дом с гледка към залива.'
const english = 'A bright home overlooking the bay.'

async function addHome({ backend: { db } }: OwnSite): Promise<string> {
  const values = { ...newApartment(defaultBuilding), number: '905', area: 70, price: 99_000 }
  return (await addApartment(db, { ...values, description: bulgarian, features: ['Камина'] })).id
}

async function describeHome({ backend: { db } }: OwnSite, id: string, description: string): Promise<void> {
  const stored = await findApartmentWithNotes(db, id)
  if (!stored) throw new Error('The apartment does not exist')
  await updateApartment(db, id, stored.revision, { ...stored, description })
}

async function translate({ backend: { db } }: OwnSite, key: string, source: string, text: string) {
  const before = await findTranslation(db, `en:${key}`)
  await saveTranslation(db, before?.revision ?? 0, { key, language: 'en', source, text })
}

async function saveHome({ backend: { db } }: OwnSite, change: Partial<HomePage>): Promise<void> {
  const { revision, values } = await getHomePage(db)
  await saveHomePage(db, revision, { ...values, ...change })
}

async function savePages({ backend: { db } }: OwnSite, change: Partial<PageTexts>): Promise<void> {
  const { revision, values } = await getPageTexts(db)
  await savePageTexts(db, revision, { ...values, ...change })
}

beforeEach<{ site: OwnSite }>(async ({ site: { backend } }) => {
  const { revision } = await getOfferedLanguages(backend.db)
  await saveOfferedLanguages(
    backend.db,
    revision,
    byLanguage(() => true),
  )
})

const marked = (text: string) => new RegExp(`<[^>]* lang="bg"[^>]*>${text}<`)

test('an apartment is described in the language of the page, else in Bulgarian, which is marked', async ({
  site,
  request,
}) => {
  const id = await addHome(site)
  const read = async (language: string) => (await request.get(`${language}/apartments/${id}`)).text()
  const untranslated = await read('/en')
  expect(untranslated).toMatch(marked(bulgarian))
  expect(untranslated).toMatch(marked('Камина'))
  expect(untranslated).not.toMatch(new RegExp(`<meta name="description"[^>]*${bulgarian}`))

  // The page is cached by now: a saved translation discards it.
  await translate(site, `apartment.${id}.description`, bulgarian, english)
  await translate(site, 'feature.Камина', 'Камина', 'Fireplace')
  const translated = await read('/en')
  expect(translated).toContain(`>${english}<`)
  expect(translated).toContain('>Fireplace<')
  expect(translated).not.toContain(bulgarian)
  expect(translated).toMatch(new RegExp(`<meta name="description"[^>]*${english}`))
  expect(await read('')).toContain(`>${bulgarian}<`)
  expect(await read('')).not.toContain('lang="bg" class')

  const changed = 'Домът вече е с гледка към парка.'
  await describeHome(site, id, changed)
  const outdated = await read('/en')
  expect(outdated).toMatch(marked(changed))
  expect(outdated).not.toContain(english)
})

test('the card and the feeds have the translations, too', async ({ site, request }) => {
  const id = await addHome(site)
  await translate(site, `apartment.${id}.description`, bulgarian, english)
  await translate(site, 'building.apartmentTypes.studio', 'Студио', 'Open-plan flat')
  const card = readPdf(await (await request.get(`/en/apartments/${id}/card.pdf`)).body()).join()
  expect(card).toContain(english)
  expect(card).toContain('Open-plan flat')
  expect(readPdf(await (await request.get(`/apartments/${id}/card.pdf`)).body()).join()).toContain(bulgarian)
  await feedAccess.open(site.backend.db, 'a-key')
  const { homes } = await (await request.get('/feed.json?key=a-key')).json()
  const { texts } = homes.find((home: { id: string }) => home.id === id)
  expect(texts.en).toMatchObject({ description: english, typeName: 'Open-plan flat' })
  expect(texts.bg).toMatchObject({ description: bulgarian, typeName: 'Студио', features: ['Камина'] })
  expect(texts.de).not.toHaveProperty('description')
})

test('the views of the building that visitors choose between follow their translations', async ({
  site,
  request,
}) => {
  const link = floorLink({ entrance: '1', floor: 1 })
  await drawView(site.backend, 'Отпред', [[link, rectangle(200, 300, 400, 100)]])
  const { id } = await drawView(site.backend, 'Откъм морето', [[link, rectangle(200, 300, 400, 100)]])
  await translate(site, `view.${id}.name`, 'Откъм морето', 'Sea side')
  const page = await (await request.get('/en/navigator')).text()
  expect(page).toContain('>Sea side<')
  expect(page).not.toContain('Откъм морето')
  expect(page).toMatch(marked('Отпред'))
})

test('home page, stores, introductions and sections about personal data follow their translations', async ({
  site,
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  await saveHome(site, {
    title: 'Дом до морето',
    descriptionPoints: 'Тих двор\nДетска площадка',
    benefits: [{ icon: 'sea', title: 'Море', text: 'На две минути' }],
  })
  await translate(site, 'homePage.title', 'Дом до морето', 'A home by the sea')
  const home = await read('/en')
  expect(home).toMatch(/<h1[^>]*>A home by the sea</)
  for (const text of ['Тих двор', 'Детска площадка', 'Море', 'На две минути'])
    expect(home).toMatch(marked(text))
  expect(await read('/')).toMatch(/<h1[^>]*>Дом до морето</)

  const { id } = await addStore(site.backend.db, { title: 'Пекарна', description: 'Топъл хляб.', price: 0 })
  await savePages(site, {
    storesIntro: 'Магазини на партера',
    privacySections: [
      { title: 'Кой', text: 'Ние.' },
      { title: 'Колко време', text: 'Една година.' },
    ],
  })
  await translate(site, `store.${id}.title`, 'Пекарна', 'Bakery')
  const stores = await read('/en/stores')
  expect(stores).toContain('>Bakery<')
  expect(stores).toMatch(marked('Топъл хляб.'))
  expect(stores).toMatch(marked('Магазини на партера'))
  const contact = await read('/en/contact')
  expect(contact).toMatch(/<option value="Пекарна"[^>]*>Bakery</)

  await translate(site, 'pageTexts.privacySections.1.title', 'Кой', 'Who')
  await translate(site, 'pageTexts.privacySections.1.text', 'Ние.', 'We do.')
  await translate(site, 'pageTexts.privacySections.2.title', 'Колко време', 'How long')
  const privacy = await read('/en/privacy')
  expect(privacy).toMatch(/<section class[^>]*><h2[^>]*>Who<\/h2><p[^>]*>We do\.</)
  expect(privacy).toMatch(/<section lang="bg"[^>]*><h2[^>]*>Колко време<\/h2><p[^>]*>Една година\.</)
})
