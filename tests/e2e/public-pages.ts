import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import type { Backend } from '../../backend/open.ts'
import { type Language, languagePrefix } from '../../domain/language.ts'

/** The URL of a Bulgarian page in another language. */
export function urlIn(language: Language, url: string): string {
  return url === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + url
}

/** The Bulgarian URL of a page of each kind. */
export async function everyPage({ db }: Backend): Promise<string[]> {
  const [apartment] = await listApartments(db, { floor: 3 })
  const [spot] = await listParkingSpots(db)
  const lists = [
    '/',
    '/apartments',
    '/navigator',
    '/parking',
    '/stores',
    '/progress',
    '/contact',
    '/privacy',
    '/favourites',
    '/none',
  ]
  const records = [`/apartments/${apartment?.id}`, `/parking/${spot?.id}`]
  return [...lists, ...records, `/navigator/1/3?apartment=${apartment?.id}`, '/navigator/2/11']
}

/** With the states in which such a page can be: other filters and statuses, and what does not exist. */
export async function everyState(backend: Backend): Promise<string[]> {
  const pages = await everyPage(backend)
  const apartments = await listApartments(backend.db)
  const others = apartments.map(({ id }) => `/apartments/${id}`).filter((url) => !pages.includes(url))
  const lists = [
    '/apartments?type=2-bedroom&status=available',
    '/apartments?floor=1&type=4-bedroom-maisonette',
    '/apartments?maxPrice=much',
    '/apartments?view=cards&type=studio&type=2-bedroom&minFloor=1',
    '/apartments?view=cards&maxPrice=5000',
    '/parking?status=sold',
    '/parking?level=1&plan=open',
    '/navigator/1/3',
    '/navigator?type=2-bedroom&available=1',
    '/navigator/1/3?maxPrice=100000',
  ]
  const opened = ['?view=open', '?light=dusk', '?photo=1', '?plan=open']
  const views = opened.map((query) => `/apartments/${apartments[0]?.id}${query}`)
  const some = apartments.slice(0, 3).map(({ id }) => id)
  const kept = [`/favourites?ids=${some},none`, `/compare?ids=${some}`, '/compare', `/contact?ids=${some}`]
  const missing = ['/apartments/none', '/parking/none', '/navigator/1/99', '/alerts', '/alerts/none']
  return [...pages, ...others, ...lists, ...views, ...kept, ...missing]
}

/** By how many pixels a page is wider than its window, and which elements cause it. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.querySelectorAll('body *')].filter((each) => {
      const { right, width } = each.getBoundingClientRect()
      return each.checkVisibility() && width > 0 && right > clientWidth + 1
    })
    return [scrollWidth - clientWidth, ...outside.map((each) => each.outerHTML.slice(0, 120))]
  })
}

/** Buttons and links of which a part of the text is outside of them. */
export function clippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, summary, a[class]')]
    const isClipped = (each: HTMLElement) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
    return controls
      .filter((each) => each.checkVisibility() && isClipped(each) && each.offsetWidth > 1)
      .map((each) => `${each.scrollWidth - each.clientWidth} px: ${each.outerHTML.slice(0, 160)}`)
  })
}
