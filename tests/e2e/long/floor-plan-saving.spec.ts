import type { BrowserContext, Route } from '@playwright/test'
import { listApartments } from '../../../backend/data/apartments.ts'
import { findFloorPlan, updateFloorPlan } from '../../../backend/data/plans/floor-plans.ts'
import { userActor } from '../../../domain/record/actor.ts'
import { alert } from '../admin-page.ts'
import { drawPlan } from '../drawn-plan.ts'
import { expect, test } from '../fixtures.ts'
import {
  apartmentOutline,
  clickAt,
  corners,
  editorButton,
  editorUrl,
  fourth,
  outline,
  saved,
} from '../plan-editor-page.ts'

test('leaving with unsaved changes asks first', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await page.keyboard.press('ArrowLeft')
  await page.getByLabel('Етаж', { exact: true }).selectOption('5')
  const question = page.getByRole('dialog', { name: 'Имате незапазени промени' })
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect(page).toHaveURL(editorUrl)
  await expect(page.getByLabel('Етаж', { exact: true })).toHaveValue('4')
  await expect(outline(page, '11')).toBeVisible()
  await page.getByRole('link', { name: 'Табло' }).click()
  await question.getByRole('button', { name: 'Напусни без запазване' }).click()
  await expect(page).toHaveURL('/admin')
})

test('Ctrl+S saves once, however long it is held', async ({ signedInPage: page, site: { backend } }) => {
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')
  let saves = 0
  const pressed = Promise.withResolvers<void>()
  await page.route('**/admin/floor-plans.data*', async (route) => {
    if (route.request().method() === 'POST') saves++
    await pressed.promise
    await route.continue()
  })
  await page.keyboard.down('Control')
  for (let press = 0; press < 3; press++) await page.keyboard.down('s')
  await page.keyboard.up('s')
  await page.keyboard.press('s')
  await page.keyboard.up('Control')
  pressed.resolve()
  await expect(saved(page)).toBeVisible()
  await expect(editorButton(page, 'Запази')).toBeEnabled()
  expect(saves).toBe(1)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await findFloorPlan(backend.db, fourth))?.revision).toBe(3)
})

test('a stale save and a failed save keep the drawing on the screen', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване/, /Трябва да сте влезли/, /Failed to load/, /ERR_/)
  const plan = await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')

  await page.route('**/admin/floor-plans.data*', (route) => route.abort())
  await editorButton(page, 'Запази').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Грешка при запазване на етажния план' }),
  ).toBeVisible()
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await editorButton(page, 'Запази').click()
  await failedAgain
  await expect(editorButton(page, 'Запази')).toBeEnabled()
  await page.unroute('**/admin/floor-plans.data*')

  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await editorButton(page, 'Запази').click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Трябва да сте влезли в системата, за да редактирате етажни планове' }),
  ).toBeVisible()
  await page.context().addCookies(cookies)

  await updateFloorPlan(backend.db, plan.id, plan.revision, [])
  await editorButton(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'променен междувременно' })).toBeVisible()
  expect(await corners(page, '11')).toContainEqual([590, 100])
  expect((await findFloorPlan(backend.db, fourth))?.outlines).toEqual([])
  await editorButton(page, 'Зареди новата версия').click()
  await expect(outline(page, '11')).toHaveCount(0)
})

test("a drawing can be saved on top of another person's newer one", async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при запазване/)
  const plan = await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')
  const other = backend.db.as(userActor({ id: 'other', name: 'Мария Иванова', role: 'admin' }))
  await updateFloorPlan(other, plan.id, plan.revision, [])
  await editorButton(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'променен междувременно' })).toBeVisible()
  await expect(page.getByText(/променен междувременно \(Мария Иванова, \d.*\d:\d\d\)/)).toBeVisible()
  await editorButton(page, 'Запази моя чертеж').click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Има незапазени промени')).toBeHidden()
  await expect(editorButton(page, 'Зареди новата версия')).toBeHidden()
  const now = await findFloorPlan(backend.db, fourth)
  expect(now).toMatchObject({ revision: 3, outlines: [{ points: [{ x: 590, y: 100 }, {}, {}, {}] }] })
})

test("a drawing stays on the screen when the page's data cannot be reloaded", async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/Грешка при зареждане на етажните планове/, /500/, /ERR_FAILED/, /Failed to fetch/)
  await drawPlan(backend, fourth, [['11', apartmentOutline]])
  const elsewhere = await drawPlan(backend, { entrance: '2', floor: 9 })
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowLeft')
  const data = '**/admin/floor-plans.data*'
  const news = alert(page, 'Данните не можаха да се опреснят')
  let revision = elsewhere.revision
  /** Saves another plan as another person, which makes the open page reload its data. */
  const saveElsewhere = async (cookies: Parameters<BrowserContext['addCookies']>[0]) => {
    const other = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    await other?.addCookies(cookies)
    const form = { id: elsewhere.id, revision: String(revision++), outlines: '[]' }
    expect((await other?.request.post('/admin/floor-plans.data', { form }))?.status()).toBe(200)
    await other?.close()
  }
  const cookies = await page.context().cookies()

  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500 })]) {
    await page.route(data, fail)
    await saveElsewhere(cookies)
    await expect(news).toBeVisible()
    await page.unroute(data)
    await editorButton(page, 'Затвори съобщението').click()
    expect(await corners(page, '11')).toContainEqual([590, 100])
  }
  await page.context().clearCookies()
  await saveElsewhere(cookies)
  await expect(news).toBeVisible()
  expect(await corners(page, '11')).toContainEqual([590, 100])
  await page.context().addCookies(cookies)

  await editorButton(page, 'Запази').click()
  await expect(saved(page)).toBeVisible()
  expect((await findFloorPlan(backend.db, fourth))?.outlines[0]?.points[0]).toEqual({ x: 590, y: 100 })
})

test('a drawing stays on the screen when another person deletes its plan', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /Грешка при запазване на етажния план/)
  const plan = await drawPlan(backend, fourth, [['11', apartmentOutline]])
  await page.goto(editorUrl)
  await clickAt(page, 800, 250)
  await page.keyboard.press('Shift+ArrowRight')
  await editorButton(page, 'Запази').click()
  await expect(saved(page)).toBeVisible()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const deleted = await page.context().request.delete(`/admin/floor-plans/${plan.id}`, { maxRedirects: 0 })
  expect(deleted.status()).toBe(302)
  await expect(page.getByText('Планът беше изтрит междувременно.')).toBeVisible()
  await editorButton(page, 'Запази').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Записът вече не съществува.' })).toBeVisible()
  expect(await corners(page, '11')).toContainEqual([590, 100])
  await page.getByLabel('Етаж', { exact: true }).selectOption('5')
  await page.getByRole('dialog').getByRole('button', { name: 'Напусни' }).click()
  await expect(page.getByText('За този етаж още няма план')).toBeVisible()
})

test('hand-made saves get a 4xx and change nothing', async ({ signedInPage: page, site: { backend } }) => {
  const plan = await drawPlan(backend, fourth, [['11', apartmentOutline]])
  const apartments = await listApartments(backend.db)
  const elsewhere = apartments.find(({ floor }) => floor === 2)?.id ?? ''
  const outline = { id: 's', linkedId: null, points: apartmentOutline }
  const send = async (outlines: string, revision = 1, id = plan.id) => {
    const form = { id, revision: String(revision), outlines }
    return (await page.context().request.post('/admin/floor-plans.data', { form })).status()
  }
  expect(await send('not json')).toBe(400)
  expect(await send(JSON.stringify([{ ...outline, points: apartmentOutline.slice(0, 2) }]))).toBe(400)
  expect(await send(JSON.stringify([{ ...outline, linkedId: 'none' }]))).toBe(422)
  expect(await send(JSON.stringify([{ ...outline, linkedId: elsewhere }]))).toBe(422)
  expect(await send(JSON.stringify([outline, outline]))).toBe(422)
  expect(await send(JSON.stringify([outline]), 77)).toBe(409)
  expect(await send(JSON.stringify([outline]), 1, 'none')).toBe(404)
  expect(await findFloorPlan(backend.db, fourth)).toEqual(plan)
})
