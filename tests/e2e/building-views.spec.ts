import type { Page } from '@playwright/test'
import { listBuildingViews } from '../../backend/data/plans/building-views.ts'
import { status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { drawView, planImage, planSize, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { editorButton } from './plan-editor-page.ts'

// A name of spaces is refused.
test.use({ expectedErrors: [/400 \(Bad Request\)|Името не е запазено/] })

const screen = '/admin/floor-plans/building'
const canvas = (page: Page) => page.getByRole('group', { name: 'Чертеж на изгледа' })
const facade = (page: Page) => page.getByRole('group', { name: 'Сградата по етажи' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Изгледи на сградата' }).getByRole('link')

async function uploadView(page: Page) {
  const buffer = await planImage()
  await page.locator('input[type=file]').setInputFiles({ name: 'отпред.png', mimeType: 'image/png', buffer })
  await expect(canvas(page)).toBeVisible()
}

/** Draws a rectangle, and links it to the row of the list that has this text. */
async function drawAndLink(page: Page, [x, y, width, height]: [number, number, number, number], row: string) {
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('no canvas')
  const scale = box.width / planSize.width
  const [first, ...others] = rectangle(x, y, width, height)
  for (const point of [first, ...others, first].flatMap((each) => each ?? []))
    await page.mouse.click(box.x + point.x * scale, box.y + point.y * scale)
  await page
    .getByRole('region', { name: 'Етажи и апартаменти' })
    .getByRole('listitem')
    .filter({ hasText: row })
    .getByRole('button', { name: 'Избери' })
    .click()
}

test('a building gets its views: images are uploaded, floors and homes drawn, and the navigator shows them', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await page.goto(screen)
  await expect(page.getByText('Очертани етажи: 0 от 22.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Нов изглед на сградата' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await uploadView(page)

  await editorButton(page, 'Рисуване').click()
  await drawAndLink(page, [100, 500, 900, 100], 'Вход А, етаж 3')
  await expect(page.getByText('Вход А, етаж 3: няма контур на никой изглед')).toHaveCount(0)
  await expect(page.getByText('Вход А, етаж 4: няма контур на никой изглед')).toBeVisible()
  // The outline of a home lies on that of its floor.
  await drawAndLink(page, [100, 500, 200, 100], 'Апартамент 10, вход А')
  await expect(page.getByText('Застъпват се')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  // A name is saved by itself, and keeps what is drawn.
  await page.getByLabel('Име на изгледа').fill(' ')
  await editorButton(page, 'Запази името').click()
  await expect(page.getByText('Въведете име на изгледа').first()).toBeVisible()
  await page.getByLabel('Име на изгледа').fill('Към морето')
  await editorButton(page, 'Запази името').click()
  await expect(page.getByRole('link', { name: 'Към морето' })).toBeVisible()
  await page.getByRole('button', { name: 'Име на изгледа на немски, липсва', exact: true }).click()
  await page.getByRole('textbox', { name: 'Име на изгледа на немски', exact: true }).fill('Zum Meer')
  await editorButton(page, 'Запази превода').click()
  await expect(status(page, 'Преводът е запазен.')).toBeVisible()
  await editorButton(page, 'Запази').click()
  await expect(status(page, 'Изгледът е запазен.')).toBeVisible()
  await expect(page.getByText('Очертани етажи: 1 от 22.')).toBeVisible()

  await page.goto('/navigator')
  await expect(tabs(page)).toHaveCount(0)
  await expect(facade(page).getByRole('link')).toHaveCount(2)
  await facade(page).getByRole('link', { name: 'Вход А, етаж 3: ' }).press('Enter')
  await expect(page).toHaveURL('/navigator/1/3')
  await page.goBack()
  await facade(page).getByRole('link', { name: 'Апартамент 10, Резервиран' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Апартамент 10')

  await page.goto(screen)
  await page.getByRole('link', { name: 'Добави изглед' }).click()
  await expect(page.getByRole('heading', { name: 'Нов изглед на сградата' })).toBeVisible()
  await uploadView(page)
  await expect(page.getByLabel('Име на изгледа')).toHaveValue('Изглед 1')
  await page.getByRole('button', { name: 'Копирай контурите' }).click()
  await editorButton(page, 'Запази').click()
  await expect(status(page, 'Изгледът е запазен.')).toBeVisible()
  await page.getByRole('button', { name: 'Премести по-рано' }).click()
  await expect(status(page, 'Редът е запазен.')).toBeVisible()
  expect((await listBuildingViews(backend.db)).map(({ name }) => name)).toEqual(['Изглед 1', 'Към морето'])

  await page.goto('/navigator')
  await expect(tabs(page)).toHaveText(['Изглед 1', 'Към морето'])
  await tabs(page).last().click()
  await expect(page).toHaveURL('/navigator?view=2')
  await expect(page.getByRole('group', { name: 'Сградата по етажи: Към морето' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/de/navigator')
  await expect(page.getByRole('link', { name: 'Zum Meer', exact: true })).toBeVisible()

  await page.goto(screen)
  await editorButton(page, 'Изтрий').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(status(page, 'Изгледът е изтрит.')).toBeVisible()
  await expect(page.getByLabel('Име на изгледа')).toHaveValue('Към морето')
  expect(await listBuildingViews(backend.db)).toHaveLength(1)
})

test('tabs lead to the views without scripts, and a number that there is not shows the first', {
  tag: '@long',
}, async ({ browser, site: { backend, url } }) => {
  const floor: [number, number, number, number] = [100, 500, 900, 100]
  await drawView(backend, 'Откъм двора', [['floor:1:2', rectangle(...floor)]])
  await drawView(backend, 'Отгоре', [['floor:1:4', rectangle(...floor)]])
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/navigator')
  await page.getByRole('link', { name: 'Отгоре' }).click()
  await expect(facade(page).getByRole('link')).toHaveAttribute('href', '/navigator/1/4')
  await page.goto('/navigator?view=6')
  await expect(page.locator('[aria-current=page]').filter({ hasText: 'Отгоре' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Отгоре' })).toBeVisible()
  await context.close()
})
