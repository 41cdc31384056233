import type { Page } from '@playwright/test'
import { addApartment, listApartments } from '../../backend/data/apartments.ts'
import { findBuilding, getBuilding, saveBuilding } from '../../backend/data/building.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { aCompany } from '../a-company.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { emptySite } from './empty-site.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(({ site }) => emptySite(site))

const step = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const strip = (page: Page) => page.getByRole('complementary', { name: 'Настройване' })
const percent = async (page: Page) =>
  Number(/(\d+)\s%/.exec(await page.getByText(/^\d+\s%$/).innerText())?.[1])

async function fillCompany(page: Page): Promise<void> {
  await formField(page, 'companyName').fill('Хоризонт')
  await formField(page, 'email').fill('office@example.com')
  await formField(page, 'phone').fill('+359 52 000 000')
  await formField(page, 'address').fill('ул. „Морска“ 7, Варна')
}

test('the first administrator is led from step to step, and publishes in the end', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  browser,
  expectedErrors,
}) => {
  // Publishing asks first.
  expectedErrors.push(/422/)
  const { db } = site.backend
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/setup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройване')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(8)
  expect(await percent(page)).toBe(0)
  expect(await findViolations(page)).toEqual([])

  await test.step('the company', async () => {
    await page.getByRole('link', { name: 'Напред: Фирма' }).click()
    await expect(strip(page)).toContainText('стъпка 1 от 8: Фирма')
    await fillCompany(page)
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/setup')
    await expect(step(page, 'Фирма').getByRole('heading')).toHaveText('Готово: 1. Фирма')
    expect(await percent(page)).toBe(12)
  })

  await test.step('the building, whose strip leads on and back', async () => {
    await page.getByRole('link', { name: 'Напред: Сграда' }).click()
    await formField(page, 'name').fill('Хоризонт')
    await formField(page, 'city').fill('Варна')
    await formField(page, 'street').fill('ул. „Морска“ 7')
    for (const level of ['Ниво 3', 'Ниво 2', 'Ниво 1'])
      await page.getByRole('button', { name: `${level}: премахни` }).click()
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/setup')
    // Without levels there is nothing to do for the parking.
    await expect(step(page, 'Паркинг').getByRole('heading')).toHaveText('Готово: 6. Паркинг')
    expect(await percent(page)).toBe(37)
    await step(page, 'Сграда').getByRole('link', { name: 'Сграда', exact: true }).click()
    await strip(page).getByRole('link', { name: 'Следваща стъпка' }).click()
    await expect(page).toHaveURL('/admin/apartments')
    await expect(strip(page)).toContainText('стъпка 3 от 8: Апартаменти')
    await strip(page).getByRole('link', { name: 'Назад към списъка' }).click()
    await expect(page).toHaveURL('/admin/setup')
  })

  await test.step('what a colleague adds appears by itself, and every missing thing has a link', async () => {
    const apartment = { ...newApartment(await getBuilding(db)), area: 60 }
    const first = await addApartment(db, { ...apartment, number: '1', floor: 3, price: 100_000 })
    await addApartment(db, { ...apartment, number: '2', floor: 3, price: 0 })
    const third = await addApartment(db, { ...apartment, number: '3', floor: 4, price: 90_000 })
    const image = { imageUrl: '/files/floor-plans/1/3/none.png', imageWidth: 800, imageHeight: 600 }
    const outlines = [{ id: 'o', apartmentId: first.id, points: [] }]
    await addFloorPlan(db, { entrance: '1', floor: 3 }, image, outlines)
    // The server notices what it has written itself.
    const form = { id: third.id, revision: String(third.revision), status: 'reserved' }
    await page.context().request.post('/admin/apartments.data', { form })
    await expect(step(page, 'Апартаменти')).toContainText('Апартаменти без цена: 1')
    await expect(step(page, 'Планове')).toContainText('Етажи без план: 1')
    await expect(step(page, 'Планове').getByRole('link', { name: 'Вход А, етаж 4' })).toHaveAttribute(
      'href',
      '/admin/floor-plans?entrance=1&floor=4',
    )
    await expect(step(page, 'Контури').getByRole('link', { name: 'Вход А, етаж 3' })).toHaveAttribute(
      'href',
      '/admin/floor-plans?entrance=1&floor=3',
    )
    await step(page, 'Апартаменти').getByRole('link', { name: '2 А' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2')
    await formField(page, 'price').fill('120000')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/setup')
    await expect(step(page, 'Апартаменти').getByRole('heading')).toHaveText('Готово: 3. Апартаменти')
    expect((await listApartments(db)).map(({ price }) => price)).toEqual([100_000, 120_000, 90_000])
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('the dashboard shows how far it is', async () => {
    await page.getByRole('link', { name: 'Табло' }).click()
    const card = page.getByRole('region', { name: 'Настройване' })
    await expect(card.getByRole('listitem')).toHaveCount(8)
    await expect(card.getByText(/^\d+\s%$/)).toBeVisible()
    await expect(card.getByRole('listitem').first()).toHaveText('Готово: 1. Фирма')
    await card.getByRole('link', { name: 'Продължи настройването' }).click()
    await expect(page).toHaveURL('/admin/setup')
  })

  await test.step('publishing names what is missing, and asks', async () => {
    await step(page, 'Публикуване').getByRole('button', { name: 'Публикувай' }).click()
    const question = page.getByRole('dialog', { name: 'Още липсват данни' })
    await expect(question).toContainText('Етажи без план: 1; Няма изглед на сградата')
    await expect(question).toContainText('Началната страница не е запазена')
    await expect(question).not.toContainText('фирмата')
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Отказ' }).click()
    expect((await getBuilding(db)).isPublished).toBe(false)

    const visitor = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } })
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Очаквайте')
    const phone = await visitor.getByRole('link', { name: '+359 52 000 000' }).boundingBox()
    expect(phone?.height, 'the phone stays on one line').toBeLessThan(40)
    await visitor.close()

    await step(page, 'Публикуване').getByRole('button', { name: 'Публикувай' }).click()
    await question.getByRole('button', { name: 'Публикувай въпреки това' }).click()
    await expect(status(page, 'Сайтът е публикуван.')).toBeVisible()
    await expect(step(page, 'Публикуване')).toContainText('Готово: 8. Публикуване')
    expect((await getBuilding(db)).isPublished).toBe(true)
  })

  await test.step('afterwards neither strip nor card are in the way, and the steps can still be read', async () => {
    const links = page.getByRole('navigation', { name: 'Навигация на администрацията' }).getByRole('link')
    await expect(links.nth(1)).toHaveText('Днес')
    await expect(links.filter({ hasText: 'Настройване' })).toHaveAttribute('aria-current', 'page')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Табло')
    await expect(page.getByRole('region', { name: 'Настройване' })).toHaveCount(0)
    await page.goto('/admin/apartments')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
  })
})

test('the strip fits a phone, and does not push a screen that has appeared', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    // A strip that came late would push the heading below it; letters of the font that arrive late push nothing.
    const movesHeading = ({ sources }: Shift) =>
      sources.some(({ node }) => node instanceof Element && (node.matches('h1') || node.querySelector('h1')))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (movesHeading(entry)) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const screen of ['settings', 'building', 'import', 'floor-plans', 'parking']) {
    await page.goto(`/admin/${screen}`)
    const box = await strip(page).boundingBox()
    expect(box?.height, screen).toBeLessThanOrEqual(56)
    const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
    expect(shift, screen).toBe(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, screen).toBeLessThanOrEqual(0)
  }
})

test('two people who set up at once lose nothing', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на настройките/)
  const { db } = site.backend
  await page.goto('/admin/settings?back=%2Fadmin%2Fsetup')
  await fillCompany(page)
  const { values } = await getCompanySettings(db)
  await saveCompanySettings(db, 0, { ...values, legalName: 'Хоризонт ЕООД' })
  await saveButton(page).click()
  await expect(page.getByText('Обновени са полета, които не сте променяли')).toBeVisible()
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/setup')
  expect((await getCompanySettings(db)).values).toMatchObject({
    legalName: 'Хоризонт ЕООД',
    companyName: 'Хоризонт',
    email: 'office@example.com',
  })
})

test('an agent sees nothing of it', { tag: '@long' }, async ({ page, site }) => {
  await addTestUser(site.backend)
  const cookie = await signedIn(site.backend, agentCredentials)
  await page.context().setExtraHTTPHeaders({ cookie })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Табло')
  await expect(page.getByText('Настройване')).toHaveCount(0)
  await page.goto('/admin/apartments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await expect(strip(page)).toHaveCount(0)
  expect((await page.request.get('/admin/setup', { headers: { cookie } })).status()).toBe(403)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('publishing and hiding ask, and lead back', { tag: '@long' }, async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/)
    await page.goto('/admin/setup')
    await page.getByRole('button', { name: 'Публикувай' }).click()
    await expect(page.getByRole('alert')).toContainText('Първо въведете името на фирмата')
    await expect(page.getByRole('link', { name: 'Към данните на фирмата' })).toBeVisible()
    const { db } = site.backend
    await saveCompanySettings(db, (await getCompanySettings(db)).revision, aCompany)
    const { revision, values } = await findBuilding(db)
    await saveBuilding(db, revision, { ...values, name: 'Хоризонт' })

    await page.goto('/admin/setup')
    await page.getByRole('button', { name: 'Публикувай' }).click()
    await expect(page.getByRole('alert')).toContainText('Няма апартаменти')
    expect((await getBuilding(site.backend.db)).isPublished).toBe(false)
    await page.getByRole('button', { name: 'Публикувай въпреки това' }).click()
    await expect(page).toHaveURL('/admin/setup')
    expect((await findBuilding(site.backend.db)).values.isPublished).toBe(true)

    await page.goto('/admin/building')
    await page.getByRole('button', { name: 'Скрий', exact: true }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Скрий' }).click()
    await expect(page).toHaveURL('/admin/building')
    await expect(page.getByRole('region', { name: 'Публикуване' })).toContainText('Сайтът не е публикуван')
  })
})
