import { getBuilding } from '../../backend/data/building.ts'
import { formField } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const comingSoon = 'Очаквайте'
const banner = 'Сайтът не е публикуван: виждате го само Вие и колегите Ви.'

test('the site is hidden and published again, while a visitor has it open and somebody types', {
  tag: '@long',
}, async ({ signedInPage: page, site, browser, expectedErrors }) => {
  // Publishing and hiding ask first.
  expectedErrors.push(/422/)
  const visitor = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' })
  await visitor.goto('/apartments')
  await visitor.mouse.move(10, 10)
  await expect(visitor.locator('tbody tr')).toHaveCount(5)

  await page.goto('/admin/building')
  await formField(page, 'street').fill('ул. „Морска“ 7')
  const section = page.getByRole('region', { name: 'Публикуване' })
  await expect(section).toContainText('Сайтът е публикуван.')
  await section.getByRole('button', { name: 'Скрий' }).click()
  const question = page.getByRole('dialog', { name: 'Скриване на сайта' })
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Отказ' }).click()
  expect((await getBuilding(site.backend.db)).isPublished).toBe(true)

  await section.getByRole('button', { name: 'Скрий' }).click()
  await question.getByRole('button', { name: 'Скрий' }).click()
  await expect(section).toContainText('Сайтът не е публикуван: посетителите виждат „Очаквайте“.')
  await expect(formField(page, 'street')).toHaveValue('ул. „Морска“ 7')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(comingSoon)
  expect(await findViolations(visitor)).toEqual([])

  await test.step('saving the form leaves it hidden', async () => {
    await page.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(page.getByText('Данните за сградата са запазени.')).toBeVisible()
    expect(await getBuilding(site.backend.db)).toMatchObject({ street: 'ул. „Морска“ 7', isPublished: false })
  })

  await test.step('whoever is signed in sees the site with a banner that leads to the buttons', async () => {
    await page.goto('/apartments')
    await expect(page.getByText(banner)).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(5)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Към публикуването' }).click()
    await expect(page).toHaveURL('/admin/building')
  })

  await section.getByRole('button', { name: 'Публикувай' }).click()
  const missing = page.getByRole('dialog', { name: 'Още липсват данни' })
  await missing.getByRole('button', { name: 'Публикувай въпреки това' }).click()
  await expect(section).toContainText('Сайтът е публикуван.')
  await visitor.reload()
  await expect(visitor.locator('tbody tr')).toHaveCount(5)
  await visitor.close()

  await page.goto('/admin/history?collection=building')
  const entries = page.getByRole('listitem').filter({ hasText: 'Публикуван сайт' })
  await expect(entries.first()).toContainText(/Не.*Да/)
  await page.goto('/apartments')
  await expect(page.getByText(banner)).toHaveCount(0)
})
