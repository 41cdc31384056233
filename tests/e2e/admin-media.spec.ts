import type { Page } from '@playwright/test'
import { addApartment, addApartmentImages } from '../../backend/data/apartments.ts'
import { addMediaFile, listMediaFiles } from '../../backend/data/files/media-files.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { alert, confirmDelete } from './admin-page.ts'
import { clearTable, withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'
import { noisyPhoto, pdf } from './test-images.ts'

async function upload(page: Page, names: string[]): Promise<void> {
  const buffer = await noisyPhoto(120, 90)
  await page
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) =>
        name.endsWith('.pdf')
          ? { name, mimeType: 'application/pdf', buffer: pdf }
          : { name, mimeType: 'image/jpeg', buffer },
      ),
    )
}

const tiles = (page: Page) => page.getByRole('list', { name: 'Качени файлове' }).getByRole('listitem')

test.beforeEach(({ site }) => clearTable(site, 'media'))

test('files are shown as tiles, previewed and downloaded, and their URL is copied', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/media')
  await expect(page.getByText('Още няма файлове.')).toBeVisible()
  await upload(page, ['sea.jpg', 'план.pdf'])
  await expect(tiles(page)).toHaveCount(2)
  await expect(
    tiles(page).filter({ hasText: 'план.pdf' }).getByRole('link', { name: 'Изтегли „план.pdf“' }),
  ).toHaveAttribute('download')

  await page.getByRole('button', { name: 'Преглед на „sea.jpg“' }).click()
  const preview = page.getByRole('dialog', { name: 'Преглед на „sea.jpg“' })
  await expect(preview.locator('img[srcset]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Копирай адреса на „sea.jpg“' }).click()
  await expect(page.getByText('Адресът е копиран.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http.+\/files\/media\/\d+_sea\.jpg$/,
  )
})

test('files are selected one by one or with Shift, by mouse and keyboard, and deleted after a confirmation', async ({
  signedInPage: page,
  site,
}) => {
  const { db, files } = site.backend
  await page.goto('/admin/media')
  await upload(page, ['1.jpg', '2.jpg', '3.jpg', '4.jpg', 'план.pdf'])
  await expect(tiles(page)).toHaveCount(5)

  const boxes = page.getByRole('checkbox', { name: /^Избери „/ })
  await boxes.nth(1).click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await expect(page.getByText('Избрани са 3 файла')).toBeVisible()
  await page.getByRole('button', { name: 'Изчисти избора' }).click()
  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await boxes.nth(1).focus()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('Избрани са 2 файла')).toBeVisible()

  await page.getByRole('link', { name: 'Списък' }).click()
  await expect(page).toHaveURL('/admin/media?view=list')
  await expect(page.getByText('Избрани са 2 файла')).toBeVisible()
  await expect(page.getByRole('row', { name: 'план.pdf' })).toContainText('Документ')
  await page.getByRole('button', { name: 'Изтрий избраните' }).click()
  await page
    .getByRole('dialog', { name: 'Да се изтрият ли избраните 2 файла?' })
    .getByRole('button', { name: 'Отказ' })
    .click()
  expect(await listMediaFiles(db)).toHaveLength(5)
  await page.getByRole('button', { name: 'Изтрий избраните' }).click()
  await confirmDelete(page)
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Избери всички' }).check()
  await page.getByRole('button', { name: 'Изтрий избраните' }).click()
  await confirmDelete(page)
  await expect(page.getByText('Още няма файлове.')).toBeVisible()
  expect(await listMediaFiles(db)).toEqual([])
  await expect
    .poll(async () => (await listAllFiles(files, 'media/')).filter(({ path }) => /_[1-4]\.jpg$/.test(path)))
    .toEqual([])
})

test('many files have pages; a page is selected and deleted, and a new file is on the first page', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  for (let number = 1; number <= 52; number++)
    await addMediaFile(db, {
      name: `${number}.pdf`,
      url: `/files/media/${number}.pdf`,
      type: 'document',
      size: 1000,
      storagePath: `media/${number}.pdf`,
    })
  await page.goto('/admin/media')
  await expect(tiles(page)).toHaveCount(50)
  await expect(page.getByText('52 файла')).toBeVisible()
  await expect(page.getByText('1–50 от 52')).toBeVisible()

  await page.getByRole('link', { name: 'По-стари' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/media?page=2')
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Списък' }).click()
  await expect(page).toHaveURL('/admin/media?view=list&page=2')
  await expect(page.locator('tbody tr')).toHaveCount(2)

  await upload(page, ['нов.pdf'])
  await expect(page).toHaveURL('/admin/media?view=list')
  await expect(page.locator('tbody tr').first()).toContainText('нов.pdf')

  await page.getByRole('link', { name: 'По-стари' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check()
  await expect(page.getByText('Избрани са 3 файла')).toBeVisible()
  await page.getByRole('button', { name: 'Изтрий избраните' }).click()
  await confirmDelete(page)
  await expect(page.getByText('50 файла')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(50)
  expect(await listMediaFiles(db)).toHaveLength(50)
})

test('files are found by name, show where they are used, and warn before they are deleted', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/admin/media')
  await upload(page, ['Изглед.jpg', ...Array.from({ length: 9 }, (_, index) => `${index}.jpg`)])
  await expect(page.getByText('10 файла са качени')).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Избери „/ })
  await boxes.first().click()
  await boxes.last().click({ modifiers: ['Shift'] })
  await expect(page.getByRole('button', { name: 'Изтрий избраните' })).toBeInViewport()
  await page.getByRole('button', { name: 'Изчисти избора' }).click()

  const [view] = (await listMediaFiles(db)).filter(({ name }) => name === 'Изглед.jpg')
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '81', entrance: '2' })
  await addApartmentImages(db, id, [view?.url ?? ''])
  await page.getByRole('searchbox', { name: 'Търсене по име' }).fill('изгл')
  await expect(page).toHaveURL(/\/admin\/media\?q=/)
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page).getByRole('link', { name: 'апартамент 81, вход Б' })).toHaveAttribute(
    'href',
    `/admin/apartments/${id}`,
  )
  await page.getByRole('button', { name: 'Изтрий „Изглед.jpg“' }).click()
  await expect(page.getByRole('dialog')).toContainText('Използва се на: апартамент 81, вход Б. Там ще остане')
  await confirmDelete(page)
  await expect(page.getByText('Няма файл с такова име.')).toBeVisible()
  expect((await site.backend.files.head(view?.storagePath ?? ''))?.path).toBe(view?.storagePath)
})

test('every message about media is shown', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/415|500/, /Грешка при/)
  await page.goto('/admin/media')
  await upload(page, ['1.jpg', '2.jpg'])
  await expect(page.getByRole('checkbox', { name: /^Избери „/ })).toHaveCount(2)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') })
  await expect(alert(page, 'Грешка при качване на файловете')).toBeVisible()
  await withoutTable(site, 'media', async () => {
    await page.getByRole('button', { name: 'Изтрий „1.jpg“' }).click()
    await confirmDelete(page)
    await expect(alert(page, 'Грешка при изтриване на файла')).toContainText(/Номер на заявката: \S+/)
    // Selected files have a message of their own, also one of them.
    const selected = alert(page, 'Грешка при изтриване на избраните файлове')
    const dialog = page.getByRole('dialog')
    for (const [name, question] of [
      ['Избери „1.jpg“', 'може да се върне'],
      ['Избери всички', 'могат да се върнат'],
    ] as const) {
      await page.getByRole('checkbox', { name }).check()
      await page.getByRole('button', { name: 'Изтрий избраните' }).click()
      await expect(dialog).toContainText(`До 30 дни ${question} от „Изтрити“.`)
      await confirmDelete(page)
      await expect(selected).toBeVisible()
      await selected.getByRole('button').click()
    }
  })
  // After a deletion that failed, the files stay selected for another attempt.
  await expect(page.getByText('Избрани са 2 файла')).toBeVisible()
  const { request } = page.context()
  const many = (count: number) => ({
    ids: Array.from({ length: count }, () => crypto.randomUUID()).join(' '),
  })
  expect((await request.post('/admin/media.data', { form: many(10_000) })).status()).toBe(404)
  expect((await request.post('/admin/media.data', { form: many(10_001) })).status()).toBe(400)
  expect((await request.post('/admin/media.data', { form: {} })).status()).toBe(400)
  expect((await request.post('/admin/media.data', { form: { ids: 'none' } })).status()).toBe(404)
  expect(await listMediaFiles(site.backend.db)).toHaveLength(2)
})

test('an upload continues after its screen was left, and its failure is shown on the next screen', {
  tag: '@long',
}, async ({ signedInPage: page, expectedErrors }) => {
  expectedErrors.push(/415/, /Грешка при качване на файловете/)
  let arrive = () => {}
  const travelled = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/admin/uploads/**', async (route) => {
    await travelled
    await route.continue()
  })
  await page.goto('/admin/media')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') })
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('link', { name: 'Табло' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Табло')
  const asksBeforeClosing = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asksBeforeClosing()).toBe(true)
  arrive()
  await expect(alert(page, 'Грешка при качване на файловете')).toContainText('„x.jpg“')
  expect(await asksBeforeClosing()).toBe(false)
})
