import { listApartments } from '../../backend/data/apartments.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const rows = 'tbody tr'

test('the list has every apartment with all its columns, free ones first', async ({ page }) => {
  await page.goto('/apartments')
  await expect(page).toHaveTitle('Апартаменти | Бриз')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Вход',
    'Апартамент',
    'Етаж',
    'Тип',
    'Изложение',
    'Чиста площ',
    'Обща площ',
    'Цена',
    'Статус',
  ])
  await expect(page.locator(`${rows} td:nth-child(2)`)).toHaveText(['1', '2', '1', '10', '11'])
  const maisonette = page.getByRole('row', { name: 'Тристаен мезонет' })
  await expect(maisonette.getByRole('cell')).toHaveText([
    'А',
    '10',
    '3–4',
    'Тристаен мезонет',
    'Юг',
    /101,00\sм²/,
    /120,00\sм²/,
    'При запитване',
    'Резервиран',
  ])
})

test('filters are in the URL and find a maisonette by its second floor', async ({ page }) => {
  await page.goto('/apartments')
  await page.getByLabel('Етаж').selectOption('4')
  await expect(page).toHaveURL('/apartments?floor=4')
  await expect(page.locator(`${rows} td:nth-child(2)`)).toHaveText(['10', '11'])
  await page.getByLabel('Статус').selectOption('Продаден')
  await expect(page).toHaveURL('/apartments?floor=4&status=sold')
  await expect(page.getByText('1 апартамент', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator(`${rows} td:nth-child(2)`)).toHaveText(['11'])
  await page.getByRole('link', { name: 'Изчисти' }).click()
  await expect(page).toHaveURL('/apartments')
  await expect(page.locator(rows)).toHaveCount(5)
  await expect(page.getByLabel('Етаж')).toHaveValue('')
})

test('filters, apartments and the way back stay in the language', { tag: '@long' }, async ({ page }) => {
  await page.goto('/de/apartments')
  await page.locator('#filter-floor').selectOption('4')
  await expect(page).toHaveURL('/de/apartments?floor=4')
  await expect(page.locator(`${rows} td:nth-child(2)`)).toHaveText(['10', '11'])
  await expect(page.locator(rows).first()).toContainText(/120,00\sm²/)
  await page.locator('tbody .row-link').first().click()
  await expect(page).toHaveURL(/\/de\/apartments\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/120,00\sm²/)
  await page.reload()
  await page.getByRole('navigation', { name: 'Wohnungen aus Ihrer Liste' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('11')
  await page.getByRole('link', { name: 'Zu allen Wohnungen' }).click()
  await expect(page).toHaveURL('/de/apartments?floor=4')
  await expect(page.locator('tbody .row-link').nth(1)).toBeFocused()
})

test('a filter keeps the keyboard focus, and follows Back and Forward', async ({ page }) => {
  await page.goto('/apartments?status=sold')
  const [status, floor] = [page.getByLabel('Статус'), page.getByLabel('Етаж')]
  await page.getByRole('contentinfo').getByRole('link', { name: 'Апартаменти' }).click()
  await expect(page).toHaveURL('/apartments')
  await expect(status).toHaveValue('')
  await page.goBack()
  await expect(status).toHaveValue('sold')
  await page.goForward()
  await expect(status).toHaveValue('')

  await floor.focus()
  await page.keyboard.press('4')
  await expect(page).toHaveURL('/apartments?floor=4')
  await expect(page.locator(rows)).toHaveCount(2)
  await expect(floor).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL('/apartments?floor=3')
  await expect(page.locator(rows)).toHaveCount(1)
  await expect(floor).toBeFocused()
})

test('an unknown value in the URL is ignored, and an empty result says what to do next', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/apartments?floor=99&type=castle&maxPrice=much')
  await expect(page.locator(rows)).toHaveCount(5)
  await expect(page.getByLabel('Цена до')).toHaveAccessibleDescription('Въведете сума, например 150 000')
  await page.goto('/apartments?floor=11')
  await expect(page.getByText('Няма апартаменти, които отговарят на избраните филтри.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be read and filtered, and its links work', async ({ page }) => {
    await page.goto('/apartments')
    await page.getByLabel('Вход', { exact: true }).selectOption('Б')
    await page.getByLabel('Цена до').fill('100 000')
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('button', { name: 'Покажи', exact: true }).click()
    await expect(page.locator(rows)).toHaveCount(1)
    await expect(page.getByLabel('Цена до')).toHaveValue(/^100\s000$/)
    await expect(page.getByRole('list', { name: 'Избрани филтри' })).toContainText('цена до 100')
    await page.getByLabel('Само свободни').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Покажи', exact: true }).click()
    await expect(page).toHaveURL(/available=1/)
    await expect(page.getByLabel('Само свободни')).toBeChecked()
    await page.locator(rows).getByRole('link', { name: '1' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Апартамент 1 · /)
  })
})

test('a click anywhere in a row opens the apartment', { tag: '@long' }, async ({ page }) => {
  await page.goto('/apartments?floor=2')
  await page.locator(rows).click({ position: { x: 900, y: 20 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Апартамент 2 · /)
})

test('on a phone an apartment is a card of four lines with both areas, and one choice orders them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/apartments')
  for (const row of await page.locator(rows).all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(132)
  for (const column of ['netArea', 'area']) {
    const cell = await page.locator(`${rows} td[data-column="${column}"]`).first().boundingBox()
    expect(cell?.width).toBeGreaterThan(60)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expect(page.getByRole('columnheader')).toHaveCount(0)
  await page.getByLabel('Подреди').selectOption('price')
  await expect(page).toHaveURL('/apartments?sort=price')
  await expect(page.locator(`${rows} td:nth-child(8)`).first()).toHaveText(/85\s000\s€/)
})

test('on a phone filters are in a sheet, which stays open while options are selected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/apartments')
  await expect(page.getByLabel('Етаж')).toBeHidden()
  await page.locator('.filter-toggle summary').click()
  await page.getByLabel('Етаж').selectOption('4')
  await expect(page).toHaveURL('/apartments?floor=4')
  await page.getByLabel('Площ от').fill('60')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Покажи 1', exact: true }).click()
  await expect(page).toHaveURL('/apartments?floor=4&minArea=60')
  await expect(page.getByLabel('Етаж')).toBeHidden()
  await expect(page.getByText('Филтри (2)')).toBeVisible()
  await expect(page.locator(`${rows} td:nth-child(2)`)).toHaveText(['10'])

  await page.getByText('Филтри (2)').click()
  await page.getByLabel('Цена до').fill('много')
  await page.keyboard.press('Enter')
  await page.getByText('Филтри (2)').click()
  await expect(page.getByText('Въведете сума, например 150 000')).toBeVisible()
  await expect(page.locator('.filter-end').getByRole('button')).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Цена до').fill('')
  await page.keyboard.press('Enter')
  await page.getByText('Филтри (2)').click()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Етаж')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Само свободни' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/apartments?floor=4&minArea=60&available=1')
  await page.getByRole('link', { name: 'Покажи всички апартаменти' }).click()
  await expect(page.getByText('5 апартамента', { exact: true })).toBeVisible()
  await expect(page.getByText('3 свободни', { exact: true })).toBeVisible()
})

test('cards, several types and a range lead to an apartment and back to the same card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/apartments')
  await page.getByRole('link', { name: 'Карти' }).click()
  await expect(page).toHaveURL('/apartments?view=cards')
  // The URL changes a moment before the page does, and its form with it.
  await expect(page.getByRole('link', { name: 'Карти' })).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Подреди').selectOption('Цена: най-високата първо')
  await expect(page).toHaveURL('/apartments?view=cards&sort=-price')
  await page.locator('.filter-toggle summary').click()
  const types = page.getByRole('group', { name: 'Тип' }).getByRole('checkbox')
  const cards = page.locator('.apartment-cards li')
  const all = await cards.count()
  await types.first().click()
  await expect(page).toHaveURL(/type=/)
  await types.nth(2).click()
  await expect(page).toHaveURL(/type=.*&type=/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await expect(async () => {
    const show = page.getByRole('button', { name: `Покажи ${await cards.count()}`, exact: true })
    await expect(show).toBeVisible({ timeout: 1000 })
  }).toPass()
  // A handle moved by the keyboard writes into its field; at its end it is no filter.
  const most = page.getByRole('group', { name: 'Цена' }).getByRole('slider', { name: 'Най-много' })
  await most.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/maxPrice=/)
  await expect(most).toBeFocused()
  await page.keyboard.press('End')
  await expect(page).not.toHaveURL(/maxPrice=/)
  await page.getByRole('button', { name: /^Покажи \d+$/ }).click()
  const inOrder = (url: URL | string) => [...new URL(url).searchParams].map(String).sort().join()
  await page.getByRole('link', { name: 'Карти' }).click()
  await expect(page).toHaveURL(/sort=price&dir=desc/)
  const url = inOrder(page.url())
  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/apartments\/[\w-]+$/)
  await page.getByRole('link', { name: 'Към всички апартаменти' }).click()
  await expect(page).toHaveURL((now) => now.pathname === '/apartments' && inOrder(now) === url)
  await expect(cards.nth(1).getByRole('link')).toBeFocused()
  const chips = page.getByRole('list', { name: 'Избрани филтри' }).getByRole('link', { name: /^Премахни/ })
  await expect(chips).toHaveCount(2)
  await chips.first().click()
  await expect(chips).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
})

for (const width of [768, 1024, 1280, 1440])
  test(`at ${width} px number, price, status and the table head are visible`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 420 })
    await page.goto('/apartments')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const table = page.getByRole('region', { name: 'Апартаменти' })
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
    await page.locator(rows).nth(1).scrollIntoViewIfNeeded()
    for (const name of ['Апартамент', 'Цена', 'Статус'])
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 })
    for (const column of [2, 8, 9])
      await expect(page.locator(`${rows}:last-child td:nth-child(${column})`)).toBeInViewport()
    const price = page.locator(`${rows} td:nth-child(8)`).first()
    await expect(price).toHaveCSS('text-align', 'right')
  })

test('a status changed in the admin area is shown on an open page without a reload', async ({
  page,
  browser,
  adminCookies,
  site,
}) => {
  await page.goto('/apartments?floor=1&entrance=1')
  const row = page.locator(rows).first()
  await expect(row).toContainText('Свободен')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const adminContext = await browser.newContext({ baseURL: site.url })
  await adminContext.addCookies(adminCookies)
  const list = await adminContext.newPage()
  await list.goto('/admin/apartments?floor=1&entrance=1')
  await list.getByLabel('Статус на апартамент 1').selectOption('Резервиран')

  await expect(row).toContainText('Резервиран')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await list.getByLabel('Статус на апартамент 1').selectOption('Свободен')
  await expect(row).toContainText('Свободен')
  await adminContext.close()
})

test('internal notes are in no response to a visitor', async ({ request, site }) => {
  const [first] = await listApartments(site.backend.db)
  const urls = [
    '/',
    '/apartments',
    '/apartments.data',
    `/apartments/${first?.id}`,
    `/apartments/${first?.id}.data`,
    '/parking',
    '/parking.data',
  ]
  for (const url of urls) {
    const response = await request.get(url)
    expect(response.status(), url).toBe(200)
    expect(await response.text(), url).not.toContain('тайна')
  }
})

test('an unknown apartment is a 404 with a link back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const response = await page.goto('/apartments/none')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаментът не е намерен')
  await page.getByRole('link', { name: 'Към всички апартаменти' }).click()
  await expect(page).toHaveURL('/apartments')
})

for (const width of [390, 1440]) {
  test(`axe finds no violations on the public pages at ${width} px`, {
    tag: width > 390 ? '@long' : '@short',
  }, async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/404/)
    await page.setViewportSize({ width, height: 900 })
    const [apartment] = await listApartments(site.backend.db)
    const [spot] = await listParkingSpots(site.backend.db)
    const pages = ['/', '/apartments', `/apartments/${apartment?.id}`, '/parking', `/parking/${spot?.id}`]
    for (const url of [...pages, '/stores', '/privacy', '/contact', '/no-such-page']) {
      await page.goto(url)
      expect(await findViolations(page), url).toEqual([])
    }
  })
}
