import type { Request } from '@playwright/test'
import { listApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import { findViolations } from './axe.ts'
import { withoutTable } from './broken-table.ts'
import { credentials, expect, signIn, test } from './fixtures.ts'

const screens = {
  Табло: '/admin',
  Днес: '/admin/today',
  Продажби: '/admin/sales',
  Отчет: '/admin/report',
  Сграда: '/admin/building',
  'Начална страница': '/admin/homepage',
  Напредък: '/admin/progress',
  'Етажни планове': '/admin/floor-plans',
  'Изгледи от прозореца': '/admin/views',
  Апартаменти: '/admin/apartments',
  Решетка: '/admin/grid',
  Паркоместа: '/admin/parking',
  Магазини: '/admin/stores',
  Цени: '/admin/prices',
  Медия: '/admin/media',
  Преводи: '/admin/translations',
  Резервации: '/admin/reservations',
  Сделки: '/admin/deals',
  Вноски: '/admin/payments',
  Документи: '/admin/documents',
  Запитвания: '/admin/contacts',
  Клиенти: '/admin/clients',
  Огледи: '/admin/viewings',
  История: '/admin/history',
  Настройване: '/admin/setup',
  Настройки: '/admin/settings',
  Потребители: '/admin/users',
}

test('the administrator signs in, sees the account, visits every screen and signs out', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Administrator')).toBeVisible()
  await expect(page.getByText(credentials.email)).toBeVisible()

  const sidebar = page.getByRole('navigation', { name: 'Навигация на администрацията' })
  await expect(sidebar.getByRole('link')).toHaveText(Object.keys(screens))
  for (const [name, url] of Object.entries(screens)) {
    await sidebar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  const cookies = await page.context().cookies()
  await page.getByRole('button', { name: 'Изход' }).click()
  await expect(page).toHaveURL('/admin/login')

  // The session has ended on the server, too: the old cookie opens nothing.
  await page.context().addCookies(cookies)
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test('after signing in, the requested page opens', async ({ page }) => {
  await page.goto('/admin/apartments?floor=2')
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill(credentials.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page).toHaveURL('/admin/apartments?floor=2')
})

test('a URL of another site is not followed after signing in', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin/login?next=https://example.com/admin')
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill(credentials.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page).toHaveURL('/admin')
})

test('invalid input gets an error beside its field, what was typed stays, and axe finds no violations', async ({
  page,
}) => {
  await page.goto('/admin/login')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Имейл').fill('не е имейл')
  await page.getByLabel('Парола').fill('12345')
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByText('Въведете валиден имейл')).toBeVisible()
  await expect(page.getByText('Паролата трябва да е поне 6 знака')).toBeVisible()
  await expect(page.getByLabel('Имейл')).toBeFocused()
  await expect(page.getByLabel('Имейл')).toHaveValue('не е имейл')
  expect(await findViolations(page)).toEqual([])
})

test('a wrong password gets a message that does not say which part is wrong', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/, /Невалиден имейл или парола\./)
  const logged = page.waitForEvent('console', (message) => message.text() === 'Невалиден имейл или парола.')
  await page.goto('/admin/login')
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill('wrong-password')
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('alert')).toHaveText('Невалиден имейл или парола.')
  await expect(page.getByLabel('Имейл')).toHaveValue(credentials.email)
  await logged
})

test('without a response from the server, the sign-in says so and keeps what was typed', {
  tag: '@long',
}, async ({ page, expectedErrors }) => {
  const failure = 'Възникна грешка при влизане. Моля, опитайте отново.'
  expectedErrors.push(/ERR_FAILED|500/, new RegExp(failure))
  await page.goto('/admin/login')
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill(credentials.password)
  for (const response of ['none', 'nonsense']) {
    await page.route('**/admin/login.data*', (route) =>
      response === 'none' ? route.abort() : route.fulfill({ status: 500, body: 'Bad gateway' }),
    )
    // The message of the previous attempt is still shown, so this waits for the request itself.
    const isIts = (request: Request) => request.url().includes('/admin/login.data')
    const through =
      response === 'none'
        ? page.waitForEvent('requestfailed', isIts)
        : page.waitForEvent('requestfinished', isIts)
    await page.getByRole('button', { name: 'Вход' }).click()
    await through
    await expect(page.getByRole('alert')).toHaveText(failure)
    await expect(page.getByLabel('Имейл')).toHaveValue(credentials.email)
    await page.unroute('**/admin/login.data*')
  }
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Табло' })).toBeVisible()
})

test('an error of the server gets the same message', { tag: '@long' }, async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500/, /Възникна грешка при влизане/)
  await page.goto('/admin/login')
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill(credentials.password)
  await withoutTable(site, 'account', async () => {
    await page.getByRole('button', { name: 'Вход' }).click()
    await expect(page.getByRole('alert')).toHaveText('Възникна грешка при влизане. Моля, опитайте отново.')
  })
})

test('after ten attempts in five minutes, the next one has to wait', { tag: '@long' }, async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/401|429/, /Твърде много опити за вход/)
  await page.goto(`${ownSite.url}/admin/login`)
  // The browser sends these attempts itself, as attempts are counted for its IP address.
  const tries = await page.evaluate(
    async (form) => {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 10; attempt++)
        statuses.push(
          (await fetch(location.href, { method: 'POST', body: new URLSearchParams(form) })).status,
        )
      return statuses
    },
    { ...credentials, password: 'wrong-password' },
  )
  expect(tries).toEqual(Array(10).fill(401))
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill(credentials.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('alert')).toHaveText('Твърде много опити за вход. Моля, опитайте по-късно.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('signing in works, and the server validates the fields', async ({ page, expectedErrors }) => {
    expectedErrors.push(/400/)
    await page.goto('/admin/login')
    await page.getByLabel('Имейл').fill(credentials.email)
    await page.getByLabel('Парола').fill('123')
    await page.getByRole('button', { name: 'Вход' }).click()
    await expect(page.getByText('Паролата трябва да е поне 6 знака')).toBeVisible()
    await expect(page.getByLabel('Имейл')).toHaveValue(credentials.email)
    await page.getByLabel('Парола').fill(credentials.password)
    await page.getByRole('button', { name: 'Вход' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Табло' })).toBeVisible()
  })
})

test('an unknown path of the admin area leads to the dashboard', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/no/such/screen')
  await expect(page).toHaveURL('/admin')
})

test('signed in, the sign-in page leads on to the dashboard', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
})

test('when two people change the same apartment, the second save is refused and nothing is overwritten', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
  const { db } = site.backend
  // The page is not notified of changes, as its live connection gets no response.
  await page.route('**/admin/live-changes', () => {})
  await page.goto('/admin/apartments?floor=2')
  const select = page.getByLabel('Статус на апартамент 2')
  const [apartment] = await listApartments(db, { floor: 2 })
  await setApartmentStatus(db, apartment?.id ?? '', apartment?.revision ?? 0, 'reserved')
  await select.selectOption('Продаден')
  await expect(page.getByRole('alert')).toContainText('променен междувременно')
  await expect(select).toHaveValue('reserved')
  expect((await listApartments(db, { floor: 2 }))[0]?.status).toBe('reserved')
})
