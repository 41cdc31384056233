import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import type { Backend } from '../../backend/open.ts'

/** The Bulgarian URL of a page of each kind. */
export async function everyPage({ db }: Backend): Promise<string[]> {
  const [apartment] = await listApartments(db, { floor: 3 })
  const [spot] = await listParkingSpots(db)
  const lists = ['/', '/apartments', '/navigator', '/parking', '/stores', '/contact', '/privacy', '/none']
  const records = [`/apartments/${apartment?.id}`, `/parking/${spot?.id}`]
  return [...lists, ...records, `/navigator/1/3?apartment=${apartment?.id}`, '/navigator/2/11']
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
