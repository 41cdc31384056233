import type { Page } from '@playwright/test'
import { getPageTexts } from '../../backend/data/settings.ts'
import { noPageTexts } from '../../domain/page-texts/page-texts.ts'
import { formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const screen = '/admin/homepage/pages'
const byDefault = 'Цените и наличността се обновяват на живо.'

async function save(page: Page) {
  await saveButton(page).click()
  await expect(status(page, 'Текстовете на страниците са запазени.').last()).toBeVisible()
}

test('an introduction is written, emptied for the default, and put back from the history', {
  tag: '@long',
}, async ({ signedInPage: page, request, site }) => {
  const visited = async () => (await request.get('/apartments')).text()
  await page.goto('/admin/homepage')
  await page.getByRole('link', { name: 'Други страници' }).click()
  await expect(page).toHaveURL(screen)
  const introductions = page.getByRole('region', { name: 'Въведения' })
  await expect(introductions).toContainText(byDefault)
  await formField(page, 'apartmentsIntro').fill('Светли домове {на брега}')
  await saveButton(page).click()
  await expect(page.getByText('Скоби { } може да има само в текста за личните данни')).toBeVisible()
  expect((await getPageTexts(site.backend.db)).values).toEqual(noPageTexts)

  await formField(page, 'apartmentsIntro').fill('Светли домове на брега.')
  await expect(introductions.getByRole('paragraph').filter({ hasText: 'Светли домове' })).toBeVisible()
  await expect(introductions).not.toContainText(byDefault)
  await save(page)
  await page.goto('/apartments')
  await expect(page.locator('main')).toContainText('Светли домове на брега.')
  await expect(page.locator('main')).not.toContainText(byDefault)
  expect(await visited()).toContain('Светли домове на брега.')

  await page.goto(screen)
  await formField(page, 'apartmentsIntro').fill('')
  await save(page)
  expect(await visited()).toContain(byDefault)

  await page.getByRole('link', { name: 'История', exact: true }).last().click()
  await expect(page.getByText('Въведение на „Апартаменти“').first()).toBeVisible()
  await page.getByRole('button', { name: 'Върни „Въведение на „Апартаменти““' }).click()
  await expect(status(page, 'Други страници: върната е предишната стойност.')).toBeVisible()
  expect(await visited()).toContain('Светли домове на брега.')
})

test('the text about personal data is edited with placeholders, and can be the default again', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  await page.goto(screen)
  const privacy = page.getByRole('region', { name: 'Лични данни' })
  await expect(privacy.getByRole('heading', { name: 'Жалба' })).toBeVisible()
  await privacy.getByRole('button', { name: 'Редактирай текста' }).click()
  const first = page.getByRole('listitem', { name: 'Раздел 1', exact: true })
  await expect(first.getByLabel('Текст')).toHaveValue(/^Администратор на личните данни е \{фирма\}/)
  await expect(first.getByLabel('Заглавие')).toBeFocused()
  await first.getByLabel('Заглавие').fill('Администратор')
  await first.getByLabel('Текст').fill('Ние сме {фирмата}.')
  await saveButton(page).click()
  await expect(page.getByText('„{фирмата}“ не може да се замести. В скоби може да има само')).toBeVisible()
  expect((await getPageTexts(site.backend.db)).values.privacySections).toEqual([])

  await first.getByLabel('Текст').fill('Ние сме {фирма}.\n\n- Пишете на {имейл}\n\nwww.example.com')
  await expect(first.getByText('Ние сме Бриз.', { exact: true })).toBeVisible()
  await expect(first.getByRole('listitem')).toHaveText('Пишете на office@example.com')
  await page.getByRole('button', { name: 'Раздел 3: премахни' }).click()
  expect(await findViolations(page)).toEqual([])
  await save(page)
  await page.goto('/privacy')
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(8)
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Администратор')
  await expect(main).toContainText('Ние сме Бриз.')
  await expect(main.getByRole('link', { name: 'www.example.com' })).toHaveAttribute(
    'href',
    'https://www.example.com',
  )
  await expect(main).not.toContainText('{')

  await page.goto(screen)
  await privacy.getByRole('button', { name: 'Върни текста по подразбиране' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Върни текста' }).click()
  await expect(privacy.getByRole('button', { name: 'Редактирай текста' })).toBeFocused()
  await save(page)
  expect((await getPageTexts(site.backend.db)).values.privacySections).toEqual([])
  await page.goto('/privacy')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(9)
  await expect(main).toContainText('Администратор на личните данни е Бриз, с адрес')
})
