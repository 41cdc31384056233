import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import type { Building as BuildingRecord } from '../../domain/building/building.ts'
import { buildingGrid } from '../../domain/building/building-grid.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { languages } from '../../domain/language.ts'
import { showSection } from '../../domain/page-texts/shown-section.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import type { Status } from '../../domain/status.ts'
import { aCompany } from '../../tests/a-company.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { buyerFactsText } from '../../text/public/bg/buyer-facts.ts'
import { defaultPrivacySections, privacyFacts } from '../../text/public/bg/privacy.ts'
import { TextProvider } from '../locale.tsx'
import { pagesIn } from '../pages.ts'
import { ApartmentHead } from './apartment/apartment-head.tsx'
import { PriceBar } from './apartment/price-bar.tsx'
import { SimilarApartments } from './apartment/similar-apartments.tsx'
import { ApartmentFilterBar } from './apartments/apartment-filters.tsx'
import { OrderSelect } from './apartments/list-controls.tsx'
import { PublicApartmentTable } from './apartments/route.tsx'
import { callLinks } from './call-links.ts'
import { CallButtons, ContactLines } from './company-contacts.tsx'
import { ContactForm, ContactSuccess } from './contact/contact-form.tsx'
import { describeReceived } from './contact/thanks.ts'
import { ApartmentGrid } from './navigator/apartment-grid.tsx'
import Building from './navigator/building.tsx'
import { FloorList } from './navigator/floor-list.tsx'
import type { NavigatorApartment } from './navigator/navigator-apartment.ts'
import { PublicParkingTable } from './parking/route.tsx'
import ParkingSpotPage from './parking-spot/route.tsx'
import Privacy from './privacy/route.tsx'
import { SiteHeader, SiteLinks } from './site-header.tsx'
import StoresPage from './stores/route.tsx'

/** The parts of a home page that shows all its blocks. */
const homePage = { links: [], contactUrl: '/#contact', beginsWithHero: true }

const objects = ['Апартаменти', 'Паркоместа', 'Магазини'].map((label) => ({ to: `/${label}`, label }))

const defaults = { path: '/', company: aCompany, building: defaultBuilding, text: allTexts.bg }

function render(shown: ReactNode, given: Partial<typeof defaults> = {}): string {
  const { path, company, building, text } = { ...defaults, ...given }
  const Page = createRoutesStub([{ id: 'public/layout', path: '/*', Component: () => shown }])
  const site = {
    company,
    calls: callLinks(text, company),
    building,
    homePage,
    description: '',
    origin: '',
    languages: ['bg'],
  }
  const hydrationData = { loaderData: { 'public/layout': site } }
  const children = createElement(Page, { hydrationData, initialEntries: [path] })
  const html = renderToStaticMarkup(createElement(TextProvider, { text, children }))
  return html.replaceAll('\u00a0', ' ')
}

function renderPage<Props>(Page: FunctionComponent<Props>, loaderData: object): string {
  return render(createElement(Page as FunctionComponent<{ loaderData: object }>, { loaderData }))
}

const dates = { createdAt: '', updatedAt: '', revision: 1 }
const apartment = (price: number, status: Status) => ({
  ...newApartment(defaultBuilding),
  ...dates,
  id: 'a',
  number: '27',
  area: 75.63,
  netArea: 62.1,
  price,
  status,
  images: [],
  mainImage: null,
  brochureUrl: null,
  fits: true,
})
const spot = (price: number, status: Status) => ({
  ...newParkingSpot(defaultBuilding),
  ...dates,
  id: 's',
  number: '5',
  price,
  status,
})

describe('a hidden price', () => {
  const places: Record<string, (price: number, status: Status) => ReactNode> = {
    'the head of an apartment': (price, status) =>
      createElement(ApartmentHead, { apartment: apartment(price, status), heading: '', kind: '' }),
    'the bar at the lower edge': (price, status) => createElement(PriceBar, { price, status }),
    'the list of apartments': (price, status) =>
      createElement(PublicApartmentTable, { apartments: [apartment(price, status)], sort: undefined }),
    'the list of a floor': (price, status) =>
      createElement(FloorList, {
        apartments: [apartment(price, status)],
        outlined: new Set<string>(),
        selectedId: undefined,
      }),
    'the list of parking spots': (price, status) =>
      createElement(PublicParkingTable, { spots: [spot(price, status)], sort: undefined }),
    'the page of a parking spot': (price, status) =>
      createElement(ParkingSpotPage as FunctionComponent<{ loaderData: object }>, {
        loaderData: { versions: {}, found: { spot: spot(price, status), neighbours: [], description: '' } },
      }),
    'the cards of stores': (price, status) =>
      createElement(StoresPage as FunctionComponent<{ loaderData: object }>, {
        loaderData: { versions: {}, stores: [{ id: 's', title: 'Пекарна', price, status }] },
      }),
  }

  test.each(Object.entries(places))('of %s: a dash when sold, else on request', (_, show) => {
    expect(render(show(0, 'sold'))).toContain('>—<')
    expect(render(show(0, 'sold'))).not.toContain('При запитване')
    for (const status of ['available', 'reserved'] as const)
      expect(render(show(0, status))).toContain('>При запитване<')
    expect(render(show(99_000, 'available'))).toContain('>99 000 €<')
  })

  test('of similar apartments, which are free, is on request', () => {
    const html = render(
      createElement(SimilarApartments, {
        apartments: [{ ...apartment(0, 'available'), plan: undefined, photo: undefined }],
      }),
    )
    expect(html).toContain('>При запитване<')
  })

  test('has its text in the words for prices only', () => {
    const folders = ['app/public', 'app/home-page', 'text/public', 'app/resources', 'backend/pdf']
    const sources = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    )
    expect(sources.length).toBeGreaterThan(100)
    const own = sources.filter((path) => /['"`](?:При запитване|—)['"`]/.test(readFileSync(path, 'utf8')))
    expect(own).toEqual(['text/public/bg/prices.ts'])
  })
})

test('the kinds of objects are under „Обекти“, on phones, too', () => {
  const [, under = ''] =
    render(createElement(SiteLinks, { homePage, objects })).match(
      /<details.*?<summary.*?Обекти(.*?)<\/details>/,
    ) ?? []
  const labels = [...under.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, label]) => label)
  expect(labels).toEqual(['Апартаменти', 'Паркоместа', 'Магазини'])
})

describe('in the navigator', () => {
  test('every entrance and floor can be selected, also without apartments, and says so as text', () => {
    const html = renderPage(Building, {
      ...{ versions: {}, rows: '[]', plans: [], description: '' },
      filtering: {
        ...{ filters: {}, query: '', chosen: 0, fitting: 0, all: 0 },
        bounds: { price: undefined, area: undefined, floor: undefined },
      },
    })
    for (const entrance of ['1', '2'])
      for (let floor = 1; floor <= 11; floor++)
        expect(html).toContain(`href="/navigator/${entrance}/${floor}"`)
    expect(html).toContain('Все още няма апартаменти.')
    expect(html.match(/>няма апартаменти</g)).toHaveLength(22)
    expect(html).toContain('aria-label="Вход Б, етаж 11: няма апартаменти"')
  })

  test('only floors without apartments say that they have none', () => {
    const grid = buildingGrid(defaultBuilding, [apartment(0, 'available')])
    const html = render(createElement(ApartmentGrid, { grid }))
    expect(html.match(/>няма апартаменти</g)).toHaveLength(21)
    expect(html).toContain('aria-label="Вход А, етаж 1: 1 свободен от 1"')
  })

  test('every entrance has its own floors, by name where they have one', () => {
    const building: BuildingRecord = {
      ...defaultBuilding,
      entrances: [
        { id: '1', name: 'А', firstFloor: 0, lastFloor: 2 },
        { id: '2', name: 'Б', firstFloor: -1, lastFloor: 0 },
        { id: '3', name: 'Север', firstFloor: 1, lastFloor: 1 },
      ],
      floorNames: [{ entrance: '1', floor: 0, name: 'Партер' }],
    }
    const grid = createElement(ApartmentGrid, { grid: buildingGrid<NavigatorApartment>(building, []) })
    const shown = [...render(grid, { building }).matchAll(/aria-label="([^"]+): няма[^>]*>([^<]+)</g)]
    expect(shown.map(([, name, label]) => [name, label])).toEqual([
      ['Вход А, етаж 2', '2'],
      ['Вход А, етаж 1', '1'],
      ['Вход А, партер', 'Партер'],
      ['Вход Б, етаж 0', '0'],
      ['Вход Б, етаж −1', '−1'],
      ['Вход Север, етаж 1', '1'],
    ])
    // Three entrances do not fit beside each other on every screen, so that links lead to them.
    expect(render(grid, { building }).match(/href="#entrance-\d"/g)).toHaveLength(3)
    const two = createElement(ApartmentGrid, { grid: buildingGrid<NavigatorApartment>(defaultBuilding, []) })
    expect(render(two)).not.toContain('href="#')
  })
})

test('„Само свободни“ is a checkbox of the form of filters, ticked when the URL says so', () => {
  const bar = (available?: true) => {
    const sort = { key: 'price', descending: true }
    const bounds = { price: { min: 5000, max: 90_000, step: 5000 }, area: undefined, floor: undefined }
    const Bar = () =>
      ApartmentFilterBar({
        ...{ filters: { available }, sort, bounds, found: 14, chosen: 0 },
        children: createElement(OrderSelect, { sort }),
      })
    return render(createElement(Bar), {
      path: available ? '/apartments?available=1&sort=price&view=cards' : '/apartments',
    })
  }
  const box = (html: string) => html.match(/<label[^>]*>(<input[^>]*>)Само свободни<\/label>/)?.[1] ?? ''
  const [, id = 'none'] = bar().match(/<form[^>]* id="([^"]+)"/) ?? []
  expect(box(bar())).toContain('type="checkbox"')
  expect(box(bar())).toContain('name="available" value="1"')
  expect(box(bar())).toContain(`form="${id}"`)
  expect(box(bar())).not.toContain('checked')
  expect(box(bar(true))).toContain('checked=""')
  // On a phone the filters are in a sheet; without scripts a second submit button is outside of it.
  expect(bar()).toMatch(new RegExp(`<noscript><button type="submit" form="${id}"`))
  expect(bar(true)).not.toContain('type="hidden" name="available"')
  expect(bar(true)).toMatch(/type="hidden" name="view" value="cards"/)
  // The order belongs to the form, too, and has the direction in its value.
  expect(bar()).toMatch(new RegExp(`<select[^>]* form="${id}"[^>]* name="sort"`))
  expect(bar()).toMatch(/<option value="-price" selected="">/)
  // Only the fields of a range are sent, not its handles.
  expect(bar().match(/<input type="range"/g)).toHaveLength(2)
  expect(bar()).not.toMatch(/<input type="range"[^>]* name=/)
  expect(bar()).toContain('Покажи 14')
})

test('each messenger has its own sign, and its name as text', () => {
  const company = { ...aCompany, viber: '+359 88 000 0001', whatsapp: '+359 88 000 0002' }
  for (const Part of [CallButtons, () => createElement(ContactLines, { company })]) {
    const html = render(createElement(Part), { company })
    expect(html).toMatch(/aria-label="Пишете ни по Viber"[^>]*><svg[^>]*data-sign="Viber".*?<\/svg>Viber</)
    expect(html).toMatch(
      /aria-label="Пишете ни по WhatsApp"[^>]*><svg[^>]*data-sign="WhatsApp".*?<\/svg>WhatsApp</,
    )
    expect(html.match(/<a [^>]*><svg[^>]*lucide-phone/g)).toHaveLength(1)
  }
})

test('a company that nobody has set up is shown as nothing', () => {
  const company = defaultCompanySettings
  for (const Part of [CallButtons, () => createElement(ContactLines, { company })])
    expect(render(createElement(Part), { company })).not.toMatch(/<a |<svg|<span/)
  const header = render(
    createElement(SiteHeader, {
      ...{ name: '', call: undefined, logo: undefined, homePage, objects },
      languages: ['bg'],
    }),
  )
  expect(header).not.toContain('tel:')
  expect(header).toMatch(/<a [^>]*href="\/"[^>]*>Начало</)
})

describe('after an enquiry', () => {
  const enquiry = {
    values: { wishedTime: '', apartmentNumber: '27' },
    apartmentId: null,
    hasPriceList: false,
  }
  const end = (received: Partial<typeof enquiry> | { apartmentId: string } = {}) => {
    const locale = { text: allTexts.bg, pages: pagesIn('bg') }
    const reply = describeReceived(locale, { ...enquiry, ...received })
    return render(createElement(ContactSuccess, { reply, onAnother: () => {} }))
  }

  test('the sender reads the specified thanks, and when somebody will call', () => {
    expect(end()).toContain('>Благодарим ви! Ще се свържем с вас скоро.<')
    expect(end()).toContain('в работен ден')
    const wished = end({ values: { ...enquiry.values, wishedTime: 'делник след 17 ч.' } })
    expect(wished).toContain('време „делник след 17 ч.“')
    expect(wished).not.toContain('в работен ден')
  })

  test('there is a way on: back to the apartment, to the free ones, to the price list where it is public', () => {
    expect(end()).toContain('href="/apartments?available=1"')
    expect(end()).not.toMatch(/Обратно|price-list/)
    expect(end({ apartmentId: 'a' })).toMatch(/href="\/apartments\/a"[^>]*>Обратно към апартамент 27</)
    expect(end({ hasPriceList: true })).toContain('href="/price-list.pdf"')
  })

  test('every way on stays in the language of the page', () => {
    const locale = { text: allTexts.de, pages: pagesIn('de') }
    const reply = describeReceived(locale, { ...enquiry, apartmentId: 'a', hasPriceList: true })
    const success = createElement(ContactSuccess, { reply, onAnother: () => {} })
    const html = render(success, { path: '/de/contact', text: allTexts.de })
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      '/de/apartments/a',
      '/de/apartments?available=1',
      '/de/price-list.pdf',
      '/de/contact',
    ])
    expect(html).toContain(allTexts.de.contact.success)
  })

  test('the form is sent to the page of its language, and its links stay there', () => {
    const form = (path: string) => render(createElement(ContactForm), { path })
    expect(form('/de/apartments/a')).toContain('action="/de/contact#enquiry"')
    expect(form('/de/apartments/a')).toContain('href="/de/privacy"')
    expect(form('/apartments/a')).toContain('action="/contact#enquiry"')
    expect(form('/apartments/a')).toContain('href="/privacy"')
  })
})

describe('the page about personal data', () => {
  const company = {
    ...aCompany,
    companyName: 'Пример ООД',
    address: 'ул. „Примерна“ 1',
    email: 'data@example.com',
  }
  const page = (months: number | null, given = company) => {
    const facts = privacyFacts(given, months)
    const shown = defaultPrivacySections(given).map((section) => showSection(section, facts))
    return renderPage(Privacy, { title: 'Лични данни', sections: shown.map((each, id) => ({ id, ...each })) })
  }

  test('names every column of an enquiry, in every language', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sgrada-privacy-'))
    const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
    try {
      const tables = await backend.db.read.introspection.getTables()
      const columns = tables.find(({ name }) => name === 'enquiries')?.columns.map(({ name }) => name) ?? []
      expect(columns).toContain('wishedTime')
      expect(columns).toContain('language')
      for (const language of languages) {
        const named = allTexts[language].privacy.storedOfEnquiry.flatMap((each) => each.columns)
        expect(columns.filter((column) => !named.includes(column))).toEqual([])
        const ofAlert = allTexts[language].privacy.storedOfAlert.flatMap((each) => each.columns)
        for (const table of ['alerts', 'alertKeys'])
          for (const { name } of tables.find((each) => each.name === table)?.columns ?? [])
            expect(ofAlert, `${table}.${name}`).toContain(name)
      }
    } finally {
      await backend.close()
      rmSync(folder, { recursive: true })
    }
    for (const { text } of allTexts.bg.privacy.storedOfEnquiry)
      expect(page(null)).toContain(`<li>${text}</li>`)
  })

  test('says who is responsible, on what ground, how long, and where to complain', () => {
    for (const said of ['Пример ООД', 'ул. „Примерна“ 1', 'data@example.com'])
      expect(page(null)).toContain(said)
    expect(page(null)).toContain('чл. 6, пар. 1, б. „б“')
    expect(page(null)).toContain('чл. 6, пар. 1, б. „е“')
    expect(page(12)).toContain('най-много 12 месеца')
    expect(page(null)).not.toContain('най-много 12')
    expect(page(null)).toContain('Комисията за защита на личните данни (КЗЛД)')
    expect(page(null)).toContain('href="https://www.cpdp.bg"')
    expect(page(null)).toContain('мрежовия адрес (IP)')
    expect(page(null)).not.toContain('{')
  })

  test('names the legal entity where it is known', () => {
    expect(page(null)).toContain('Администратор на личните данни е Пример ООД, с адрес')
    const legal = { ...company, legalName: '„Хоризонт“ ООД', eik: '175074752' }
    expect(page(null, legal)).toContain('е „Хоризонт“ ООД, ЕИК 175074752, с адрес')
  })
})

describe('texts about the building', () => {
  test('call the route and the payments by their names', () => {
    expect(buyerFactsText.route(defaultBuilding)).toBe('Маршрут до сградата')
    expect(buyerFactsText.route({ noun: 'комплексът' })).toBe('Маршрут до комплекса')
    expect(buyerFactsText.paymentPlan).toBe('Схема на плащане')
  })
})
