import { devices, type Page } from '@playwright/test'
import { listApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import { findViolations } from './axe.ts'
import { enquiriesOf, fillIn, sendEnquiry, thanks } from './contact-form-page.ts'
import { expect, test } from './fixtures.ts'
import { sidewaysScroll } from './public-pages.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

test('on a phone: keep with the heart, see together, compare, and ask about all in one enquiry', async ({
  page,
  site,
}) => {
  const apartments = await listApartments(site.backend.db)
  const [first, second] = ['2', '10'].map((number) => apartments.find((each) => each.number === number))
  const heart = (number = '') =>
    page.getByRole('button', { name: `Запази апартамент ${number} в любими`, exact: true })
  const link = page.getByRole('banner').getByRole('link', { name: /^Любими/ })

  await page.goto('/apartments')
  const place = await link.boundingBox()
  await heart(first?.number).tap()
  await expect(heart(first?.number)).toHaveAttribute('aria-pressed', 'true')
  await heart(second?.number).tap()
  await expect(link).toHaveAccessibleName('Любими 2')
  expect(await link.boundingBox()).toEqual(place)
  // Another tab has the same list, and both stay in step.
  const other = await page.context().newPage()
  await other.goto(`/apartments/${second?.id}`)
  // Similar apartments below have hearts, too.
  const otherHeart = other.locator('.apartment-top').getByRole('button', { name: /^Запази апартамент/ })
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true')
  await otherHeart.tap()
  await expect(heart(second?.number)).toHaveAttribute('aria-pressed', 'false')
  await expect(link).toHaveAccessibleName('Любими 1')
  await otherHeart.tap()
  await expect(link).toHaveAccessibleName('Любими 2')
  await other.close()

  await link.tap()
  const list = `/favourites?ids=${first?.id},${second?.id}`
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await page.goto('/favourites')
  await expect(page).toHaveURL(list)

  // It is sold while the page is open: in the background, until the visitor returns to the tab.
  await turn(page, 'hidden')
  await setApartmentStatus(site.backend.db, first?.id ?? '', first?.revision ?? 0, 'sold')
  await turn(page, 'visible')
  await expect(page.getByRole('article').first()).toContainText('продаден преди минута')
  await expect(page.getByRole('status').filter({ hasText: 'продаден преди минута' })).toHaveCount(1)

  await page.getByRole('link', { name: 'Сравни (2)' }).tap()
  const table = page.getByRole('table')
  await expect(page.getByRole('columnheader', { name: `Апартамент ${first?.number}` })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Обща площ' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await expect(table.getByRole('rowheader', { name: 'Вход' })).toBeVisible()
  await page.getByRole('link', { name: 'Само разликите' }).tap()
  await expect(page).toHaveURL(/&diff=1$/)
  await expect(table.getByRole('rowheader', { name: 'Вход' })).toHaveCount(0)
  await expect(table.getByRole('rowheader', { name: 'Обща площ' })).toBeVisible()

  await page.getByRole('link', { name: 'Изпрати запитване за всички' }).tap()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await fillIn(page, { name: 'Двама', email: 'two@example.com', message: 'Кога можем да ги видим?' })
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()
  const [stored] = await enquiriesOf(site, 'two@example.com')
  expect(stored).toMatchObject({
    apartmentId: first?.id,
    otherApartments: [{ apartmentId: second?.id, apartmentNumber: second?.number }],
  })
})

function turn(page: Page, state: string): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list that was sent is read, picked from and compared; hearts are not offered', async ({
    page,
    site,
  }) => {
    const ids = (await listApartments(site.backend.db)).map(({ id }) => id).slice(0, 5)
    await page.goto(`/favourites?ids=${ids}`)
    await expect(page.getByRole('article')).toHaveCount(ids.length)
    await expect(page.getByRole('button', { name: /^Запази апартамент/ })).toHaveCount(0)
    await page
      .getByRole('link', { name: /^За сравнение/ })
      .first()
      .tap()
    await page
      .getByRole('link', { name: /^За сравнение/ })
      .last()
      .tap()
    await page.getByRole('link', { name: 'Сравни (2)' }).tap()
    await expect(page).toHaveURL(`/compare?ids=${ids[0]},${ids.at(-1)}`)
    await page
      .getByRole('link', { name: /^Махни апартамент/ })
      .first()
      .tap()
    await expect(page).toHaveURL(`/compare?ids=${ids.at(-1)}`)
  })
})

test('a comparison of four prints on one sheet in landscape', { tag: '@long' }, async ({ browser, site }) => {
  const page = await browser.newPage()
  const ids = (await listApartments(site.backend.db)).map(({ id }) => id).slice(0, 4)
  await page.goto(`${site.url}/compare?ids=${ids}`)
  await expect(page.getByRole('table')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
  await page.close()
})
