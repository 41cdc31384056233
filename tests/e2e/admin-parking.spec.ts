import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpotWithNotes,
  listParkingSpots,
  updateParkingSpot,
} from '../../backend/data/parking-spots.ts'
import { findParkingPlan, setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { alert, confirmDelete, formField, saveButton } from './admin-page.ts'
import { withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'
import { saveImage } from './stored-image.ts'
import { noisyPhoto } from './test-images.ts'

test('a parking spot is added, and listed with its notes', async ({ signedInPage: page, site }) => {
  await page.goto('/admin/parking?level=2')
  await page.getByRole('link', { name: 'Добави' }).click()
  for (const [name, value] of Object.entries({
    floor: '-1',
    size: '2.5m x 5m',
    price: '7500',
    type: 'covered',
  }))
    await expect(formField(page, name)).toHaveValue(value)
  await formField(page, 'size').fill('')
  await formField(page, 'price').fill('7550')
  await saveButton(page).click()
  for (const message of [
    'Въведете номер на паркомястото',
    'Въведете размер',
    'Цената се въвежда със стъпка 100',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(formField(page, 'number')).toBeFocused()
  await formField(page, 'number').fill('P-200')
  await formField(page, 'floor').fill('2')
  await formField(page, 'size').fill('3m x 6m')
  await formField(page, 'price').fill('9000')
  await formField(page, 'type').selectOption('uncovered')
  await formField(page, 'internalNotes').fill('до колоната')
  await saveButton(page).click()
  await expect(page).toHaveURL('/admin/parking?level=2')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Номер',
    'Етаж',
    'Тип',
    'Размер',
    'Цена',
    'Статус',
    'Бележки',
    'Действия',
  ])
  const row = page.getByRole('row', { name: 'P-200' })
  await expect(row).toContainText(/Етаж 2.*Открито.*3 × 6 м.*9000\s€.*до колоната/)
  const { db } = site.backend
  for (const { id } of await listParkingSpots(db, { floor: 2 })) await deleteParkingSpot(db, id)
})

test('a parking spot is sold, edited, and deleted after a confirmation', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const { db } = site.backend
  await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'P-200', floor: 2 })
  await page.goto('/admin/parking?level=2')
  const row = page.getByRole('row', { name: 'P-200' })
  await row.getByLabel('Статус на паркомясто P-200').selectOption('Продадено')
  await page.getByRole('dialog').getByRole('button', { name: 'Само статуса' }).click()
  await expect(row.getByLabel('Статус на паркомясто P-200')).toHaveAttribute('aria-busy', 'false')
  await row.getByRole('link', { name: 'Редактирай паркомясто P-200' }).click()
  await expect(formField(page, 'status')).toHaveValue('sold')
  await formField(page, 'number').fill('P-201')
  await saveButton(page).click()
  const renamed = page.getByRole('row', { name: 'P-201' })
  await renamed.getByRole('button', { name: 'Изтрий' }).click()
  await expect(page.getByRole('dialog', { name: 'Да се изтрие ли паркомясто P-201?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(renamed).toBeVisible()
  await renamed.getByRole('button', { name: 'Изтрий' }).click()
  await confirmDelete(page)
  await expect(renamed).toBeHidden()
  await expect(page.getByText('Нищо не отговаря на търсенето')).toBeVisible()
  await expect(page).toHaveURL('/admin/parking?level=2')
  expect(await listParkingSpots(db, { floor: 2 })).toEqual([])
})

test('every message about parking is shown', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500|409/, /Грешка при/)
  const { db } = site.backend
  const spot = await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'P-300' })
  await page.goto(`/admin/parking/${spot.id}`)
  await formField(page, 'price').fill('8000')
  await withoutTable(site, 'parkingSpots', async () => {
    await saveButton(page).click()
    await expect(alert(page, 'Грешка при запазване на паркомястото')).toBeVisible()
    await page.getByRole('button', { name: 'Изтрий паркомясто P-300' }).click()
    await confirmDelete(page)
    await expect(alert(page, 'Грешка при изтриване на паркомястото')).toBeVisible()
  })
  await updateParkingSpot(db, spot.id, 1, { price: 8500 })
  await saveButton(page).click()
  await expect(page.getByRole('region', { name: /променен междувременно/ })).toContainText('Цена (€)80008500')
  await page.getByRole('button', { name: 'Запази моите стойности' }).click()
  await expect(page).toHaveURL('/admin/parking')
  expect(await findParkingSpotWithNotes(db, spot.id)).toMatchObject({ price: 8000 })

  await withoutTable(site, 'parkingSpots', async () => {
    await page.goto('/admin/parking')
    await expect(page.getByRole('alert')).toContainText(
      'Грешка при зареждане на паркоместата: данните не могат да се прочетат',
    )
  })
})

test("a level's plan is replaced, visitors see the new one, and the default can be restored", {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/415/, /Error uploading image/)
  await page.goto('/admin/parking')
  await page.getByText('Планове на нивата').click()
  const level = page.getByRole('region', { name: 'План: Етаж 1' })
  await expect(level).toContainText('План по подразбиране')
  const send = (buffer: Buffer) =>
    level.locator('input[type=file]').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer })
  await send(Buffer.from('not an image at all'))
  await expect(level.getByRole('alert')).toContainText('Error uploading image. Please try again.')
  await send(await noisyPhoto(300, 200, 'png'))
  await expect(level).toContainText('Качен план')
  const url = (await findParkingPlan(site.backend.db, 1))?.imageUrl
  await page.goto('/parking?level=1')
  await expect(page.locator(`main img[src*="${url}"]`).first()).toBeVisible()
  await page.goto('/admin/parking')
  await page.getByText('Планове на нивата').click()
  await level.getByRole('button', { name: 'Върни плана по подразбиране' }).click()
  await confirmDelete(page)
  await expect(level).toContainText('План по подразбиране')
  expect(await findParkingPlan(site.backend.db, 1)).toBeUndefined()
})

test('parking spots are outlined in the plan editor, and deleting a spot unlinks its outline', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  const spot = await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'P-9', floor: 2 })
  const imageUrl = await saveImage(site.backend, 'parking/floor_2_1700000000001.jpg', '#ffffff')
  await setParkingPlan(db, 2, { imageUrl, imageWidth: 900, imageHeight: 600 })
  await page.goto('/admin/parking')
  await page.getByText('Планове на нивата').click()
  await page.getByRole('link', { name: 'Очертай местата: Етаж 2' }).click()
  await expect(page).toHaveURL('/admin/parking/plans?level=2')
  await page.getByRole('button', { name: 'Рисуване' }).click()
  const box = await page.getByRole('group', { name: 'Чертеж на нивото' }).boundingBox()
  if (!box) throw new Error('no canvas')
  for (const [x, y] of [
    [0.2, 0.2],
    [0.5, 0.2],
    [0.5, 0.6],
    [0.2, 0.2],
  ] as const)
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height)
  await page.getByRole('button', { name: 'Избери' }).click()
  await expect(page.getByRole('button', { name: 'Контур на паркомясто P-9' })).toBeVisible()
  await page.getByRole('button', { name: 'Запази', exact: true }).click()
  await expect(page.getByText('Планът на нивото е запазен.')).toBeVisible()
  expect((await findParkingPlan(db, 2))?.outlines).toMatchObject([{ linkedId: spot.id }])

  await deleteParkingSpot(db, spot.id)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Контур без паркомясто' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Изтрий', exact: true }).click()
  await confirmDelete(page)
  await expect(page.getByText('За това ниво още няма качен план')).toBeVisible()
  await expect(page).toHaveURL('/admin/parking/plans?level=2')
  expect(await findParkingPlan(db, 2)).toBeUndefined()
})

test('the list sorts by column, and a level keeps the order', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  const spot = await addParkingSpot(db, {
    ...newParkingSpot(defaultBuilding),
    number: 'P-3',
    floor: 1,
    price: 5000,
  })
  await page.goto('/admin/parking')
  const first = page.locator('tbody td[data-column=number]').first()
  await page.getByRole('columnheader').getByRole('link', { name: 'Цена' }).click()
  await expect(page).toHaveURL('/admin/parking?sort=price')
  await expect(first).toHaveText('P-3')
  await page.getByRole('columnheader').getByRole('link', { name: 'Цена' }).click()
  await expect(first).not.toHaveText('P-3')
  await page.getByLabel('Ниво').selectOption('Етаж 1')
  await expect(page).toHaveURL('/admin/parking?sort=price&dir=desc&level=1')
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(6)
  await page.getByRole('searchbox', { name: 'Търсене' }).fill('p-3')
  await expect(page).toHaveURL('/admin/parking?sort=price&dir=desc&q=p-3&level=1')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.setViewportSize({ width: 820, height: 1000 })
  await expect(page.getByRole('button', { name: 'Изтрий паркомясто P-3' })).toBeInViewport({ ratio: 1 })
  await deleteParkingSpot(db, spot.id)
})

test('a parking spot on another level is found by its number, and shown under that level', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/422/)
  const { db } = site.backend
  const first = await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'P-77', floor: 1 })
  await page.goto('/admin/parking/new?level=-2')
  await page.getByRole('button', { name: 'Етаж 2' }).click()
  await expect(formField(page, 'floor')).toHaveValue('2')
  await formField(page, 'floor').press('ArrowUp')
  await expect(formField(page, 'floor')).toHaveValue('3')
  await formField(page, 'floor').fill('-2')
  await formField(page, 'number').fill('P-77')
  await formField(page, 'number').press('Enter')
  const question = page.getByRole('dialog', { name: 'Наистина ли да се запази?' })
  await expect(question).toContainText('В сградата вече има паркомясто P-77.')
  await question.getByRole('button', { name: 'Запази въпреки това' }).click()
  await expect(page).toHaveURL('/admin/parking?level=-2')
  await expect(page.getByRole('link', { name: 'Паркомясто P-77', exact: true })).toBeFocused()
  await page.goto('/parking?level=-2')
  await expect(page.getByRole('link', { name: 'P-77' }).first()).toBeVisible()
  for (const { id } of await listParkingSpots(db, { floor: -2 })) await deleteParkingSpot(db, id)
  await deleteParkingSpot(db, first.id)
})
