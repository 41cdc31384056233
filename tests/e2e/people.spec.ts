import { addTestUser, agentCredentials } from '../an-agent.ts'
import { totpCode } from '../totp.ts'
import { status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { credentials, expect, signIn, test } from './fixtures.ts'

const invited = { email: 'ana@example.com', password: 'own-password' }

test('an administrator invites an agent, who sets a password by the link, and can read but not change', async ({
  ownSite,
  page,
  browser,
}) => {
  const url = ownSite.url
  await page.goto(`${url}/admin/login`)
  await page.getByLabel('Имейл').fill(credentials.email)
  await page.getByLabel('Парола').fill(credentials.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await page.getByRole('link', { name: 'Потребители' }).click()
  await page.getByLabel('Име', { exact: true }).fill('Ана')
  await page.getByLabel('Имейл', { exact: true }).fill(invited.email)
  await page.getByRole('button', { name: 'Покани' }).click()
  const link = await page.getByLabel('Връзка', { exact: true }).inputValue()
  expect(await findViolations(page)).toEqual([])

  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const agent = await context.newPage()
  await agent.goto(link)
  await agent.getByLabel('Нова парола').fill('parola1234')
  await agent.getByLabel('Новата парола отново').fill('parola1234')
  await agent.getByRole('button', { name: 'Задай паролата' }).click()
  await expect(agent.getByText('Тази парола е лесна за отгатване')).toBeVisible()
  await agent.getByLabel('Нова парола').fill(invited.password)
  await agent.getByLabel('Новата парола отново').fill('something-else')
  await agent.getByRole('button', { name: 'Задай паролата' }).click()
  await expect(agent.getByText('Двете пароли не съвпадат')).toBeVisible()
  await agent.getByLabel('Нова парола').fill(invited.password)
  await agent.getByLabel('Новата парола отново').fill(invited.password)
  await agent.getByRole('button', { name: 'Задай паролата' }).click()
  await expect(agent.getByText('Паролата е зададена. Влезте с нея.')).toBeVisible()
  await expect(agent.getByLabel('Имейл')).toHaveValue(invited.email)
  await agent.getByLabel('Парола').fill(invited.password)
  await agent.getByRole('button', { name: 'Вход' }).click()
  await expect(agent.getByRole('heading', { level: 1, name: 'Табло' })).toBeVisible()
  const sidebar = agent.getByRole('navigation', { name: 'Навигация на администрацията' })
  await expect(sidebar.getByRole('link')).toHaveText([
    'Табло',
    'Днес',
    'Продажби',
    'Напредък',
    'Апартаменти',
    'Решетка',
    'Паркоместа',
    'Магазини',
    'Резервации',
    'Сделки',
    'Запитвания',
    'Клиенти',
    'Огледи',
  ])
  await agent.goto('/admin/grid')
  await expect(agent.getByRole('grid').getByRole('button').first()).toBeVisible()
  await expect(agent.getByRole('region', { name: 'Проверки на сградата' })).toHaveCount(0)
  await agent.goto('/admin/apartments')
  await expect(agent.getByRole('link', { name: 'Преглед апартамент' }).first()).toBeVisible()
  await expect(agent.getByRole('button', { name: /Изтрий|Добави/ })).toHaveCount(0)
  await expect(agent.getByRole('main').getByRole('combobox', { name: /Статус на/ })).toHaveCount(0)
  await expect(agent.getByRole('checkbox')).toHaveCount(0)
  await agent.getByRole('link', { name: 'Преглед апартамент' }).first().click()
  await expect(agent.getByRole('region', { name: 'Статус и цена' })).toBeVisible()
  await expect(agent.getByRole('link', { name: 'Добави оглед' })).toBeVisible()
  await expect(agent.locator('main form')).toHaveCount(0)
  expect((await agent.goto('/admin/settings'))?.status()).toBe(403)
  await expect(agent.getByRole('heading', { name: 'Нямате достъп' })).toBeVisible()
  expect((await agent.goto(link))?.status()).toBe(404)
  await context.close()

  await page.goto(`${url}/admin/account`)
  await page.getByRole('button', { name: 'Включи календара' }).click()
  const address = page.getByLabel('Адрес на календара', { exact: true })
  await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/)
  await expect(page.getByRole('img', { name: 'QR код с адреса на календара' })).toBeVisible()
  const first = await address.inputValue()
  await page.getByRole('button', { name: 'Нов адрес' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Нов адрес' }).click()
  await expect(address).not.toHaveValue(first)
  const calls = page.getByRole('checkbox', { name: '… дойде време за мое обаждане' })
  await calls.uncheck()
  await page.getByRole('region', { name: 'Писма до Вас' }).getByRole('button', { name: 'Запази' }).click()
  await expect(status(page, 'Изборът на писма е запазен.')).toBeVisible()
  await page.reload()
  await expect(calls).not.toBeChecked()
  expect(await findViolations(page)).toEqual([])
})

test('a deactivated user is signed out at once', { tag: '@long' }, async ({
  ownSite,
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/EventSource/)
  await addTestUser(ownSite.backend)
  const context = await browser.newContext({ baseURL: ownSite.url })
  const administrator = await context.newPage()
  await signIn(administrator)
  await page.goto(`${ownSite.url}/admin/login`)
  await page.getByLabel('Имейл').fill(agentCredentials.email)
  await page.getByLabel('Парола').fill(agentCredentials.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  const listening = page.waitForResponse((response) => response.url().endsWith('/admin/live-changes'))
  await page.getByRole('link', { name: 'Апартаменти' }).first().click()
  await listening
  await administrator.goto('/admin/users')
  await administrator.getByRole('button', { name: 'Деактивирай Ана Агентова' }).click()
  await administrator.getByRole('dialog').getByRole('button', { name: 'Деактивирай' }).click()
  await expect(status(administrator, 'Ана Агентова е деактивиран.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await context.close()
})

test('a second factor is set up, requested at the sign-in, and turned off', { tag: '@long' }, async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/EventSource/)
  const own = { email: 'phone@example.com', password: 'sea-breeze-4' }
  await addTestUser(site.backend, own)
  await signIn(page, own)
  await page.getByRole('link', { name: 'Профил' }).click()
  await expect(page.getByText('Chrome на Linux')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Настрой' }).click()
  // Waits for this page, because the previous one has a field „Сегашна парола“, too.
  await expect(page.getByRole('button', { name: 'Напред' })).toBeVisible()
  await page.getByLabel('Сегашна парола').fill(own.password)
  await page.getByRole('button', { name: 'Напред' }).click()
  await expect(page.getByRole('img', { name: 'QR код за приложението' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const uri = await page.locator('[name="uri"]').inputValue()
  await expect(page.getByLabel('Излез от всички други устройства')).toBeChecked()
  await page.getByLabel('Код от приложението').fill(totpCode(uri))
  await page.getByRole('button', { name: 'Включи' }).click()
  await expect(page.getByRole('heading', { name: 'Кодове за възстановяване' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Изход' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)

  await page.goto('/admin/login?next=/admin/account/second-factor')
  await page.getByLabel('Имейл').fill(own.email)
  await page.getByLabel('Парола').fill(own.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await page.getByLabel('Код').fill(totpCode(uri, 1))
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page).toHaveURL('/admin/account/second-factor')
  await page.getByLabel('Сегашна парола').last().fill(own.password)
  await page.getByRole('button', { name: 'Изключи втория фактор' }).click()
  await expect(status(page, 'Вторият фактор е изключен.')).toBeVisible()
})

test('without mail, the page for a forgotten password names the command that helps', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Забравена парола' }).click()
  await expect(page.getByText('npm run admin')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
