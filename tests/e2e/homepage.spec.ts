import type { Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { findBuilding } from '../../backend/data/building.ts'
import { getHomePage, saveHomePage } from '../../backend/data/settings.ts'
import { shownBlocks } from '../../domain/home-page/home-page.ts'
import { alert, formField, saveButton } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { noisyPhoto } from './test-images.ts'

/** The preview of the home page, which is a document of its own. */
function preview(page: Page) {
  return page.getByRole('region', { name: 'Преглед' }).frameLocator('iframe')
}

/** The line of a block in the list. */
function block(page: Page, name: string) {
  return page.getByRole('listitem', { name, exact: true })
}

async function openBlock(page: Page, name: string) {
  await block(page, name).locator('summary').click()
}

/** The heading's font size and the width of the window that it depends on. */
function heading(element: Element): string {
  return `${getComputedStyle(element).fontSize} in ${element.ownerDocument.defaultView?.innerWidth}`
}

const isSaved = (page: Page) => page.getByRole('status').filter({ hasText: 'Началната страница е запазена.' })

test('an administrator orders the blocks, switches one off and edits a card; the history puts it back', async ({
  signedInPage: page,
  site,
  browser,
}) => {
  const { db } = site.backend
  const before = (await getHomePage(db)).values
  const visitor = await browser.newPage({ baseURL: site.url })
  await page.goto('/admin/homepage')
  await expect(preview(page).locator('[data-block]').first()).toHaveAttribute('data-block', 'hero')

  const up = block(page, 'Локация').getByRole('button', { name: 'Премести „Локация“ нагоре' })
  await up.focus()
  for (let position = 9; position >= 2; position -= 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`„Локация“ е на място ${position} от 11.`)).toBeAttached()
    await expect(up).toBeFocused()
  }
  const down = block(page, 'Локация').getByRole('button', { name: 'Премести „Локация“ надолу' })
  await down.press('Enter')
  await expect(page.getByText('„Локация“ е на място 3 от 11.')).toBeAttached()
  await expect(down).toBeFocused()
  await expect(preview(page).locator('[data-block]').nth(2)).toHaveAttribute('data-block', 'location')

  await block(page, 'Интериори').getByRole('checkbox').uncheck()
  await expect(preview(page).locator('[data-block="interiors"]')).toHaveCount(0)

  await openBlock(page, 'Предимства')
  await formField(page, 'benefits[0].text').fill('Портиер през цялото денонощие.')
  await formField(page, 'benefits[0].icon').selectOption({ label: 'Ключ' })
  const card = preview(page).getByText('Портиер през цялото денонощие.')
  await expect(card).toBeAttached()
  const onComputer = await preview(page).locator('h1').evaluate(heading)
  await page.getByRole('button', { name: 'На телефон' }).click()
  await expect.poll(() => preview(page).locator('h1').evaluate(heading)).not.toEqual(onComputer)
  await expect(card).toBeAttached()

  await saveButton(page).click()
  await expect(isSaved(page)).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText('Портиер през цялото денонощие.')).toBeVisible()
  const shown = () =>
    visitor
      .locator('[data-block]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-block')))
  expect((await shown()).slice(0, 4)).toEqual(['hero', 'featured', 'location', 'benefits'])

  await page.goto('/admin/history?collection=settings&record=display')
  await expect(page.getByText('Блокове').first()).toBeVisible()
  await expect(page.getByText(/Интериори \(изключен\)/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Върни промяната' }).first().click()
  await expect.poll(async () => (await getHomePage(db)).values).toEqual(before)
  await visitor.reload()
  expect(await shown()).toEqual(
    shownBlocks(before).filter((kind) => !['progress', 'paymentPlan', 'diary'].includes(kind)),
  )
  await visitor.close()
})

test('blocks that are switched off leave no dead link, and a page without its first screen has a heading', {
  tag: '@long',
}, async ({ page, site }) => {
  const { db } = site.backend
  const { revision, values } = await getHomePage(db)
  const off = ['hero', 'location', 'contact']
  const blocks = values.blocks.map(({ kind }) => ({ kind, isShown: !off.includes(kind) }))
  await saveHomePage(db, revision, { ...values, blocks })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Контакти' })).toHaveAttribute('href', '/contact')
  await expect(header.getByRole('link', { name: 'Локация' })).toHaveCount(0)
  await expect(header).toHaveCSS('background-color', 'rgb(15, 48, 71)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(values.title)
  await saveHomePage(db, revision + 1, values)
})

test('a wrong field opens its block, and nothing that was typed is lost', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/homepage')
  await openBlock(page, 'Локация')
  await formField(page, 'mapLink').fill('http://example.com')
  await page.getByRole('button', { name: 'Добави място' }).click()
  await formField(page, 'nearby[3].name').fill('Училище')
  await openBlock(page, 'Локация')
  await expect(formField(page, 'mapLink')).toBeHidden()
  await saveButton(page).click()
  await expect(page.getByText('Въведете пълен адрес, който започва с https://')).toBeVisible()
  await expect(formField(page, 'nearby[3].minutes')).toBeFocused()
  await expect(page.getByText('Въведете минути')).toBeVisible()
  await expect(formField(page, 'nearby[3].name')).toHaveValue('Училище')
  await formField(page, 'mapLink').fill('https://example.com/map')
  await formField(page, 'nearby[3].minutes').fill('7')
  await saveButton(page).click()
  await expect(isSaved(page)).toBeVisible()
  await page.goto('/')
  await expect(page.locator('#location').getByText('Училище · 7 минути пеша')).toBeVisible()
  await expect(page.locator('#location').getByRole('link', { name: 'Вижте на картата' })).toHaveAttribute(
    'href',
    'https://example.com/map',
  )
  const { revision, values } = await getHomePage(site.backend.db)
  await saveHomePage(site.backend.db, revision, { ...values, mapLink: '', nearby: values.nearby.slice(0, 3) })
})

test('apartments that somebody picks are shown until they are sold', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/homepage')
  await openBlock(page, 'Избрани домове')
  await page.getByRole('button', { name: 'Избери апартамент' }).click()
  const picked = (await listApartments(site.backend.db)).find(({ type }) => type === '2-bedroom')
  await formField(page, 'featured[0].apartmentId').selectOption(picked?.id ?? '')
  const cards = '[data-block="featured"] li'
  await expect(preview(page).locator(cards)).toHaveCount(1)
  await saveButton(page).click()
  await expect(isSaved(page)).toBeVisible()
  await page.goto('/')
  await expect(page.locator(cards)).toHaveText([/Двустаен 2/])
  const { revision, values } = await getHomePage(site.backend.db)
  await saveHomePage(site.backend.db, revision, { ...values, featured: [{ apartmentId: 'sold' }] })
  await page.reload()
  await expect(page.locator('[data-block="featured"]')).toHaveCount(0)
  await saveHomePage(site.backend.db, revision + 1, { ...values, featured: [] })
})

test('the preview shows the image of the page, and only stored images are accepted', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  await page.goto('/admin/homepage')
  const image = preview(page).locator('img[src*=dusk]')
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const before = await getHomePage(site.backend.db)
  for (const name of ['heroImage', 'locationImage', 'interiors[0].image']) {
    const form = { title: 'Дом', subtitle: 'Тук', revision: String(before.revision), [name]: 'abc' }
    expect((await page.context().request.post('/admin/homepage.data', { form })).status(), name).toBe(400)
  }
  expect(await getHomePage(site.backend.db)).toEqual(before)
})

test('the home page shows its saved texts and images at once', {
  tag: '@long',
}, async ({ signedInPage: page, site, browser, expectedErrors }) => {
  expectedErrors.push(/409/, /Грешка при запазване на началната страница/)
  const visitor = await browser.newPage({ baseURL: site.url })
  await visitor.goto('/')
  await page.goto('/admin/homepage')
  await openBlock(page, 'Първи екран')
  await openBlock(page, 'Локация')
  // Without a title the first screen bears the name of the building.
  await formField(page, 'title').fill('')
  await expect(preview(page).locator('h1')).toHaveText('Бриз')
  await formField(page, 'title').fill('Дом с морски въздух')
  await expect(preview(page).locator('h1')).toHaveText('Дом с морски въздух')
  await formField(page, 'subtitle').fill('На самия бряг')
  const hero = page.getByRole('group', { name: 'Нова основна снимка' })
  await hero
    .locator('input[type=file]')
    .setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(800, 500) })
  await expect(formField(page, 'heroImage')).toHaveValue(/^\/files\/media\/\d+_hero-hero\.jpg$/)
  await expect(preview(page).locator('.hero-image img').last()).toHaveAttribute('src', /_hero-hero\.jpg/)
  const upright = page.getByRole('group', { name: 'Нова снимка за телефон' }).locator('input[type=file]')
  const crop = { name: 'up.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(500, 800) }
  await upright.setInputFiles(crop)
  await expect(formField(page, 'heroImageUpright')).toHaveValue(/_upright-up\.jpg$/)
  // Another main image makes the crop of the first one wrong.
  await hero
    .locator('input[type=file]')
    .setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(900, 500) })
  await expect(formField(page, 'heroImageUpright')).toHaveValue('')
  await upright.setInputFiles(crop)
  await expect(formField(page, 'heroImageUpright')).toHaveValue(/_upright-up\.jpg$/)
  await page
    .getByRole('group', { name: 'Нова снимка на локацията' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'place.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(700, 400) })
  await expect(formField(page, 'locationImage')).toHaveValue(/^\/files\/media\/\d+_location-place\.jpg$/)
  await saveButton(page).click()
  await expect(isSaved(page)).toBeVisible()
  const saved = await getHomePage(site.backend.db)
  expect(saved.values).toMatchObject({ title: 'Дом с морски въздух', subtitle: 'На самия бряг' })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Дом с морски въздух')
  await visitor.reload()
  await expect(visitor.locator(`img[src*="${saved.values.heroImage}"]`).first()).toBeVisible()
  await expect(visitor.locator(`#location img[src*="${saved.values.locationImage}"]`).first()).toBeAttached()
  await visitor.close()

  await expect(formField(page, 'revision')).toHaveValue(String(saved.revision))
  await saveHomePage(site.backend.db, saved.revision, { ...saved.values, title: 'Друго' })
  await formField(page, 'subtitle').fill('Ново')
  await saveButton(page).click()
  await expect(alert(page, 'Грешка при запазване на началната страница')).toBeVisible()
  await expect(formField(page, 'title')).toHaveValue('Друго')
  await expect(preview(page).locator('h1 + p')).toHaveText('Ново')
  await saveButton(page).click()
  await expect
    .poll(async () => (await getHomePage(site.backend.db)).values)
    .toMatchObject({ title: 'Друго', subtitle: 'Ново' })
})

test('an image that is being uploaded can neither be skipped by a save nor left behind', {
  tag: '@long',
}, async ({ signedInPage: page, site, expectedErrors }) => {
  expectedErrors.push(/Снимката още се качва/)
  let arrive = () => {}
  const travelled = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/admin/uploads/**', async (route) => {
    await travelled
    await route.continue()
  })
  await page.goto('/admin/building')
  await page
    .getByRole('group', { name: 'Ново лого' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(80, 50) })
  await expect(page.getByRole('progressbar')).toBeVisible()
  await saveButton(page).click()
  await expect(alert(page, 'Снимката още се качва. Изчакайте я и опитайте отново.')).toBeVisible()
  await page.getByRole('link', { name: 'Табло' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остани' }).click()
  arrive()
  await expect(formField(page, 'logo')).toHaveValue(/^\/files\/media\/\d+_logo-logo\.jpg$/)
  await saveButton(page).click()
  await expect.poll(async () => (await findBuilding(site.backend.db)).values.logo).toMatch(/_logo-logo\.jpg$/)
})
