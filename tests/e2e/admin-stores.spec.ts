import { addStore, findStore, listStores, updateStore } from '../../backend/data/stores.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import { alert, confirmDelete, formField, saveButton } from './admin-page.ts'
import { clearTable, withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'
import { noisyPhoto } from './test-images.ts'

const image = async (name = 'a.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await noisyPhoto(320, 240),
})

test.beforeEach(({ site }) => clearTable(site, 'stores'))

test('a store is added with its image, gets a second one, and is deleted with both', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Моля, попълнете всички задължителни полета/)
  const { db, files } = site.backend
  await page.goto('/admin/stores')
  await expect(page.getByText('Още няма магазини.')).toBeVisible()
  await page.getByRole('link', { name: 'Добави' }).click()
  await formField(page, 'title').fill('Кафене')
  await saveButton(page).click()
  await expect(alert(page, 'Моля, попълнете всички задължителни полета')).toBeVisible()
  await expect(formField(page, 'description')).toBeFocused()
  await formField(page, 'description').fill('На партера')
  await page.locator('input[type=file]').setInputFiles(await image())
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/stores')
  const card = page.getByRole('listitem').filter({ hasText: 'Кафене' })
  await expect(card.locator('img[srcset]')).toBeVisible()
  const [added] = await listStores(db)
  expect(added).toMatchObject({ title: 'Кафене', mainImage: expect.stringContaining('/main_') })

  await card.getByRole('link', { name: 'Редактирай магазин „Кафене“' }).click()
  const second = page.getByRole('region', { name: /Втора снимка/ })
  await second.locator('input[type=file]').setInputFiles(await image('b.jpg'))
  await expect(second.locator('img[srcset]')).toBeVisible()
  // The upload changed the record; the form has the new revision and saves on top of it.
  await formField(page, 'title').fill('Кафене „Бриз“')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/stores')
  expect(await listAllFiles(files, 'stores/')).toHaveLength(2)

  await page.getByRole('link', { name: /Редактирай/ }).click()
  await second.getByRole('button', { name: 'Изтрий втората снимка' }).click()
  await page
    .getByRole('dialog', { name: 'Да се изтрие ли втората снимка?' })
    .getByRole('button', { name: 'Отказ' })
    .click()
  await expect(second.locator('img[srcset]')).toBeVisible()
  await second.getByRole('button', { name: 'Изтрий втората снимка' }).click()
  await confirmDelete(page)
  await expect(second.locator('img[srcset]')).toBeHidden()
  expect(await findStore(db, added?.id ?? '')).toMatchObject({ secondaryImage: null })

  await page.getByRole('link', { name: 'Отказ' }).click()
  // Waits for the list, because the form has a button „Изтрий магазин“, too.
  await expect(page).toHaveURL('/admin/stores')
  await page.getByRole('button', { name: 'Изтрий магазин' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отказ' }).click()
  expect(await listStores(db)).toHaveLength(1)
  await page.getByRole('button', { name: 'Изтрий магазин' }).click()
  await confirmDelete(page)
  await expect(page.getByText('Още няма магазини.')).toBeVisible()
  expect(await listStores(db)).toEqual([])
  await expect.poll(() => listAllFiles(files, 'stores/')).toEqual([])
})

test('a new store accepts only images that can be uploaded, and says what is wrong with others', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/415/, /Грешка при качване на снимката/)
  await page.goto('/admin/stores/new')
  const section = page.getByRole('region', { name: 'Основна снимка' })
  const selectFile = (name: string, mimeType: string, buffer: Buffer) =>
    section.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await selectFile('а.gif', 'image/gif', Buffer.from('GIF89a'))
  await expect(section.getByRole('alert')).toContainText('File type must be .jpg, .jpeg, .png')
  await expect(section.getByRole('alert')).toContainText('Приемат се само файлове .jpg, .jpeg, .png.')
  await selectFile('б.png', 'image/png', Buffer.alloc(25 * 1024 * 1024 + 1))
  await expect(section.getByRole('alert')).toContainText('File is larger than 26214400 bytes')
  await expect(section.getByRole('img')).toHaveCount(0)
  await selectFile('в.jpg', 'image/jpeg', await noisyPhoto(320, 240))
  await expect(section.getByRole('alert')).toHaveCount(0)
  await expect(section.getByRole('img', { name: 'Избраната снимка' })).toBeVisible()
  await section.getByRole('button', { name: 'Премахни снимката' }).click()
  await expect(section.getByRole('img')).toHaveCount(0)

  // Only the server detects that this is no image: the store is added, and its form shows the reason.
  await selectFile('г.jpg', 'image/jpeg', Buffer.from('no image'))
  await formField(page, 'title').fill('Цветя')
  await formField(page, 'description').fill('Букети')
  await saveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Цветя')
  await expect(alert(page, 'Грешка при качване на снимката')).toContainText(
    'Приемат се само файлове .jpg, .jpeg, .png. File type must be .jpg, .jpeg, .png',
  )
  expect(await listStores(site.backend.db)).toMatchObject([{ title: 'Цветя', mainImage: null }])
})

test('a description that is too long is not reported as missing', { tag: '@long' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/admin/stores/new')
  await formField(page, 'title').fill('Книжарница')
  await formField(page, 'description').fill('а'.repeat(10_001))
  await saveButton(page).click()
  await expect(page.getByText('Най-много 10000 знака')).toBeVisible()
  await expect(alert(page, 'Моля, попълнете')).toHaveCount(0)
})

test('every message about stores is shown', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500|409|415/, /Грешка при/)
  const { db } = site.backend
  const store = await addStore(db, { title: 'Пекарна', description: 'Топъл хляб', price: 0 })
  await page.goto(`/admin/stores/${store.id}`)
  await formField(page, 'description').fill('Закуски')
  await withoutTable(site, 'stores', async () => {
    await saveButton(page).click()
    await expect(alert(page, 'Грешка при запазване на обекта')).toBeVisible()
    await page.getByRole('button', { name: 'Изтрий магазин' }).click()
    await confirmDelete(page)
    await expect(alert(page, 'Грешка при изтриване на обекта')).toBeVisible()
  })
  const main = page.getByRole('region', { name: 'Основна снимка' })
  const broken = { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') }
  await main.locator('input[type=file]').setInputFiles(broken)
  await expect(main.getByRole('alert')).toContainText('Грешка при качване на снимката')
  await updateStore(db, store.id, 1, { title: 'Пекарна', description: 'Баници', price: 0 })
  await saveButton(page).click()
  await expect(page.getByRole('region', { name: /променен междувременно/ })).toContainText('Баници')
  await page.getByRole('button', { name: 'Зареди новите стойности' }).click()
  await expect(formField(page, 'description')).toHaveValue('Баници')
  await withoutTable(site, 'stores', async () => {
    await page.goto('/admin/stores')
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на обектите')
  })
})
