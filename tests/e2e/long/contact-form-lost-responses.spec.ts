import type { Page } from '@playwright/test'
import { listApartments } from '../../../backend/data/apartments.ts'
import {
  apartmentNumber,
  contactData,
  enquiriesOf,
  failed,
  fillIn,
  message,
  sendEnquiry,
  thanks,
  unsent,
} from '../contact-form-page.ts'
import { expect, test } from '../fixtures.ts'

test('an enquiry without a connection keeps its text and is sent once the connection is back', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await fillIn(page, { name: 'Посетител 20', email: 'p20@example.com', message: 'От влака.' })
  await page.context().setOffline(true)
  await sendEnquiry(page)
  await expect(page.locator('form').getByRole('status').first()).toContainText('връзка')
  await expect(message(page)).toHaveValue('От влака.')
  await page.context().setOffline(false)
  await page.locator('form').getByRole('status').getByRole('button').click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await enquiriesOf(site, 'p20@example.com')).toHaveLength(1)
})

test('an enquiry that got no response waits at its own apartment, and is not sent for another', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { db } = ownSite.backend
  const [first, second] = await listApartments(db, { entrance: '1' })
  await page.goto(`${ownSite.url}/apartments/${first?.id}`)
  await fillIn(page, { name: 'Посетител 23', email: 'p23@example.com', message: 'За първия.' })
  await page.route(contactData, (route) => route.abort())
  await sendEnquiry(page)
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute(contactData)

  // Navigates from one apartment to the other without a new document.
  await page.getByRole('main').locator(`a[href="/apartments/${second?.id}"]`).click()
  await expect(apartmentNumber(page)).toHaveValue(second?.number ?? '')
  await expect(message(page)).toHaveValue('')
  await expect(page.getByText(unsent)).toBeHidden()

  await page.goto(`${ownSite.url}/apartments/${first?.id}`)
  // The form is hydrated when it comes near the window.
  await message(page).scrollIntoViewIfNeeded()
  await expect(message(page)).toHaveValue('За първия.')
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Изпрати сега' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  const [stored] = await enquiriesOf(ownSite, 'p23@example.com')
  expect(stored).toMatchObject({ apartmentNumber: first?.number, message: 'За първия.' })
})

/** The server processes the form, but its response is lost. */
async function sendInVain(page: Page): Promise<void> {
  await page.route(contactData, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/contact.data'))
  await sendEnquiry(page)
  await lost
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute(contactData)
}

test('an enquiry whose response was lost is sent again and stored once; changed text is another enquiry', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const count = async () => (await enquiriesOf(ownSite, 'p24@example.com')).length
  await page.goto(ownSite.url)
  await fillIn(page, { name: 'Посетител 24', email: 'p24@example.com', message: 'Веднъж.' })
  await sendInVain(page)
  await sendInVain(page)
  expect(await count()).toBe(1)

  // Sent after the page was opened again, the enquiry is not stored a second time either.
  await page.goto(ownSite.url)
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Изпрати сега' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await count()).toBe(1)

  // After the thanks for the first enquiry, the same text is a new enquiry.
  await page.getByRole('link', { name: 'Изпратете друго запитване' }).click()
  await fillIn(page, { name: 'Посетител 24', email: 'p24@example.com', message: 'Веднъж.' })
  await sendInVain(page)
  expect(await count()).toBe(2)
  await message(page).fill('И още нещо.')
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await count()).toBe(3)
})
