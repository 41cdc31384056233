import type { Page } from '@playwright/test'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { findReplyTemplate } from '../../backend/data/enquiries/reply-templates.ts'
import { status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

const enquiry = {
  name: 'Мария',
  email: 'maria@example.com',
  phone: '',
  message: 'Свободен ли е?',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}

test.beforeEach(({ site }) => clearTable(site, 'enquiries'))

const panel = (page: Page) => page.getByRole('complementary', { name: 'Запитване' })

test('an enquiry in German is marked, filtered, and replied to with the German template', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const { db } = backend
  await addEnquiry(db, enquiry)
  const german = { ...enquiry, name: 'Hans', email: 'hans@example.com', language: 'de' } as const
  await addEnquiry(db, german)
  await page.goto('/admin/contacts')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('row', { name: 'Hans' })).toContainText('Пише на немски')
  await expect(page.getByRole('row', { name: 'Hans' }).getByText('DE', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Мария' })).not.toContainText('Пише на')
  await page.getByLabel('Език').selectOption('Немски')
  await expect(page).toHaveURL('/admin/contacts?language=de')
  await expect(rows).toHaveText([/Hans/])
  await page.getByRole('link', { name: 'Hans', exact: true }).click()
  await expect(panel(page)).toContainText('Пише на немски')

  await panel(page).getByRole('button', { name: 'Отговори' }).click()
  await expect(panel(page).getByLabel('Тема')).toHaveValue('Ihre Anfrage zu unserem Gebäude')
  await expect(panel(page).getByLabel('Текст')).toHaveValue(/^Guten Tag Hans,[\s\S]*\/de\s/)
  await expect(panel(page)).not.toContainText('Няма шаблон')

  await page.goto('/admin/settings/answer')
  await page.getByRole('link', { name: 'Редактирай шаблона „Общ отговор“' }).click()
  const template = page.getByRole('region', { name: 'Отговор на немски' })
  await template.getByLabel('Тема').clear()
  await template.getByLabel('Текст').clear()
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect(status(page, 'Шаблонът „Общ отговор“ е запазен.')).toBeVisible()

  await page.goto('/admin/contacts?language=de')
  await page.getByRole('link', { name: 'Hans', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Отговори' }).click()
  await expect(panel(page)).toContainText('Няма шаблон на немски, затова е предложен българският.')
  await expect(panel(page).getByLabel('Текст')).toHaveValue(/Здравейте, Hans,[\s\S]*\/de\s/)
  expect(await findViolations(page)).toEqual([])
  await panel(page).getByRole('link', { name: 'Добавете шаблон' }).click()

  await template.getByLabel('Тема').fill('Ihre Anfrage: {апартамент}')
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect(template.getByText('Въведете текст')).toBeVisible()
  await template.getByLabel('Текст').fill('Guten Tag, {име},\n{връзка}')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect(status(page, 'Шаблонът „Общ отговор“ е запазен.')).toBeVisible()
  expect(await findReplyTemplate(db, 'general')).toMatchObject({
    subject: 'Вашето запитване за {апартамент}',
    de: { subject: 'Ihre Anfrage: {апартамент}', text: 'Guten Tag, {име},\n{връзка}' },
  })

  await page.goto('/admin/contacts?language=de')
  await page.getByRole('link', { name: 'Hans', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Отговори' }).click()
  await expect(panel(page).getByLabel('Тема')).toHaveValue(/^Ihre Anfrage: /)
  await expect(panel(page).getByLabel('Текст')).toHaveValue(/^Guten Tag, Hans,\nhttp\S+\/de$/)
  await expect(panel(page)).not.toContainText('Няма шаблон')
  await page.goto('/admin/history?collection=replyTemplates&record=general')
  await expect(page.getByText('Отговор на немски').first()).toBeVisible()
})
