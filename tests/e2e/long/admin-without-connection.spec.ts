import type { Locator, Page } from '@playwright/test'
import { addEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { addStore } from '../../../backend/data/stores.ts'
import type { Backend } from '../../../backend/open.ts'
import { newStore } from '../../../domain/store.ts'
import { confirmDelete } from '../admin-page.ts'
import { drawPlan } from '../drawn-plan.ts'
import { expect, test } from '../fixtures.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Няма връзка|неочаквана грешка/] })

/**
 * Counts the preloaded scripts of other screens that are not loaded yet; returns 1 while none was requested.
 */
function countMissingScripts(): number {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]')]
  const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return links.length === 0 ? 1 : links.filter(({ href }) => !arrived.has(href)).length
}

/** Deletes as the first action without a connection, so that all scripts for it must be preloaded. */
async function deleteWithoutConnection(page: Page, button: Locator): Promise<void> {
  await expect.poll(() => page.evaluate(countMissingScripts)).toBe(0)
  await page.context().setOffline(true)
  await button.click()
  await confirmDelete(page)
  await expect(page.getByRole('alert').filter({ hasText: /Няма връзка|неочаквана грешка/ })).toBeVisible()
  await page.context().setOffline(false)
}

const person = {
  name: 'Мария',
  email: 'maria@example.com',
  phone: '',
  message: 'Здравейте',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}

const screens: [string, (backend: Backend) => Promise<unknown>][] = [
  ['/admin/contacts', ({ db }) => addEnquiry(db, person)],
  ['/admin/apartments', async () => {}],
  ['/admin/parking', async () => {}],
  ['/admin/stores', ({ db }) => addStore(db, { ...newStore, title: 'Аптека' })],
  ['/admin/floor-plans?floor=5', (backend) => drawPlan(backend, { entrance: '1', floor: 5 })],
]

for (const [url, fill] of screens) {
  test(`a deletion without a connection is reported, and ${url} stays open`, async ({
    signedInPage: page,
    site,
  }) => {
    await fill(site.backend)
    await page.goto(url)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const button = page.getByRole('button', { name: /^Изтрий/ }).first()
    await deleteWithoutConnection(page, button)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(button).toBeVisible()
  })
}
