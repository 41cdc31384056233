import type { Page } from '@playwright/test'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  listApartments,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { expect, test } from './fixtures.ts'
import { alert } from './office-page.ts'

test.describe('the status in a row of the list', () => {
  let id: string

  test.beforeEach(async ({ site, signedInPage: page }) => {
    const { db } = site.backend
    for (const { id: old } of await listApartments(db, { floor: 8 })) await deleteApartment(db, old)
    id = (await addApartment(db, { ...newApartment, number: '88', floor: 8 })).id
    await page.goto('/admin/apartments?floor=8')
  })

  const row = (page: Page) => page.getByLabel('Статус на апартамент 88')
  const now = async (site: { backend: Backend }) => {
    const apartment = await findApartmentWithNotes(site.backend.db, id)
    return [apartment?.status, apartment?.revision]
  }

  test('is changed there; a late change is refused with a message', async ({
    signedInPage: page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/, /Грешка при запазване на апартамента/)
    await row(page).selectOption('Продаден')
    await expect.poll(() => now(site)).toEqual(['sold', 2])
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')
    // Nobody hears of this change: it bypasses the server.
    await setApartmentStatus(site.backend.db, id, 2, 'reserved')
    await row(page).selectOption('Свободен')
    await expect(alert(page, 'Грешка при запазване на апартамента')).toContainText('променен междувременно')
    await expect(row(page)).toHaveValue('reserved')
    expect(await now(site)).toEqual(['reserved', 3])
  })

  test('ends with the last of several quick changes', async ({ signedInPage: page, site }) => {
    await page.route('**/admin/apartments.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    for (const status of ['Продаден', 'Резервиран', 'Свободен', 'Резервиран'])
      await row(page).selectOption(status)
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')
    await expect(row(page)).toHaveValue('reserved')
    expect((await now(site))[0]).toBe('reserved')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('chosen with arrow keys is saved once, without what lies between', async ({
    signedInPage: page,
    site,
  }) => {
    // Time stands still: what is saved before it goes on does not wait for the pause after a key.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await row(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(row(page)).toHaveValue('sold')
    expect(await now(site)).toEqual(['available', 1])
    await page.clock.runFor(1000)
    await expect.poll(() => now(site)).toEqual(['sold', 2])
    await expect(row(page)).toHaveAttribute('aria-busy', 'false')

    // Moving on says that this is the one.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await expect.poll(() => now(site)).toEqual(['reserved', 3])
  })
})

test('the list sorts by column together with its filters', async ({ signedInPage: page }) => {
  await page.goto('/admin/apartments?entrance=1')
  const types = page.locator('tbody tr td:nth-child(4)')
  await page.getByRole('columnheader').getByRole('link', { name: 'Тип' }).click()
  await expect(page).toHaveURL('/admin/apartments?entrance=1&sort=type')
  await expect(types.first()).toHaveText('Студио')
  await page.getByRole('columnheader').getByRole('link', { name: 'Тип' }).click()
  await expect(types.last()).toHaveText('Студио')
  await page.getByLabel('Статус', { exact: true }).selectOption('Свободен')
  await expect(page).toHaveURL('/admin/apartments?sort=type&dir=desc&entrance=1&status=available')
})
