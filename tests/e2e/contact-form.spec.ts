import { withoutTable } from './broken-table.ts'
import {
  contactData,
  enquiriesOf,
  failed,
  fillIn,
  message,
  sendEnquiry,
  thanks,
  unsent,
} from './contact-form-page.ts'
import { expect, test } from './fixtures.ts'

test('the contact form stores the enquiry and thanks; the next one begins with an empty form', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await fillIn(page, { name: 'Посетител 17', email: 'p17@example.com', message: 'Бих искал оглед.' })
  const sent = page.waitForRequest(contactData)
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()
  // How long the page was open, in milliseconds. It does not depend on the visitor's clock.
  const openFor = Number(new URLSearchParams((await sent).postData() ?? '').get('openFor'))
  expect(openFor).toBeGreaterThan(2000)
  expect(openFor).toBeLessThan(60_000)
  await expect(page.getByLabel('Име', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Изпратете друго запитване' }).click()
  await expect(page.getByText(thanks)).toBeHidden()
  await expect(page.getByLabel('Име', { exact: true })).toHaveValue('')
  const [newest] = await enquiriesOf(site, 'p17@example.com')
  expect(newest).toMatchObject({
    name: 'Посетител 17',
    phone: '',
    message: 'Бих искал оглед.',
    isRead: false,
  })
})

test('the thanks are visible on a phone wherever the button was, and a refusal has the focus', async ({
  page,
  expectedErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/contact')
  await fillIn(page, { name: 'Посетител 18', email: 'p18@example.com', message: 'Бих искал оглед.' })
  const button = page.getByRole('button', { name: 'Изпрати', exact: true })
  await button.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.evaluate(() => scrollBy(0, -120))
  await button.click()
  await expect(page.getByText(thanks)).toBeInViewport({ ratio: 1 })

  await page.getByRole('link', { name: 'Изпратете друго запитване' }).click()
  expectedErrors.push(/500/)
  await page.route(contactData, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await fillIn(page, { name: 'Посетител 18', email: 'p18@example.com', message: 'Още нещо.' })
  await sendEnquiry(page)
  await expect(page.getByRole('alert')).toBeFocused()
})

test('the contact form shows errors beside each field and keeps what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await page.goto('/')
  await fillIn(page, { email: 'без кльомба', message: 'Здравейте' })
  await sendEnquiry(page)
  await expect(page.getByText('Моля, въведете Вашето име')).toBeVisible()
  await expect(page.getByText('Моля, въведете валиден имейл')).toBeVisible()
  await expect(page.getByLabel('Име', { exact: true })).toBeFocused()
  await expect(message(page)).toHaveValue('Здравейте')
  await page.getByLabel('Име', { exact: true }).fill('Посетител')
  await expect(page.getByText('Моля, въведете Вашето име')).toBeHidden()
  await expect(page.getByLabel('Име', { exact: true })).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Имейл')).toHaveAttribute('aria-invalid', 'true')

  // The server has refused the form, so it is not kept as an enquiry that waits for a connection.
  await page.goto('/')
  await expect(message(page)).toHaveValue('')
  await expect(page.getByText(unsent)).toBeHidden()
})

test('a failure is reported and loses nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.goto('/')
  await page.route(contactData, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await fillIn(page, { name: 'Посетител 18', email: 'p18@example.com', message: 'Важно е.' })
  await sendEnquiry(page)
  await expect(page.getByText(failed)).toBeVisible()
  await expect(message(page)).toHaveValue('Важно е.')
})

test('the contact form is read-only while it is being sent', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await fillIn(page, { name: 'Посетител 21', email: 'p21@example.com', message: 'Един момент.' })
  const response = Promise.withResolvers<void>()
  await page.route(contactData, async (route) => {
    await response.promise
    await route.continue()
  })
  await sendEnquiry(page)
  const fields = page.locator('#contact').getByRole('textbox')
  await expect(fields).toHaveCount(5)
  for (const field of await fields.all()) await expect(field).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Изпращане…' })).toBeDisabled()
  response.resolve()
  await expect(page.getByText(thanks)).toBeVisible()
})

test('too many enquiries are reported, and nothing waits to be sent', { tag: '@long' }, async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/429/)
  const form = { name: 'Посетител 22', email: 'p22@example.com', message: 'Здравейте' }
  await page.goto(ownSite.url)
  const sendBefore = (message: string) =>
    page.evaluate(
      async (fields) =>
        (await fetch('/contact', { method: 'POST', body: new URLSearchParams(fields) })).status,
      { ...form, message },
    )
  for (let count = 1; count <= 5; count++) expect(await sendBefore(`Здравейте ${count}`)).toBe(200)
  await fillIn(page, form)
  await sendEnquiry(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Получихме твърде много съобщения за кратко време. Моля, опитайте след няколко минути или ни се обадете.',
  )
  await expect(message(page)).toHaveValue('Здравейте')
  await page.goto(ownSite.url)
  await expect(message(page)).toHaveValue('')
  await expect(page.getByText(unsent)).toBeHidden()
})

test('the page is the same for everybody: its form has no submission id yet', { tag: '@long' }, async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<input type="hidden" name="submissionId"/>')
  expect(await (await request.get('/')).text()).toBe(html)
})

test('an enquiry that cannot be stored is reported to its sender and in the log', { tag: '@long' }, async ({
  ownSite,
  request,
}) => {
  const form = { name: 'Посетител 29', email: 'p29@example.com', message: 'Здравейте' }
  await withoutTable(ownSite, 'enquiries', async () => {
    const response = await request.post(`${ownSite.url}/contact`, { form })
    expect(response.status()).toBe(500)
    expect(await response.text()).toContain(failed)
    await expect.poll(ownSite.output).toContain('Грешка при добавяне на запитване')
  })
})

test('a filled honeypot stores nothing', { tag: '@long' }, async ({ request, site }) => {
  const form = { name: 'x', email: 'robot@example.com', message: 'spam', website: 'https://example.com' }
  expect((await request.post('/contact', { form })).status()).toBe(400)
  expect(await enquiriesOf(site, 'robot@example.com')).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form works, keeps what was typed on an error, and thanks', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    await page.goto('/')
    await page.getByLabel('Име', { exact: true }).fill('Посетител 19')
    await page.getByLabel('Имейл').fill('p19@example')
    await message(page).fill('Без скриптове.')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page).toHaveURL('/contact#enquiry')
    await expect(page.getByText('Моля, въведете валиден имейл')).toBeInViewport()
    await expect(message(page)).toHaveValue('Без скриптове.')
    await page.getByLabel('Имейл').fill('p19@example.com')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await enquiriesOf(site, 'p19@example.com')).toHaveLength(1)
    await page.getByRole('link', { name: 'Изпратете друго запитване' }).click()
    await expect(message(page)).toHaveValue('')
  })
})

test('a refused form keeps what was typed on the screen', { tag: '@long' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/413/)
  await page.goto('/#contact')
  const form = page.locator('form', { has: page.locator('#contact-message') })
  await form.getByLabel('Име', { exact: true }).fill('Проба')
  await form.getByLabel('Имейл').fill('proba@example.com')
  // The text is longer than the field's maxlength, which limits typing, but not scripts.
  await form.getByLabel('Съобщение').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'я'.repeat(40_000)
  })
  await form.getByRole('button', { name: 'Изпрати' }).click()
  await expect(form.getByRole('alert')).toHaveText(/Изпратеното е твърде голямо/)
  await expect(form.getByLabel('Име', { exact: true })).toHaveValue('Проба')
  await expect(form.getByLabel('Съобщение')).toHaveValue(/^я{40000}$/)
})
