import type { Locator } from '@playwright/test'
import { listApartments } from '../../../backend/data/apartments.ts'
import { drawPlan, rectangle } from '../drawn-plan.ts'
import { expect, test } from '../fixtures.ts'

test('an apartment is printed on one page, without controls, and with the phone to call', async ({
  page,
  site,
}) => {
  const [apartment] = await listApartments(site.backend.db, { floor: 2 })
  await drawPlan(site.backend, { entrance: '1', floor: 2 }, [['2', rectangle(100, 100, 400, 300)]])
  await page.goto(`/apartments/${apartment?.id}`)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['banner', 'navigation', 'form', 'button'] as const)
    await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('#contact')).toBeHidden()
  for (const text of [/129\s500\s€/, /78,40\sм²/, '+359 000 000 000'])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})

test('the list is printed as a table with its head on each page, and without filters', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.goto('/apartments')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Етаж')).toBeHidden()
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('tbody tr').first()).toHaveCSS('display', 'table-row')
  await expect(page.locator('tbody tr').first()).toContainText(/85\s000\s€.*Свободен/)
})

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' })
  const background = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

  test('selected elements and the primary button are distinguishable', async ({ page }) => {
    await page.goto('/navigator/1/4')
    const floor = (name: string) => page.getByRole('link', { name, exact: true })
    expect(await background(floor('Етаж 4'))).not.toBe(await background(floor('Етаж 3')))
    await page.goto('/parking')
    expect(await background(floor('Сутерен'))).not.toBe(await background(floor('Етаж 1')))
    await page.goto('/apartments')
    // With forced colours the system draws the checkbox and its tick, so only its state is tested.
    await page.getByRole('checkbox', { name: 'Само свободни' }).click()
    await expect(page).toHaveURL('/apartments?available=1')
    await expect(page.getByRole('checkbox', { name: 'Само свободни' })).toBeChecked()
    await page.goto('/')
    const main = page.getByRole('link', { name: 'Разгледайте апартаментите' })
    await expect(main).toHaveCSS('border-top-width', '2px')
  })
})
