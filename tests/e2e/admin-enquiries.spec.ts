import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addEnquiry, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import type { Backend } from '../../backend/open.ts'
import { alert, confirmDelete } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { clearTable, withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

const enquiry = {
  name: 'Мария',
  email: 'maria@example.com',
  phone: '+359 888 123',
  message: 'Здравейте',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}

async function fill({ db }: Backend, count: number) {
  for (let index = 1; index <= count; index++)
    await addEnquiry(db, { ...enquiry, name: `Посетител ${index}` }, new Date(Date.now() - index * 60_000))
}

test.beforeEach(({ site }) => clearTable(site, 'enquiries'))

/** Opens the list with an enquiry of Maria's and one that a spreadsheet would take for a formula. */
async function openTwo(page: Page, { db }: Backend) {
  await addEnquiry(db, { ...enquiry, message: 'дълго\n'.repeat(9), apartmentNumber: '2' })
  await addEnquiry(db, {
    ...enquiry,
    name: '=1+1',
    email: 'ivan@example.com',
    phone: '0888123456',
    apartmentNumber: '1',
    about: 'Паркомясто P-1',
    wishedTime: 'след 17 ч.',
  })
  await page.goto('/admin/contacts')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(2)
  return { rows, maria: page.getByRole('row', { name: 'Мария' }) }
}

test('an enquiry shows how to reply to it, and expands to its full text', async ({
  signedInPage: page,
  site,
}) => {
  const { maria } = await openTwo(page, site.backend)
  await expect(maria).toContainText('Непрочетено')
  await expect(maria.getByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
    'href',
    'mailto:maria@example.com',
  )
  await expect(maria.getByRole('link', { name: '+359' })).toHaveAttribute('href', 'tel:+359888123')

  const more = maria.getByRole('button', { name: 'Покажи още' })
  const height = () =>
    maria
      .locator('p')
      .first()
      .evaluate((element) => element.clientHeight)
  const clamped = await height()
  await more.click()
  expect(await height()).toBeGreaterThan(clamped * 2)
  await maria.getByRole('button', { name: 'Покажи по-малко' }).click()
  expect(await height()).toBe(clamped)
  await maria.getByRole('link', { name: '2', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 2')
})

test('on a phone an enquiry far down the list opens in view, with the focus in it', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await fill(site.backend, 15)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/admin/contacts')
  await page.getByRole('link', { name: 'Посетител 15' }).click()
  const heading = page.getByRole('heading', { level: 2, name: 'Посетител 15' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
})

test('enquiries are marked as read and unread, and filtered by it', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  const { rows, maria } = await openTwo(page, site.backend)
  await maria.getByRole('button', { name: /^Маркирай като прочетено/ }).click()
  await expect(maria).toContainText('Прочетено')
  await page.getByLabel('Покажи').selectOption('unread')
  await expect(page).toHaveURL('/admin/contacts?filter=unread')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Покажи').selectOption('read')
  await expect(page).toHaveURL('/admin/contacts?filter=read')
  await maria.getByRole('button', { name: /^Маркирай като непрочетено/ }).click()
  await expect(page.getByText('Няма запитвания, които отговарят на търсенето.')).toBeVisible()
  await page.getByLabel('Покажи').selectOption('all')
  await expect(rows).toHaveCount(2)
})

test('enquiries are searched, and the found ones are exported', async ({ signedInPage: page, site }) => {
  const { rows } = await openTwo(page, site.backend)
  await page.getByLabel('Търсене').fill('IVAN@')
  await expect(page).toHaveURL('/admin/contacts?q=IVAN%40')
  await expect(rows).toHaveCount(1)
  // Number 1 is an apartment at each entrance.
  await expect(rows.getByRole('link', { name: /вход/ })).toHaveText(['1 (вход А)', '1 (вход Б)'])
  await expect(rows.getByRole('link', { name: 'Паркомясто P-1' })).toHaveAttribute(
    'href',
    /^\/admin\/parking\//,
  )
  await expect(rows).toContainText('Удобно време: след 17 ч.')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Изтегли CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect((await download).suggestedFilename()).toMatch(/^zapitvania-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFСтатус;Име;Апартамент;Имейл;Телефон;Съобщение;Дата;Паркомясто или магазин;Удобно време;Етап;Агент;Следващо обаждане;Възможен робот;Език;Източник;Причина за отказа',
    expect.stringMatching(
      /^Непрочетено;\u200e'=1\+1;1;ivan@example\.com;\u200e0888123456;Здравейте;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Паркомясто P-1;след 17 ч\.;Ново;;;Не;български;Сайт;$/,
    ),
    '',
  ])
  await page.getByLabel('Търсене').fill('ап. 2')
  await expect(rows).toHaveText([/Мария/])
  await page.getByLabel('Търсене').fill('')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Апартамент').selectOption('2')
  await expect(page).toHaveURL('/admin/contacts?apartment=2')
  await expect(rows).toHaveText([/Мария/])
  await page.getByLabel('Апартамент').selectOption('1 (вход Б)')
  await expect(rows).toHaveText([/ivan@/])
  await page.getByRole('link', { name: 'Изчисти' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByLabel('Апартамент')).toHaveValue('')
})

test('enquiries are listed newest first, a page at a time, in a frame of at most 70 percent of the window', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  await fill(site.backend, 120)
  await page.goto('/admin/contacts')
  await expect(page.locator('tbody tr')).toHaveCount(50)
  await expect(page.locator('tbody tr').first()).toContainText('Посетител 1')
  const frame = page.getByRole('region', { name: 'Запитвания' })
  const [height, window] = await frame.evaluate((element) => [element.clientHeight, innerHeight])
  expect(height).toBeLessThanOrEqual(Math.ceil((window ?? 0) * 0.7))
  await frame.evaluate((element) => element.scrollTo(0, 500))
  await expect(page.getByRole('columnheader', { name: 'Имейл' })).toBeInViewport()
  // Located by tags, as text locators on a page of fifty rows take too long to poll.
  const range = page.locator('main nav > p')
  const older = page.locator('main nav a', { hasText: 'По-стари' })
  await older.click()
  await expect(range).toHaveText('51–100 от 120')
  await older.click()
  await expect(page).toHaveURL('/admin/contacts?page=3')
  await expect(range).toHaveText('101–120 от 120')
  await expect(page.locator('tbody tr').last()).toContainText('Посетител 120')
})

test('an enquiry is deleted after a confirmation, and a failure shows a message', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Грешка при изтриване на запитването/, /500/)
  await fill(site.backend, 2)
  await page.goto('/admin/contacts?filter=unread')
  const remove = page.getByRole('button', { name: 'Изтрий запитването на Посетител 1' })
  await remove.click()
  await withoutTable(site, 'enquiries', async () => {
    await confirmDelete(page)
    await expect(alert(page, 'Грешка при изтриване на запитването')).toBeVisible()
  })
  await remove.click()
  await confirmDelete(page)
  await expect(page.locator('tbody tr')).toHaveText([/Посетител 2/])
  await expect(page.getByRole('link', { name: 'Посетител 2' })).toBeFocused()
  await expect(page).toHaveURL('/admin/contacts?filter=unread')
  expect(await listEnquiries(site.backend.db)).toMatchObject([{ name: 'Посетител 2' }])
})

test('the filters show the state of the URL, however it was changed', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await fill(site.backend, 1)
  await page.goto('/admin/contacts')
  const [search, filter] = [page.getByLabel('Търсене'), page.getByLabel('Покажи')]
  await filter.focus()
  await filter.selectOption('unread')
  await expect(page).toHaveURL('/admin/contacts?filter=unread')
  await expect(filter).toBeFocused()
  await search.pressSequentially('Посетител ')
  await expect(page).toHaveURL(/q=/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await search.pressSequentially('1')
  await expect(search).toHaveValue('Посетител 1')
  await expect(page).toHaveURL(/q=.+1&filter=unread$/)
  await page.getByRole('link', { name: 'Запитвания' }).click()
  await expect(page).toHaveURL('/admin/contacts')
  await expect(search).toHaveValue('')
  await expect(filter).toHaveValue('all')
  await page.goBack()
  await expect(search).toHaveValue('Посетител 1')
  await expect(filter).toHaveValue('unread')
})

test('an enquiry opens beside the list, and closing it returns the focus to its row', async ({
  signedInPage: page,
  site,
}) => {
  const { maria, rows } = await openTwo(page, site.backend)
  const [, { id = '' } = {}] = await listEnquiries(site.backend.db)
  await maria.getByRole('cell', { name: 'дълго' }).click({ position: { x: 2, y: 2 } })
  await expect(page).toHaveURL(`/admin/contacts/${id}`)
  const panel = page.getByRole('complementary', { name: 'Запитване' })
  await expect(panel.getByRole('heading', { name: 'Мария' })).toBeFocused()
  await expect(panel.getByRole('link', { name: '+359' })).toHaveAttribute('href', 'tel:+359888123')
  await expect(panel.getByRole('link', { name: 'maria@' })).toHaveAttribute(
    'href',
    'mailto:maria@example.com',
  )
  await expect(panel.getByRole('link', { name: 'Апартамент 2' })).toHaveAttribute(
    'href',
    /^\/admin\/apartments\/.+\?back=/,
  )
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/contacts')
  const opener = maria.getByRole('link', { name: 'Мария' })
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  const unread = page.getByRole('link', { name: /^Запитвания/ })
  await expect(unread).toHaveAccessibleName('Запитвания (2 непрочетени)')
  await panel.getByRole('button', { name: /^Маркирай като прочетено/ }).click()
  await expect(unread).toHaveAccessibleName('Запитвания (1 непрочетено)')
  await expect(maria).toContainText('Прочетено')
  await panel.getByRole('button', { name: 'Изтрий запитването на Мария' }).click()
  await confirmDelete(page)
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: '=1+1' })).toBeFocused()
  await expect(page).toHaveURL('/admin/contacts')

  await page.setViewportSize({ width: 820, height: 900 })
  await rows.getByRole('link', { name: '=1+1' }).click()
  await expect(panel).toBeVisible()
  await expect(rows).toBeHidden()
})

test('an unknown enquiry shows a message beside the list', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await fill(site.backend, 1)
  expect((await page.goto('/admin/contacts/nobody?filter=unread'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Запитването не е намерено' })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name: 'Затвори запитването' }).click()
  await expect(page).toHaveURL('/admin/contacts?filter=unread')
})

test('a new enquiry appears without a reload', async ({ signedInPage: page, request }) => {
  await page.goto('/admin/contacts')
  await expect(page.getByText('Още няма запитвания.')).toBeVisible()
  await request.post('/contact.data', { form: { ...enquiry, name: 'Нов човек' } })
  await expect(page.getByRole('row', { name: 'Нов човек' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Запитвания/ })).toHaveAccessibleName(
    'Запитвания (1 непрочетено)',
  )
})

test('failures of marking and loading show messages', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500/, /Грешка при/)
  await fill(site.backend, 1)
  await page.goto('/admin/contacts')
  const toggle = page.getByRole('button', { name: /^Маркирай като/ })
  await withoutTable(site, 'enquiries', async () => {
    await toggle.click()
    await expect(alert(page, 'Грешка при маркиране като прочетено')).toBeVisible()
  })
  // The row changes before the server responds, and leaving now would abort the request.
  const responded = page.waitForResponse('**/admin/contacts.data')
  await toggle.click()
  await expect(page.getByRole('cell', { name: 'Прочетено', exact: true })).toBeVisible()
  await responded
  await page.goto('/admin/contacts')
  await withoutTable(site, 'enquiries', async () => {
    await toggle.click()
    await expect(alert(page, 'Грешка при маркиране като непрочетено')).toBeVisible()
    await page.goto('/admin/contacts')
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на контактите')
  })
  const { request } = page.context()
  expect(
    (await request.post('/admin/contacts.data', { form: { id: 'none', isRead: 'true' } })).status(),
  ).toBe(404)
  expect((await request.post('/admin/contacts.data', { form: { id: 'x', isRead: 'да' } })).status()).toBe(400)
  expect(await listEnquiries(site.backend.db)).toMatchObject([{ isRead: true }])
})
