import type { Locator, Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QrCode } from '../../app/qr-code.tsx'
import { listApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import { showroomAccess } from '../../backend/data/key-access.ts'
import { listBuildingViews } from '../../backend/data/plans/building-views.ts'
import { saveCostSettings } from '../../backend/data/settings.ts'
import type { Backend } from '../../backend/open.ts'
import { floorLink } from '../../domain/building/building-view.ts'
import { defaultCostSettings } from '../../domain/costs/cost-settings.ts'
import { findViolations } from './axe.ts'
import { cachedUrls, noConnection, untilCached, untilControlled } from './cached-pages.ts'
import { addView } from './drawn-panorama.ts'
import { drawPlan, drawView, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', hasTouch: true, viewport: { width: 1920, height: 1080 } })

/** A building with a façade, two plans, and a view from the windows. Returns the URL of its showroom. */
async function furnish(backend: Backend): Promise<string> {
  const { db } = backend
  await showroomAccess.open(db)
  const url = `/showroom?key=${(await showroomAccess.get(db)).key}`
  if ((await listBuildingViews(db)).length > 0) return url
  await drawView(backend, 'Изток', [
    [floorLink({ entrance: '1', floor: 1 }), rectangle(100, 500, 900, 200)],
    [floorLink({ entrance: '1', floor: 2 }), rectangle(100, 300, 900, 200)],
  ])
  await drawPlan(backend, { entrance: '1', floor: 1 }, [['1', rectangle(100, 100, 500, 600)]])
  await drawPlan(backend, { entrance: '1', floor: 2 }, [['2', rectangle(600, 100, 500, 600)]])
  await addView(backend)
  await saveCostSettings(db, 0, { ...defaultCostSettings, isShown: true })
  return url
}

const invitation = (page: Page) => page.getByRole('link', { name: 'Докоснете екрана' })
const floorInList = (page: Page, floor: number) =>
  page
    .getByRole('region', { name: 'Етажи' })
    .getByRole('link', { name: `етаж ${floor}:` })
    .first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Scripts of another document start at the first touch, or after some seconds. */
async function untilRunning(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith('__reactFiber'))),
    )
    .toBe(true)
}

/** Every target is at least 64 px high and wide, and leads to the showroom. */
async function expectLargeTargets(page: Page): Promise<void> {
  const targets = await page.locator('main :is(a:not(svg a), button)').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect()
      return { name: each.textContent, small: Math.min(width, height) < 64, href: each.getAttribute('href') }
    }),
  )
  expect(targets.length).toBeGreaterThan(1)
  expect(targets.filter(({ small }) => small)).toEqual([])
  expect(targets.filter(({ href }) => !/^\/(\w\w\/)?showroom\?/.test(href ?? ''))).toEqual([])
  expect(await page.locator('header.site-header, footer, a[href^="tel:"], a[href^="mailto:"]').count()).toBe(
    0,
  )
}

const fits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight
  })

const isLoaded = (picture: Locator) =>
  picture.evaluate(async (each) => {
    const image = new Image()
    image.src = each.getAttribute('href') ?? ''
    return image.decode().then(
      () => image.naturalWidth > 0,
      () => false,
    )
  })

test('a visitor walks by touch to a home, its view and its costs, takes it along, and the screen returns', async ({
  page,
  site: { backend, url: origin },
  expectedErrors,
}) => {
  expectedErrors.push(noConnection, /404/)
  const url = await furnish(backend)
  await page.clock.install()
  await page.goto(url)
  await expect(page.getByText('3 свободни апартамента')).toBeVisible()
  await invitation(page).tap()
  await expect(heading(page)).toHaveText('Изберете етаж')
  await expectLargeTargets(page)
  expect(await findViolations(page)).toEqual([])

  await page
    .getByRole('group', { name: 'Сградата' })
    .getByRole('link', { name: /етаж 2/ })
    .tap()
  await expect(heading(page)).toHaveText('Изберете апартамент')
  await expectLargeTargets(page)
  await page.getByRole('group', { name: /^План/ }).getByRole('link', { name: 'Апартамент 2' }).tap()
  await expect(heading(page)).toHaveText('Апартамент 2')
  await expectLargeTargets(page)
  expect(await findViolations(page)).toEqual([])
  const place = page.url()
  await page.reload()
  await expect(heading(page)).toHaveText('Апартамент 2')

  const [home] = (await listApartments(backend.db)).filter(({ number }) => number === '2')
  const code = (query: string) =>
    renderToStaticMarkup(
      createElement(QrCode, { text: `${origin}/apartments/${home?.id}${query}`, label: '', className: '' }),
    ).match(/ d="([^"]+)"/)?.[1]
  const drawn = () =>
    page
      .getByRole('img', { name: /^QR код/ })
      .locator('path')
      .getAttribute('d')
  expect(await drawn()).toBe(code(''))

  await page.getByRole('link', { name: 'Изглед от прозореца' }).tap()
  await page.getByRole('link', { name: 'Здрач' }).tap()
  await expect(page.getByRole('img', { name: /Примерен изглед/ }).first()).toHaveAttribute('src', /\/dusk_/)
  await page.getByRole('link', { name: 'Назад' }).tap()
  await page.getByRole('link', { name: 'Колко ми струва' }).tap()
  await page.getByRole('group', { name: 'Собствени средства' }).getByRole('link', { name: '40' }).tap()
  await page.getByRole('group', { name: 'Години на кредита' }).getByRole('link', { name: '30' }).tap()
  await expect.poll(drawn).toBe(code('?own=40&years=30'))
  await expectLargeTargets(page)
  expect(await findViolations(page)).toEqual([])

  // „Back“ of the browser goes up, and never out.
  await page.goBack()
  await expect(heading(page)).toHaveText('Апартамент 2')
  expect(page.url()).toBe(place)

  // What somebody else sells meanwhile is seen at once.
  await page.context().setOffline(true)
  await setApartmentStatus(backend.db, home?.id ?? '', home?.revision ?? 0, 'reserved')
  await page.context().setOffline(false)
  await expect(page.locator('.showroom-status')).toHaveText('Резервиран')

  await page.getByRole('link', { name: 'English' }).tap()
  await expect(page).toHaveURL(/\/en\/showroom\?/)
  await expect(heading(page)).toHaveText('Apartment 2')
  await untilRunning(page)
  await page.clock.runFor(77_000)
  await expect(page.getByText(/^Back to the start in \d+ seconds/)).toBeVisible()
  await heading(page).tap()
  await expect(page.getByText(/^Back to the start/)).toHaveCount(0)
  await page.clock.runFor(91_000)
  await expect(invitation(page)).toBeVisible()
  await expect(page).toHaveURL(origin + url)

  await untilRunning(page)

  // Another key: nothing of the showroom is left.
  await page.context().setOffline(true)
  await showroomAccess.renew(backend.db)
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText('Страницата не е намерена')
})

test('it goes on without a connection, with what nobody has looked at before and in every language', {
  tag: '@long',
}, async ({ page, context, ownSite, expectedErrors }) => {
  expectedErrors.push(noConnection)
  const url = await furnish(ownSite.backend)
  await page.goto(ownSite.url + url)
  await untilControlled(page)
  await untilCached(page, url, `/en${url}`, `/ru${url}`)
  const stored = async (name: RegExp) => (await cachedUrls(page)).filter((each) => name.test(each)).length
  await expect.poll(() => stored(/floorPlans\/.*w=/)).toBe(2)
  await expect.poll(() => stored(/slice=.*w=/)).toBeGreaterThanOrEqual(4)
  await expect(page.getByText('Зарежда се за работа без връзка')).toHaveCount(0)
  await ownSite.stop()
  await context.setOffline(true)

  await invitation(page).tap()
  await floorInList(page, 2).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Данните са от' })).toBeVisible()
  expect(await isLoaded(page.getByRole('group', { name: /^План/ }).locator('image'))).toBe(true)
  await page.getByRole('listitem').getByRole('link', { name: 'Апартамент 2' }).tap()
  await page.reload()
  await expect(heading(page)).toHaveText('Апартамент 2')
  await page.getByRole('link', { name: 'Изглед от прозореца' }).tap()
  const view = page.getByRole('img', { name: /Примерен изглед/ }).first()
  await expect.poll(() => view.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'English' }).tap()
  await expect(heading(page)).toHaveText('View from the window')
  await page.getByRole('link', { name: 'Start', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Touch the screen' })).toBeVisible()
  await context.setOffline(false)
})

for (const [width, height] of [
  [1080, 1920],
  [3840, 2160],
] as const)
  test(`every step fits a screen of ${width}×${height}`, {
    tag: width > 1080 ? '@long' : '@short',
  }, async ({ page, site: { backend } }) => {
    const url = await furnish(backend)
    const [home] = (await listApartments(backend.db)).filter(({ number }) => number === '2')
    await page.setViewportSize({ width, height })
    for (const at of [
      '',
      'building',
      'floor/1/2',
      `home/${home?.id}`,
      `view/${home?.id}`,
      `costs/${home?.id}`,
    ]) {
      await page.goto(`${url}&at=${encodeURIComponent(at)}`)
      expect(await fits(page), at).toBe(true)
      await expectLargeTargets(page)
      const bar = await page.locator('.showroom-bar').boundingBox()
      expect((bar?.y ?? 0) + (bar?.height ?? 0), at).toBeGreaterThan(height - 2)
    }
  })
