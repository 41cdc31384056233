import type { Locator, Page } from '@playwright/test'

export function alert(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text })
}

/** A toast or message that reports success. */
export function status(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Запази', exact: true })
}

export function formField(page: Page, name: string): Locator {
  return page.locator(`[name="${name}"]`)
}

/** Confirms the dialog before a deletion. */
export async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
}
