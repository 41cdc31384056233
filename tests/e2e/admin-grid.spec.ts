import { findApartmentWithNotes, listApartments, updateApartment } from '../../backend/data/apartments.ts'
import { findBuilding, saveBuilding } from '../../backend/data/building.ts'
import { findParkingSpot, listParkingSpots } from '../../backend/data/parking-spots.ts'
import { status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test("the grid is navigated by arrow keys, and an apartment's status and price are changed in it", async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  const apartments = await listApartments(db)
  const of = (number: string) =>
    apartments.find((apartment) => apartment.number === number && apartment.entrance === '1')
  const now = async (number: string) => {
    const apartment = await findApartmentWithNotes(db, of(number)?.id ?? '')
    return [apartment?.status, apartment?.price]
  }
  await page.goto('/admin/grid')
  const cell = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
  const maisonette = cell(/^Апартамент 10 вход А, Резервиран/)
  await expect(
    page
      .getByRole('grid')
      .getByRole('gridcell')
      .filter({ has: page.getByRole('button', { name: /^Апартамент 10 / }) }),
  ).toHaveAttribute('rowspan', '2')
  await maisonette.focus()
  for (const [key, name] of [
    ['ArrowRight', /^Апартамент 11 вход А/],
    ['ArrowDown', /^Апартамент 10 вход А/],
    ['ArrowDown', /^Апартамент 2 вход А/],
    ['Control+End', /^Апартамент 1 вход Б/],
    ['ArrowLeft', /^Апартамент 1 вход А/],
    ['ArrowUp', /^Апартамент 2 вход А, Свободен, 129/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cell(name), key).toBeFocused()
  }
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1)

  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Апартамент 2' })
  await expect(panel.getByRole('link', { name: 'Резервирай' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cell(/^Апартамент 2 /)).toBeFocused()

  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Свободен' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page, 'Апартамент 2: Резервиран.')).toBeVisible()
  await expect(cell(/^Апартамент 2 вход А, Резервиран/)).toBeFocused()
  await expect(page.getByText('Резервирани: 2')).toBeVisible()
  expect(await now('2')).toEqual(['reserved', 129_500])
  await page.getByRole('button', { name: 'Върни' }).click()
  await expect(cell(/^Апартамент 2 вход А, Свободен/)).toBeVisible()

  await cell(/^Апартамент 2 /).click()
  await panel.getByRole('button', { name: 'Промени цената на апартамент 2, вход А' }).click()
  const price = panel.getByRole('textbox', { name: 'Цена на апартамент 2, вход А' })
  await price.fill('12')
  await price.press('Enter')
  await page.getByRole('dialog', { name: 'Наистина ли' }).getByRole('button', { name: 'Отказ' }).click()
  await price.fill('131000')
  await price.press('Escape')
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Промени цената' }).click()
  await price.fill('131000')
  await price.press('Enter')
  await expect(cell(/^Апартамент 2 вход А, Свободен, 131\s000\s€/)).toBeVisible()
  expect(await now('2')).toEqual(['available', 131_000])
})

test('a home is reserved, prolonged and released from its cell by keys and by the menu, and parking spots, too', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  await page.goto('/admin/grid?q=1')
  const cell = page.getByRole('grid').getByRole('button', { name: /^Апартамент 1 вход Б/ })
  const menu = page.getByRole('menu', { name: 'Меню: Апартамент 1' })
  await expect(page.getByText(/^отговарят \d+ от \d+$/)).toBeVisible()
  await cell.focus()
  await page.keyboard.press('Shift+F10')
  await expect(menu.getByRole('menuitem', { name: 'Подробности' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Преглед' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toContainText('удължи резервацията')
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()

  // By the place of the key: a Cyrillic layout types „р“ with it.
  await cell.dispatchEvent('keydown', { key: 'р', code: 'KeyR', bubbles: true })
  await page.getByLabel('Купувач').fill('Мария Купувачева')
  await page.getByLabel('Телефон').fill('0888 000 000')
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect(page).toHaveURL('/admin/grid?q=1')
  await expect(cell).toHaveAccessibleName(/Резервиран.*още 7 дни/)
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Апартамент 1' })
  await expect(panel).toContainText('Мария Купувачева')
  await expect(panel.getByRole('link', { name: 'Удължи' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await cell.click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Освободи' }).click()
  await page.getByLabel('Причина').selectOption('mistake')
  await page.getByRole('button', { name: 'Освободи' }).click()
  await expect(cell).toHaveAccessibleName(/Свободен/)
  await cell.focus()
  await page.keyboard.press('2')
  await expect(status(page, 'Апартамент 1: Резервиран.')).toBeVisible()
  await expect(cell).toHaveAccessibleName(/Резервиран/)
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('Няма записана резервация')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Апартамент 11 / }).click()
  const sold = page.getByRole('dialog', { name: 'Апартамент 11' })
  await expect(sold).toContainText('Няма записана продажба')
  await expect(sold.getByRole('link', { name: 'Запиши продажба' })).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Паркинг', exact: true }).click()
  const [first] = await listParkingSpots(db)
  const spot = page.getByRole('button', { name: new RegExp(`^${first?.number} Свободно`) })
  await spot.focus()
  await page.keyboard.press('c')
  const price = page.getByRole('textbox', { name: `Цена на паркомясто ${first?.number}` })
  await price.fill('7600')
  await price.press('Enter')
  await expect(spot).toHaveAccessibleName(/7600/)
  expect((await findParkingSpot(db, first?.id ?? ''))?.price).toBe(7600)
  expect(await findViolations(page)).toEqual([])
})

test('a finding of the checks leads to its form and back, and the colour scale is in the URL', {
  tag: '@long',
}, async ({ signedInPage: page }) => {
  await page.goto('/admin/grid?color=price')
  await expect(page.getByRole('list', { name: 'Легенда' })).toContainText('Без цена')
  expect(await findViolations(page)).toEqual([])
  const checks = page.getByRole('region', { name: 'Проверки на сградата' })
  await expect(checks).toContainText('апартаменти: 117 в лентата')
  await expect(checks).toContainText('На тези етажи посетителите виждат списък вместо план.')
  await expect(checks.getByRole('link', { name: 'Вход А, етаж 1', exact: true })).toHaveAttribute(
    'href',
    '/admin/floor-plans?entrance=1&floor=1',
  )
  await checks.getByRole('link', { name: 'Апартамент 10 А' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартамент 10')
  await page.getByRole('link', { name: 'Отказ' }).click()
  await expect(page).toHaveURL('/admin/grid?color=price')
})

test('the rows share the window by the number of floors, and a long number stays in its cell', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { db } = site.backend
  const [apartment] = await listApartments(db)
  if (!apartment) throw new Error('The small building has apartments')
  const stored = await findApartmentWithNotes(db, apartment.id)
  if (stored)
    await updateApartment(db, stored.id, stored.revision, { ...stored, number: 'Апартамент без край.' })
  const row = page.getByRole('grid').locator('tbody tr').last()
  const height = async () => (await row.boundingBox())?.height ?? 0
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/grid')
  const number = page.getByRole('button', { name: 'Апартамент без край.' }).locator('.apartment-number')
  const cell = page.getByRole('gridcell').filter({ has: number })
  expect((await number.boundingBox())?.width).toBeLessThanOrEqual((await cell.boundingBox())?.width ?? 0)
  const ofEleven = await height()

  const { revision, values } = await findBuilding(db)
  const withFloors = (lastFloor: number) => values.entrances.map((entrance) => ({ ...entrance, lastFloor }))
  await saveBuilding(db, revision, { ...values, entrances: withFloors(4) })
  await page.reload()
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(4)
  expect(await height()).toBeGreaterThan(ofEleven)
  await saveBuilding(db, revision + 1, { ...values, entrances: withFloors(25) })
  await page.reload()
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(25)
  expect(await height()).toBeLessThan(ofEleven)
})
