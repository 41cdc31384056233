import type { APIRequestContext } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { type Language, languages } from '../../domain/language.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { expect, test } from './fixtures.ts'

interface Head {
  status: number
  lang: string | undefined
  canonical: string | undefined
  locale: string | undefined
  /** The languages that the structured data of the page names. */
  described: string[]
  /** The URLs of the page by language, as its head names them. */
  alternates: Record<string, string>
  /** The links of the language switch in the header and the footer. */
  switches: string[]
}

async function readHead(request: APIRequestContext, url: string): Promise<Head> {
  const response = await request.get(url, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)
  const switches = html.matchAll(/<a href="([^"]+)" lang="\w+" hreflang="\w+"/gi)
  return {
    status: response.status(),
    lang: html.match(/<html lang="(\w+)"/)?.[1],
    canonical: html.match(/<link rel="canonical" href="([^"]+)"/)?.[1],
    locale: html.match(/<meta property="og:locale" content="(\w+)"/)?.[1],
    described: [...new Set([...html.matchAll(/"inLanguage":"(\w+)"/g)].map(([, each = '']) => each))],
    alternates: Object.fromEntries([...alternates].map(([, language, href]) => [language, href])),
    switches: [...new Set([...switches].map(([, href = '']) => href))],
  }
}

const floor = '/navigator/1/1'

async function pageKinds({ backend: { db } }: OwnSite): Promise<string[]> {
  const [apartment] = await listApartments(db)
  const [spot] = await listParkingSpots(db)
  return [
    ...['', '/apartments', `/apartments/${apartment?.id}`, '/parking', `/parking/${spot?.id}`],
    ...['/stores', '/progress', '/navigator', floor, '/contact', '/privacy'],
  ]
}

const pathOf = (language: Language, page: string) =>
  `${language === 'bg' ? '' : `/${language}`}${page}` || '/'

test('every page names itself in all languages, and all of them name each other', async ({
  site,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const page of await pageKinds(site)) {
    const expected = Object.fromEntries(
      languages.map((language) => [language, site.url + pathOf(language, page)]),
    )
    for (const language of languages) {
      const url = site.url + pathOf(language, page)
      const head = await readHead(request, url)
      expect(head, url).toMatchObject({ status: 200, lang: language, canonical: url })
      expect(head.alternates, url).toEqual({ ...expected, 'x-default': expected.bg })
      expect(head.locale, url).toMatch(new RegExp(`^${language}_`))
      // Only these describe what they are about; wherever a language is named, it is that of the page.
      const isDescribed = page === '' || /^\/apartments\/./.test(page)
      if (isDescribed) expect(head.described, url).toEqual([language])
      expect(
        head.described.filter((each) => each !== language),
        url,
      ).toEqual([])
      expect(head.switches, url).toEqual(languages.map((each) => pathOf(each, page)))
      // A floor without a plan and a diary without entries can be opened, but the sitemap does not list them.
      if (page === floor || page === '/progress') continue
      expect(sitemap).toContain(`<loc>${url}</loc>`)
      expect(sitemap).toContain(`hreflang="${language}" href="${url}"`)
    }
  }
})

test.for([
  ['/apartments', 'status=available&floor=1'],
  ['/apartments', 'view=cards&sea=1&maxPrice=150000'],
  ['/navigator', 'type=2-bedroom&available=1'],
  ['/favourites', 'ids=a,b'],
  ['/compare', 'ids=a,b'],
])('the switch keeps what selects the homes of %s: %s', async ([page = '', query = ''], { request }) => {
  const { switches } = await readHead(request, `/en${page}?${query}`)
  const kept = (href: string) => [...new URLSearchParams(href.split('?')[1]?.replaceAll('&amp;', '&'))].sort()
  expect(switches.map((href) => href.split('?')[0])).toEqual(
    languages.map((language) => pathOf(language, page)),
  )
  for (const href of switches) expect(kept(href)).toEqual(kept(`?${query}`))
})

test.for([
  ['/nowhere', 'bg'],
  ['/de/nowhere', 'de'],
  ['/xx/apartments', 'bg'],
  ['/de/apartments/none', 'de'],
  ['/ro/parking/none', 'ro'],
  ['/en/navigator/1/99', 'en'],
])(
  '%s does not exist, so it has no other languages but the switch to the home page',
  async ([path = '', lang = ''], { request }) => {
    expect(await readHead(request, path)).toEqual({
      ...{ status: 404, lang, canonical: undefined, locale: undefined, described: [], alternates: {} },
      switches: languages.map((language) => pathOf(language, '')),
    })
  },
)

test.for([
  ['/', 'bg'],
  ['/de/apartments', 'de'],
])('refusals before any route are in the language of %s', async ([path = '', lang = ''], { request }) => {
  const refused = await request.fetch(path, { method: 'PUT', headers: { accept: 'text/html' } })
  expect(refused.status()).toBe(405)
  expect(await refused.text()).toContain(`<html lang="${lang}">`)
})

test('stored files and previews below the name of a page are no pages', async ({ site, request }) => {
  const [apartment] = await listApartments(site.backend.db)
  const [spot] = await listParkingSpots(site.backend.db)
  for (const page of [`/apartments/${apartment?.id}`, `/parking/${spot?.id}`, floor]) {
    const preview = await request.get(`/previews${page}.jpg`)
    expect([page, preview.status(), preview.headers()['content-type']]).toEqual([page, 200, 'image/jpeg'])
  }
  const file = await request.get('/files/parking/none.jpg')
  expect(file.headers()['content-type']).toContain('text/plain')
})
