import type { Page } from '@playwright/test'
import { addApartment, addApartmentImages, findApartment } from '../../backend/data/apartments.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import type { ApartmentType } from '../../domain/building/building.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { alert, confirmDelete, formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { withoutTable } from './broken-table.ts'
import { dropFiles } from './drop-files.ts'
import { expect, test } from './fixtures.ts'
import { noisyPhoto, pdf } from './test-images.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Снимки' })
const photos = (page: Page) => panel(page).locator('ol > li')

async function upload(page: Page, name: string): Promise<void> {
  const before = await photos(page).count()
  const buffer = await noisyPhoto(320, 240)
  await panel(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await expect(photos(page)).toHaveCount(before + 1)
}

test('photos are added, reordered, set as main photo and deleted; the form can be saved afterwards', async ({
  signedInPage: page,
  site,
}) => {
  const { db, files } = site.backend
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '60', floor: 6 })
  const images = async () => (await findApartment(db, id))?.images.map((image) => image.replace(/.*_/, ''))
  await page.goto('/admin/apartments/new')
  await expect(panel(page)).toBeHidden()
  await page.goto(`/admin/apartments/${id}`)
  await formField(page, 'description').fill('преди снимките')
  await expect(panel(page).locator('input[type=file]')).toBeHidden()
  await panel(page).getByRole('button', { name: 'Добави снимка' }).click()
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await upload(page, name)
  await expect(photos(page).first()).toContainText('Главна')

  // When a photo is moved by keyboard, the focus moves with it, and stays on it at the last position.
  await panel(page).getByRole('button', { name: 'Премести снимка 1 по-късно' }).focus()
  for (const position of [1, 2, 3]) {
    await expect(page.getByRole('button', { name: `Премести снимка ${position} по-късно` })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect.poll(images).toEqual(['b.jpg', 'c.jpg', 'a.jpg'])
  const readAgain = page.waitForResponse(
    (response) =>
      response.url().includes(`/admin/apartments/${id}.data`) && response.request().method() === 'GET',
  )
  await photos(page).nth(2).dragTo(photos(page).nth(0))
  await expect(photos(page).first().locator('img[srcset]')).toHaveAttribute('src', /a\.jpg/)
  await expect.poll(images).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await readAgain
  await panel(page).getByRole('button', { name: 'Премести снимка 3 по-рано' }).click()
  await expect(photos(page).nth(1).locator('img[srcset]')).toHaveAttribute('src', /c\.jpg/)
  await expect.poll(images).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
  await panel(page).getByRole('button', { name: 'Направи снимка 2 главна' }).click()
  await expect(photos(page).nth(1)).toContainText('Главна')
  expect((await findApartment(db, id))?.mainImage).toContain('c.jpg')

  await panel(page).getByRole('button', { name: 'Изтрий снимка 2' }).click()
  await page
    .getByRole('dialog', { name: 'Да се изтрие ли снимка 2?' })
    .getByRole('button', { name: 'Отказ' })
    .click()
  await expect(photos(page)).toHaveCount(3)
  await panel(page).getByRole('button', { name: 'Изтрий снимка 2' }).click()
  await confirmDelete(page)
  await expect(photos(page)).toHaveCount(2)
  await expect(photos(page).first()).toContainText('Главна')

  await expect(formField(page, 'description')).toHaveValue('преди снимките')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/apartments')
  expect(await findApartment(db, id)).toMatchObject({ description: 'преди снимките' })
  expect(await images()).toEqual(['a.jpg', 'b.jpg'])

  await page.goto('/admin/apartments?floor=6')
  await page.getByRole('button', { name: 'Изтрий апартамент 60' }).click()
  await confirmDelete(page)
  await expect(page.getByRole('row', { name: '60' })).toBeHidden()
  await expect.poll(() => listAllFiles(files, `apartments/${id}/`)).toEqual([])
})

test('several photos are uploaded in their order when selected, and wait for a confirmation when dropped', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/Грешка при качване на снимките .\.jpg Too many files/)
  const { db } = site.backend
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '64', floor: 6 })
  const order = async () => (await findApartment(db, id))?.images.map((image) => image.replace(/.*_/, ''))
  await page.goto(`/admin/apartments/${id}`)
  await panel(page).getByRole('button', { name: 'Добави снимка' }).click()
  // The first is the largest, so that it would arrive last if all were uploaded at once.
  const contents = await Promise.all([900, 60, 40].map((width) => noisyPhoto(width, 600)))
  const named = (names: string) =>
    contents.map((content, index) => ({ name: `${names[index]}.jpg`, content }))
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles(
      named('abc').map(({ name, content }) => ({ name, mimeType: 'image/jpeg', buffer: content })),
    )
  await expect(panel(page).getByText('3 файла са качени')).toBeVisible()
  await expect(photos(page)).toHaveCount(3)
  expect(await order()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await expect(photos(page).first()).toContainText('Главна')

  const zone = panel(page).getByRole('group')
  await dropFiles(
    zone,
    named('def').map((file) => ({ ...file, type: 'image/jpeg' })),
  )
  await expect(panel(page).getByRole('alert')).toContainText('Too many files')
  await panel(page).getByRole('button', { name: 'Изпрати всички 3' }).click()
  await expect(panel(page).getByRole('alert')).toBeHidden()
  await expect(photos(page)).toHaveCount(6)
  expect(await order()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'])
})

test('photos are picked from the media library and copied to apartments of the same type, which share the files', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  const add = async (number: string, type: ApartmentType = '3-bedroom') =>
    (await addApartment(db, { ...newApartment(defaultBuilding), number, type, floor: 6 })).id
  const [source, apartment] = [await add('65'), await add('66')]
  await add('67', 'studio')
  await addApartmentImages(db, apartment, ['/files/apartments/x/image_1700000000000_old.jpg'])
  await page.goto('/admin/media')
  const buffer = await noisyPhoto(120, 90)
  await page
    .locator('input[type=file]')
    .setInputFiles(['Изглед.jpg', 'Баня.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  await expect(page.getByText('2 файла са качени')).toBeVisible()

  await page.goto(`/admin/apartments/${source}`)
  await panel(page).getByRole('button', { name: 'Избери от медията' }).click()
  const picker = page.getByRole('dialog', { name: 'Снимки от медията' })
  await picker.getByRole('checkbox', { name: 'Избери „Баня.jpg“' }).check()
  await picker.getByRole('searchbox').fill('ИЗГЛЕД')
  await expect(picker.getByRole('checkbox')).toHaveCount(1)
  await picker.getByRole('checkbox', { name: 'Избери „Изглед.jpg“' }).check()
  expect(await findViolations(page)).toEqual([])
  await picker.getByRole('button', { name: 'Добави избраните 2' }).click()
  await expect(picker).toBeHidden()
  await expect(photos(page)).toHaveCount(2)
  const images = async (id: string) => (await findApartment(db, id))?.images
  expect((await images(source))?.map((url) => url.replace(/.*_/, ''))).toEqual(['Banya.jpg', 'Izgled.jpg'])

  await panel(page).getByRole('button', { name: 'Копирай в други' }).click()
  const copy = page.getByRole('dialog', { name: 'Копиране на снимките: Тристаен' })
  await copy.getByRole('radio', { name: 'Заменят се с тези' }).check()
  await copy.getByRole('checkbox', { name: /Апартамент 66, вход А, етаж 6/ }).check()
  await expect(copy.getByRole('checkbox', { name: /Апартамент 67/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await copy.getByRole('button', { name: 'Копирай в 1 апартамент' }).click()
  await expect(status(page, 'Снимките са копирани в 1 апартамент.')).toBeVisible()
  expect(await images(apartment)).toEqual(await images(source))
  await expect(panel(page).getByRole('button', { name: 'Копирай в други' })).toBeFocused()
})

test('a brochure is uploaded, downloaded, replaced and deleted', async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '61', floor: 6 })
  await page.goto(`/admin/apartments/${id}`)
  const brochure = page.getByRole('region', { name: 'Брошура' })
  await brochure
    .locator('input[type=file]')
    .setInputFiles({ name: 'план.pdf', mimeType: 'application/pdf', buffer: pdf })
  const link = brochure.getByRole('link', { name: 'Изтегли брошурата' })
  await expect(link).toHaveAttribute('href', /^\/files\/apartments\/.+\/brochure_\d+_plan\.pdf$/)
  await brochure.getByRole('button', { name: 'Изтрий брошурата' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeVisible()
  await brochure.getByRole('button', { name: 'Изтрий брошурата' }).click()
  await confirmDelete(page)
  await expect(link).toBeHidden()
  expect((await findApartment(db, id))?.brochureUrl).toBeNull()
})

test('every message about photos and brochures is shown', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/401|415|500|404/, /Грешка при|Error uploading brochure|Failed to delete brochure/)
  const { db } = site.backend
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '62', floor: 6 })
  await page.goto(`/admin/apartments/${id}`)
  await panel(page).getByRole('button', { name: 'Добави снимка' }).click()
  await upload(page, 'a.jpg')
  await upload(page, 'b.jpg')
  const brochure = page.getByRole('region', { name: 'Брошура' })
  const send = (buffer: Buffer) =>
    brochure.locator('input[type=file]').setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer })
  await send(pdf)
  await expect(brochure.getByRole('link', { name: 'Изтегли брошурата' })).toBeVisible()
  await send(Buffer.from('not a document'))
  await expect(brochure.getByRole('alert')).toContainText(/^Приемат се само .*Error uploading brochure/)
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') })
  await expect(panel(page).getByRole('alert')).toContainText('Грешка при качване на снимките')
  await withoutTable(site, 'apartments', async () => {
    await panel(page).getByRole('button', { name: 'Направи снимка 2 главна' }).click()
    await expect(alert(page, 'Грешка при задаване на главна снимка')).toBeVisible()
    await expect.poll(site.output).toContain('Failed to set main image')
    await panel(page).getByRole('button', { name: 'Изтрий снимка 2' }).click()
    await confirmDelete(page)
    await expect(alert(page, 'Грешка при изтриване на снимката')).toBeVisible()
    await expect.poll(site.output).toContain('Failed to delete image')
    const { request } = page.context()
    const upload = { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'a' }
    for (const [uploader, text] of [
      ['apartmentPhoto', 'Failed to upload image'],
      ['brochure', 'Failed to upload brochure'],
    ]) {
      const url = `/admin/uploads/${uploader}?apartmentId=${id}`
      expect((await request.put(url, { data: pdf, headers: upload })).status()).toBe(500)
      await expect.poll(site.output).toContain(text)
    }
    expect((await request.delete(`/admin/uploads/brochure?apartmentId=${id}&url=x`)).status()).toBe(500)
    await expect.poll(site.output).toContain('Failed to delete brochure')
  })
  // Responds as if somebody else had deleted the brochure while this screen was open.
  await page.route('**/admin/uploads/brochure**', (route) => route.fulfill({ status: 404, json: {} }))
  await brochure.getByRole('button', { name: 'Изтрий брошурата' }).click()
  await confirmDelete(page)
  await expect(alert(page, 'Failed to delete brochure')).toContainText(/^Записът вече не съществува\./)
  await page.unroute('**/admin/uploads/brochure**')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await brochure.getByRole('button', { name: 'Изтрий брошурата' }).click()
  await confirmDelete(page)
  await expect(alert(page, 'Failed to delete brochure')).toContainText('Сесията Ви е изтекла.')
  await page.context().addCookies(cookies)
  expect((await findApartment(db, id))?.images).toHaveLength(2)
})

test('hand-made changes of photos get a 4xx and change nothing', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '63', floor: 6 })
  await addApartmentImages(db, id, ['/files/a.jpg', '/files/b.jpg'])
  const { request } = page.context()
  const change = async (form: Record<string, string>) =>
    (await request.post(`/admin/apartments/${id}/photos.data`, { form })).status()
  expect(await change({ change: 'main', url: '/files/none' })).toBe(404)
  expect(await change({ change: 'delete', url: '/files/none' })).toBe(404)
  expect(await change({ change: 'sell', url: '/files/none' })).toBe(400)
  expect(await change({ change: 'order', urls: '/files/b.jpg /files/none' })).toBe(404)
  expect(await change({ change: 'pick', ids: 'none' })).toBe(404)
  expect(await change({ change: 'copy', apartments: 'none@1', way: 'replace' })).toBe(404)
  expect(await change({ change: 'copy', apartments: `${id}@3`, way: 'replace' })).toBe(422)
  expect(await change({ change: 'copy', apartments: id, way: 'add' })).toBe(400)
  expect((await findApartment(db, id))?.images).toHaveLength(2)
})
