import { devices, type Page } from '@playwright/test'
import { floorLink } from '../../domain/building/building-view.ts'
import { findViolations } from './axe.ts'
import { drawPlan, drawView, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

const unfit = 'не отговаря на филтъра'
const maisonette = 'Апартамент 10, Резервиран, 120,00 м²'
const sold = 'Апартамент 11, Продаден, 52,00 м²'

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  const { backend } = site
  await drawPlan(backend, { entrance: '1', floor: 3 }, [['10', rectangle(100, 100, 400, 300)]])
  await drawPlan(backend, { entrance: '1', floor: 4 }, [
    ['10', rectangle(100, 100, 400, 300)],
    ['11', rectangle(600, 100, 400, 300)],
  ])
  await drawView(backend, 'Отпред', [
    [floorLink({ entrance: '1', floor: 1 }), rectangle(200, 500, 400, 100)],
    [floorLink({ entrance: '1', floor: 3 }), rectangle(200, 300, 400, 100)],
    [floorLink({ entrance: '1', floor: 4 }), rectangle(200, 200, 400, 100)],
  ])
})

const facade = (page: Page) => page.getByRole('group', { name: 'Сградата по етажи' })
const cells = (page: Page) => page.getByRole('region', { name: 'Всички апартаменти' })
const card = (page: Page) => page.locator('[data-peek-card]')

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } })

  test('filters dim what does not fit, and a tap shows a home before a second one opens it', async ({
    page,
  }) => {
    await page.goto('/navigator')
    await page.getByText('Филтри', { exact: true }).first().tap()
    await page.getByRole('checkbox', { name: 'Само свободни' }).check()
    await expect(page).toHaveURL('/navigator?available=1')
    await page.getByRole('checkbox', { name: 'Двустаен', exact: true }).check()
    await expect(page).toHaveURL(/available=1/)
    await expect(page).toHaveURL(/type=2-bedroom/)
    await page.getByRole('button', { name: 'Покажи 1' }).tap()
    await expect(page.getByText('1 от 5 отговаря', { exact: true })).toBeInViewport()
    await expect(page.getByText('Филтри (2)')).toBeVisible()
    await expect(
      cells(page).getByRole('link', { name: /^Апартамент .*, не отговаря на филтъра$/ }),
    ).toHaveCount(5)
    await expect(
      facade(page).getByRole('link', { name: 'Вход А, етаж 1: 1 свободен от 1' }),
    ).toHaveAccessibleName(/нищо не отговаря на филтъра$/)
    expect(await findViolations(page)).toEqual([])

    const cell = cells(page).getByRole('link', { name: 'Апартамент 2, Свободен' })
    await cell.tap()
    await expect(page).toHaveURL(/\/navigator\?/)
    await expect(card(page)).toContainText(/Апартамент 2.*Свободен.*78,40\sм².*129\s500/)
    const sheet = await card(page).boundingBox()
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844)
    await expect
      .poll(async () => ((await cell.boundingBox())?.y ?? 0) + ((await cell.boundingBox())?.height ?? 0))
      .toBeLessThanOrEqual(sheet?.y ?? 0)
    expect(await findViolations(page)).toEqual([])
    await card(page).getByRole('button', { name: 'Затвори' }).tap()
    await expect(card(page)).toHaveCount(0)
    await cells(page).getByRole('link', { name: maisonette }).first().tap()
    await expect(card(page).locator('svg image, svg img')).toBeVisible()
    await expect(card(page)).toContainText(`Не отговаря`.toLowerCase())
    await cell.tap()
    await expect(card(page)).toContainText('Апартамент 2')
    await cell.tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Апартамент 2')
  })
})

test('the keyboard shows a home at its focus, Escape hides it, and floors and list keep the filters', async ({
  page,
}) => {
  await page.goto('/navigator?maxPrice=100000&sea=0')
  await expect(page.getByText('2 от 5 отговарят', { exact: true })).toBeVisible()
  const cell = cells(page).getByRole('link', { name: `${sold}, ${unfit}` })
  await page.mouse.move(5, 5)
  await cells(page).getByRole('link', { name: 'Вход А, етаж 4' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cell).toBeFocused()
  await expect(card(page)).toContainText('Апартамент 11')
  // It is in the other half of the window.
  const [shown, focused] = [await card(page).boundingBox(), await cell.boundingBox()]
  expect((focused?.x ?? 0) > 640).toBe((shown?.x ?? 0) < 640)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(cell).toBeFocused()

  await facade(page).getByRole('link', { name: 'Вход А, етаж 4' }).click()
  await expect(page).toHaveURL('/navigator/1/4?maxPrice=100000')
  await expect(page.getByText('На етажа: 0 от 2')).toBeVisible()
  const outline = page.getByRole('link', { name: `${sold}, ${unfit}`, exact: true })
  await page.mouse.move(5, 5)
  const before = await page.evaluate(() => scrollY)
  await outline.focus()
  await expect(page.locator('#selected-apartment')).toContainText('Апартамент 11')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/navigator\/1\/4\?maxPrice=100000&apartment=[^#]+$/)
  await page.locator('a[data-apartment]').first().click()
  await expect(page.locator('#selected-apartment h2')).toHaveText('Апартамент 10')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.getByRole('link', { name: 'Етаж 3', exact: true }).click()
  await expect(page).toHaveURL('/navigator/1/3?maxPrice=100000')
  await page.getByRole('link', { name: 'Всички етажи' }).click()
  await expect(page).toHaveURL('/navigator?maxPrice=100000')
  await page.getByRole('link', { name: 'Като списък' }).click()
  await expect(page).toHaveURL('/apartments?maxPrice=100000')
})

test('without scripts the filters are a form, and values that filter the same share a page', async ({
  request,
}) => {
  const get = async (url: string) => (await request.get(url)).text()
  const page = await get('/navigator?available=1&type=2-bedroom&view=9&status=sold')
  expect(page).toMatch(/<form[^>]* id="apartment-filters"/)
  expect(page).toMatch(/<input [^>]*name="type"[^>]*checked=""[^>]*value="2-bedroom"/)
  expect(page).toContain('1 от 5 отговаря')
  expect(page).toMatch(
    /Свободен<\/span><b[^>]*>1<.*Резервиран<\/span><b[^>]*>0<.*Продаден<\/span><b[^>]*>0</s,
  )
  expect(page).toContain('толкова повече апартаменти на него отговарят на филтъра')
  expect(page).toContain('href="/apartments?type=2-bedroom&amp;available=1"')
  expect(page).toContain('href="/navigator/1/4?type=2-bedroom&amp;available=1"')
  expect(page.match(/не отговаря на филтъра"/g)?.length).toBeGreaterThanOrEqual(5)
  expect(await get('/navigator?maxPrice=100001')).toBe(await get('/navigator?maxPrice=100002'))
  expect(await get('/navigator?type=castle&status=sold')).toBe(await get('/navigator'))
  expect(await get('/navigator/1/4?minFloor=99&type=castle')).toBe(await get('/navigator/1/4'))
})
