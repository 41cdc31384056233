import type { Locator, Page } from '@playwright/test'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import type { Backend } from '../../backend/open.ts'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'

export const thanks = 'Благодарим ви! Ще се свържем с вас скоро.'
export const unsent = 'Имате неизпратено съобщение'
export const failed = 'Възникна грешка. Моля, опитайте отново.'
export const contactData = '**/contact.data*'

export const message = (page: Page): Locator => page.getByLabel('Съобщение')
export const apartmentNumber = (page: Page): Locator => page.getByLabel('Апартамент', { exact: true })

/**
 * Fills in the form as slowly as a person: a form that is sent within two seconds is marked as possibly sent by
 * a robot.
 */
export async function fillIn(
  page: Page,
  fields: { name?: string; email: string; message: string },
): Promise<void> {
  await page.getByLabel('Име', { exact: true }).fill(fields.name ?? '')
  await page.getByLabel('Имейл').fill(fields.email)
  await message(page).fill(fields.message)
  await page.waitForTimeout(2100)
}

export async function sendEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Изпрати', exact: true }).click()
}

/** Returns the stored enquiries of this sender. */
export function enquiriesOf({ backend }: { backend: Backend }, email: string): Promise<Enquiry[]> {
  return listEnquiries(backend.db, { search: email, state: 'all' })
}
