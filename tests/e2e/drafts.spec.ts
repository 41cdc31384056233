import { addApartment, deleteApartment, listApartments } from '../../backend/data/apartments.ts'
import { findBuilding, setPublished } from '../../backend/data/building.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ site: { backend } }) => {
  for (const { id } of await listApartments(backend.db, { floor: 9 })) await deleteApartment(backend.db, id)
})

test('generated apartments are drafts, and visitors see them once they are published', {
  tag: '@long',
}, async ({ signedInPage: page, browser, site }) => {
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  const seen = visitor.getByRole('link', { name: /90[12]/ })
  const count = visitor.getByText(/^\d+ апартамента?$/)

  const rule = 'entrance=1&firstFloor=9&lastFloor=9&perFloor=2&numbering=through&firstNumber=901'
  const position = (at: number) => `type${at}=studio&exposure${at}=south&netArea${at}=35&area${at}=40`
  await page.goto(`/admin/apartments/generate?${rule}&${position(1)}&${position(2)}`)
  await page.getByRole('button', { name: 'Добави 2 чернови' }).click()
  await expect(page).toHaveURL('/admin/apartments?drafts=only')
  await expect(page.getByText('Посетителите не виждат черновите.')).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: 'Чернова' })
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^Резервирай/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await visitor.goto('/apartments?floor=9')
  await expect(visitor.getByText('Няма апартаменти, които отговарят')).toBeVisible()
  await expect(seen).toHaveCount(0)

  // One is finished in its form, and stays a draft until the box is cleared.
  await page.getByRole('link', { name: 'Апартамент 901', exact: true }).click()
  const box = page.getByRole('checkbox', { name: 'Чернова: посетителите не виждат апартамента' })
  await expect(box).toBeChecked()
  await expect(page.getByRole('link', { name: 'Виж в сайта' })).toHaveCount(0)
  await box.uncheck()
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect(page).toHaveURL('/admin/apartments?drafts=only')
  await expect(rows).toHaveCount(1)
  await visitor.reload()
  await expect(seen).toHaveCount(1)

  // The rest is published from the list, which can be taken back.
  await page.getByRole('checkbox', { name: 'Избери апартамент 902, вход А' }).check()
  await page.getByRole('button', { name: 'Публикувай избраните' }).click()
  await expect(page.getByText('Посетителите вече виждат 1 апартамент.')).toBeVisible()
  await visitor.reload()
  await expect(seen).toHaveCount(2)
  await page.getByRole('button', { name: 'Върни', exact: true }).click()
  await expect.poll(async () => (await listApartments(site.backend.db, { drafts: 'only' })).length).toBe(1)
  await visitor.reload()
  await expect(seen).toHaveCount(1)
  await expect(count).toHaveText('1 апартамент')

  await page.goto('/admin/history')
  await expect(page.getByText('Публикуван').first()).toBeVisible()
  await visitor.context().close()
})

test('before the site is published, publishing a draft does not promise that visitors see it', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const { revision, values } = await findBuilding(backend.db)
  await addApartment(backend.db, { ...newApartment(values), number: '991', floor: 9, isDraft: true })
  await setPublished(backend.db, revision, false)
  await page.goto('/admin/apartments?drafts=only')
  await page.getByRole('checkbox', { name: 'Избери апартамент 991, вход А' }).check()
  await page.getByRole('button', { name: 'Публикувай избраните' }).click()
  await expect(page.getByText('1 апартамент вече не е чернова. Посетителите ще го видят')).toBeVisible()
})
