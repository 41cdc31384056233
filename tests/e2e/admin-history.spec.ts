import {
  addApartment,
  addApartmentImages,
  findApartment,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { addFloorPlan, findFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { removeApartment } from '../../backend/removal/remove-with-files.ts'
import { alert, confirmDelete, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { test, values } from './existing-apartment.ts'
import { expect } from './fixtures.ts'
import { saveImage } from './stored-image.ts'

test('a changed field is reverted from the history of its apartment, but not over a newer change', async ({
  signedInPage: page,
  existing,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /Промяната не можа да се върне/)
  await updateApartment(backend.db, existing.id, 1, { ...values, price: 100_000, description: 'с море' })
  await page.goto(existing.url)
  await page.getByRole('link', { name: 'История', exact: true }).last().click()
  await expect(page.getByRole('img', { name: /^История на цената/ })).toBeVisible()
  await page.getByRole('button', { name: 'Върни „Цена (€)“' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'върната е предишната стойност' })).toBeVisible()
  expect(await existing.now()).toMatchObject({ price: values.price, description: 'с море', revision: 3 })

  await expect(page.getByRole('listitem').filter({ hasText: 'Промяна' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Върни промяната' }).click()
  await expect(alert(page, 'Промяната не можа да се върне')).toContainText('по-нова промяна (Цена (€))')
  expect(await existing.now()).toMatchObject({ description: 'с море', revision: 3 })
})

test('a deleted apartment is restored from the toast and from the list of deletions, with photo and outline', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const apartment = { ...values, number: '7701' }
  const { id } = await addApartment(backend.db, apartment)
  const photo = await saveImage(backend, `apartments/${id}/image_1700000000001_a.jpg`, 'teal')
  await addApartmentImages(backend.db, id, [photo])
  const place = { entrance: apartment.entrance, floor: apartment.floor }
  const points = [1, 2, 3].map((x) => ({ x, y: x * x }))
  const outlines = [{ id: 'o', apartmentId: id, points }]
  const image = { imageUrl: '/files/floorPlans/none.png', imageWidth: 9, imageHeight: 9 }
  await addFloorPlan(backend.db, place, image, outlines)
  await page.goto(`/admin/apartments/${id}`)
  await page.getByRole('button', { name: /^Изтрий апартамент 7701/ }).click()
  await expect(page.getByRole('dialog')).toContainText('До 30 дни може да се върне')
  await confirmDelete(page)
  await expect(status(page, 'Апартаментът е изтрит.')).toBeVisible()
  expect((await page.request.get(photo)).status()).toBe(404)
  await page.getByRole('button', { name: 'Върни', exact: true }).click()
  await expect(status(page, 'Апартаментът е върнат.')).toBeVisible()
  expect(await findApartment(backend.db, id)).toMatchObject({
    number: '7701',
    images: [photo],
    mainImage: photo,
  })

  await removeApartment(backend, id)
  await addApartment(backend.db, apartment)
  await page.getByRole('link', { name: 'Изтрити', exact: true }).click()
  const offers = page.getByRole('button', { name: 'Върни: Апартамент 7701, вход А' })
  await expect(offers).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
  await offers.click()
  const question = page.getByRole('dialog', { name: 'Да се върне ли въпреки това?' })
  await expect(question).toContainText('Във вход А вече има апартамент 7701.')
  await question.getByRole('button', { name: 'Върни въпреки това' }).click()
  await expect(status(page, 'Апартаментът е върнат.')).toBeVisible()
  await expect(offers).toHaveCount(0)
  expect((await page.request.get(photo)).status()).toBe(200)
  expect((await findFloorPlan(backend.db, place))?.outlines).toEqual(outlines)
})
