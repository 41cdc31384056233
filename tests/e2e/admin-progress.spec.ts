import { findProgressEntry, listProgressEntries } from '../../backend/data/progress-entries.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { alert, confirmDelete, formField, saveButton } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { noisyPhoto } from './test-images.ts'

const pictures = async (...names: string[]) =>
  Promise.all(
    names.map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await noisyPhoto(320, 200),
    })),
  )

test('an entry is added with several pictures, which are ordered and deleted; it is deleted and restored', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/Този ден още не е дошъл|Моля, попълнете/)
  const { db, files } = site.backend
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Напредък' }).click()
  await expect(page.getByText('Още няма записи.')).toBeVisible()
  await page.getByRole('link', { name: 'Добави' }).click()
  await formField(page, 'text').fill('Шестата плоча е готова.')
  await formField(page, 'stage').selectOption('act-14')
  await formField(page, 'isSameCamera').check()
  await formField(page, 'date').fill(addDays(isoDay(new Date()), 1))
  await page.locator('input[type=file]').setInputFiles(await pictures('a', 'b'))
  await page.locator('input[type=file]').setInputFiles(await pictures('c'))
  await expect(page.getByRole('img', { name: /Избрана снимка/ })).toHaveCount(3)
  await saveButton(page).click()
  // The browser or the server refuses the day, whichever is asked first.
  await expect(formField(page, 'date')).toBeFocused()
  expect(await listProgressEntries(db)).toEqual([])
  await formField(page, 'date').fill('2026-03-05')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/progress')
  const row = page.getByRole('listitem').filter({ hasText: 'Шестата плоча' })
  await expect(row).toContainText('Акт 14 · 3 снимки · Постоянна камера')
  await expect(row.locator('img[srcset]')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const [added] = await listProgressEntries(db)
  const id = added?.id ?? ''
  expect(added?.images.map((url) => url.at(-5))).toEqual(['a', 'b', 'c'])
  await row.getByRole('link', { name: /Редактирай/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Напредък')
  await page.locator('input[type=file]').setInputFiles(await pictures('d', 'e'))
  await expect(page.getByRole('button', { name: /^Изтрий снимка/ })).toHaveCount(5)
  await page.getByRole('button', { name: 'Премести снимка 5 по-рано' }).click()
  const names = async () => (await findProgressEntry(db, id))?.images.map((url) => url.at(-5)).join('')
  await expect.poll(names).toBe('abced')
  await page.getByRole('button', { name: 'Изтрий снимка 1' }).click()
  await confirmDelete(page)
  await expect.poll(names).toBe('bced')
  expect(await findViolations(page)).toEqual([])
  // The uploads have changed the record; the form saves on top of them.
  await formField(page, 'text').fill('Шестата плоча е излята.')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/progress')

  await page.getByRole('button', { name: /^Изтрий записа/ }).click()
  await confirmDelete(page)
  await expect(page.getByText('Още няма записи.')).toBeVisible()
  await expect.poll(() => listAllFiles(files, 'progress/')).toEqual([])
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(row).toContainText('4 снимки')
  expect(await findProgressEntry(db, id)).toMatchObject({ text: 'Шестата плоча е излята.' })
  await expect(alert(page, 'не можа')).toBeHidden()
})
