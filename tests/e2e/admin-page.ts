import type { Locator, Page } from '@playwright/test'

/** What the tests of the admin area keep looking for. */

export function alert(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text })
}

/** Good news. */
export function status(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Запази', exact: true })
}

export function formField(page: Page, name: string): Locator {
  return page.locator(`[name="${name}"]`)
}

/** Answers the question before a delete with yes. */
export async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
}
