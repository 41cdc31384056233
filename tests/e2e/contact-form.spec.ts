import type { Page } from '@playwright/test'
import { addApartment, listApartments, updateApartment } from '../../backend/data/apartments.ts'
import { listEnquiries } from '../../backend/data/enquiries.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { withoutTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

const everything = { search: '', state: 'all' } as const
const thanks = 'Благодарим ви! Ще се свържем с вас скоро.'
const unsent = 'Имате неизпратено съобщение'
const contactData = '**/contact.data*'
const unknownApartment =
  'Не намерихме апартамент с този номер, затова го махнахме от запитването. Моля, изпратете го отново.'

/** As a person does it: a form that is sent within two seconds of its opening counts as a robot's. */
async function fillIn(page: Page, fields: { name?: string; email: string; message: string }): Promise<void> {
  await page.getByLabel('Име', { exact: true }).fill(fields.name ?? '')
  await page.getByLabel('Имейл').fill(fields.email)
  await page.getByLabel('Съобщение').fill(fields.message)
  await page.waitForTimeout(2100)
}

const send = (page: Page) => page.getByRole('button', { name: 'Изпрати', exact: true }).click()

test('stores the enquiry, thanks, and is empty again', async ({ page, site }) => {
  await page.goto('/')
  await fillIn(page, { name: 'Посетител 17', email: 'p17@example.com', message: 'Бих искал оглед.' })
  const sent = page.waitForRequest(contactData)
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
  // How long the page was open, whatever the visitor's clock says.
  const openFor = Number(new URLSearchParams((await sent).postData() ?? '').get('openFor'))
  expect(openFor).toBeGreaterThan(2000)
  expect(openFor).toBeLessThan(60_000)
  await expect(page.getByLabel('Име', { exact: true })).toHaveValue('')
  const [newest] = await listEnquiries(site.backend.db, { ...everything, search: 'p17@example.com' })
  expect(newest).toMatchObject({
    name: 'Посетител 17',
    phone: '',
    message: 'Бих искал оглед.',
    isRead: false,
  })
})

test('answers beside each field and keeps what was typed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/)
  await page.goto('/')
  await fillIn(page, { email: 'без кльомба', message: 'Здравейте' })
  await send(page)
  await expect(page.getByText('Моля, въведете Вашето име')).toBeVisible()
  await expect(page.getByText('Моля, въведете валиден имейл')).toBeVisible()
  await expect(page.getByLabel('Име', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Съобщение')).toHaveValue('Здравейте')

  // The server has answered: nothing waits for a connection.
  await page.goto('/')
  await expect(page.getByLabel('Съобщение')).toHaveValue('')
  await expect(page.getByText(unsent)).toBeHidden()
})

test('a failure says so and loses nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.goto('/')
  await page.route(contactData, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await fillIn(page, { name: 'Посетител 18', email: 'p18@example.com', message: 'Важно е.' })
  await send(page)
  await expect(page.getByText('Възникна грешка. Моля, опитайте отново.')).toBeVisible()
  await expect(page.getByLabel('Съобщение')).toHaveValue('Важно е.')
})

test('without a connection keeps the text and sends it once the connection is back', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await fillIn(page, { name: 'Посетител 20', email: 'p20@example.com', message: 'От влака.' })
  await page.context().setOffline(true)
  await send(page)
  await expect(page.locator('form').getByRole('status').first()).toContainText('връзка')
  await expect(page.getByLabel('Съобщение')).toHaveValue('От влака.')
  await page.context().setOffline(false)
  await page.locator('form').getByRole('status').getByRole('button').click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await listEnquiries(site.backend.db, { ...everything, search: 'p20@example.com' })).toHaveLength(1)
})

test('takes no more typing while it is being sent', async ({ page }) => {
  await page.goto('/')
  await fillIn(page, { name: 'Посетител 21', email: 'p21@example.com', message: 'Един момент.' })
  const answer = Promise.withResolvers<void>()
  await page.route(contactData, async (route) => {
    await answer.promise
    await route.continue()
  })
  await send(page)
  const fields = page.locator('#contact').getByRole('textbox')
  await expect(fields).toHaveCount(4)
  for (const field of await fields.all()) await expect(field).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Изпращане…' })).toBeDisabled()
  answer.resolve()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByLabel('Съобщение')).toBeEnabled()
})

test('says when there were too many of late, and nothing waits to be sent', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/429/)
  const form = { name: 'Посетител 22', email: 'p22@example.com', message: 'Здравейте' }
  await page.goto(ownSite.address)
  const sendBefore = (message: string) =>
    page.evaluate(
      async (fields) =>
        (await fetch('/contact', { method: 'POST', body: new URLSearchParams(fields) })).status,
      { ...form, message },
    )
  for (let count = 1; count <= 5; count++) expect(await sendBefore(`Здравейте ${count}`)).toBe(200)
  await fillIn(page, form)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Получихме твърде много съобщения за кратко време. Моля, опитайте след няколко минути или ни се обадете.',
  )
  await expect(page.getByLabel('Съобщение')).toHaveValue('Здравейте')
  await page.goto(ownSite.address)
  await expect(page.getByLabel('Съобщение')).toHaveValue('')
  await expect(page.getByText(unsent)).toBeHidden()
})

test('an enquiry that got no answer waits at its own apartment, and is sent for no other', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { db } = ownSite.backend
  const [first, second] = await listApartments(db, { entrance: '1' })
  await page.goto(`${ownSite.address}/apartments/${first?.id}`)
  await fillIn(page, { name: 'Посетител 23', email: 'p23@example.com', message: 'За първия.' })
  await page.route(contactData, (route) => route.abort())
  await send(page)
  await expect(page.getByText('Възникна грешка. Моля, опитайте отново.')).toBeVisible()
  await page.unroute(contactData)

  // By a link from one apartment to the other, without loading a page anew.
  await page.getByRole('main').locator(`a[href="/apartments/${second?.id}"]`).click()
  await expect(page.getByLabel('Апартамент', { exact: true })).toHaveValue(second?.number ?? '')
  await expect(page.getByLabel('Съобщение')).toHaveValue('')
  await expect(page.getByText(unsent)).toBeHidden()

  await page.goto(`${ownSite.address}/apartments/${first?.id}`)
  await expect(page.getByLabel('Съобщение')).toHaveValue('За първия.')
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Изпрати сега' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  const [stored] = await listEnquiries(db, { ...everything, search: 'p23@example.com' })
  expect(stored).toMatchObject({ apartmentNumber: first?.number, message: 'За първия.' })
})

/** The server gets the form and does its work, but its answer is lost on the way. */
async function sendInVain(page: Page): Promise<void> {
  await page.route(contactData, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/contact.data'))
  await send(page)
  await lost
  await expect(page.getByText('Възникна грешка. Моля, опитайте отново.')).toBeVisible()
  await page.unroute(contactData)
}

test('an enquiry whose answer was lost is sent again and is there once; changed words are another', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const count = async () =>
    (await listEnquiries(ownSite.backend.db, { ...everything, search: 'p24@example.com' })).length
  await page.goto(ownSite.address)
  await fillIn(page, { name: 'Посетител 24', email: 'p24@example.com', message: 'Веднъж.' })
  await sendInVain(page)
  await sendInVain(page)
  expect(await count()).toBe(1)

  // Also after the page was opened anew.
  await page.goto(ownSite.address)
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Изпрати сега' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await count()).toBe(1)

  // The same words, but meant as a new enquiry: the first one was thanked for.
  await fillIn(page, { name: 'Посетител 24', email: 'p24@example.com', message: 'Веднъж.' })
  await sendInVain(page)
  expect(await count()).toBe(2)
  await page.getByLabel('Съобщение').fill('И още нещо.')
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await count()).toBe(3)
})

test('the page is the same for everybody: its form carries no id yet', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<input type="hidden" name="submissionId"/>')
  expect(await (await request.get('/')).text()).toBe(html)
})

test('a phone that is none is said so beside its field', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/)
  await page.goto('/')
  await page.getByLabel('Телефон').fill('abc')
  await fillIn(page, { name: 'Посетител 25', email: 'p25@example.com', message: 'Здравейте' })
  await send(page)
  await expect(page.getByText('Моля, въведете валиден телефон с поне 6 цифри')).toBeVisible()
  await expect(page.getByLabel('Телефон')).toBeFocused()
  await expect(page.getByLabel('Съобщение')).toHaveValue('Здравейте')
})

/** An apartment that gets another number while its page is open; the server beside us does not hear of it. */
async function renumberWhileOpen({ db }: Backend, open: (id: string) => Promise<unknown>): Promise<void> {
  const { id, revision } = await addApartment(db, { ...newApartment, number: '601' })
  await open(id)
  await updateApartment(db, id, revision, { ...newApartment, number: '602' })
}

test('a number that no apartment has any more is taken out, and the rest is sent', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await renumberWhileOpen(ownSite.backend, (id) => page.goto(`${ownSite.address}/apartments/${id}`))
  await expect(page.getByLabel('Апартамент', { exact: true })).toHaveValue('601')
  await fillIn(page, { name: 'Посетител 26', email: 'p26@example.com', message: 'За този дом.' })
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(unknownApartment)
  await expect(page.getByLabel('Апартамент', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Съобщение')).toHaveValue('За този дом.')
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await listEnquiries(ownSite.backend.db, { ...everything, search: 'p26@example.com' })).toMatchObject(
    [{ apartmentNumber: '', message: 'За този дом.' }],
  )
})

test('an enquiry that cannot be stored is said so, to its sender and in the log', async ({
  ownSite,
  request,
}) => {
  const form = { name: 'Посетител 29', email: 'p29@example.com', message: 'Здравейте' }
  await withoutTable(ownSite, 'enquiries', async () => {
    const answer = await request.post(`${ownSite.address}/contact`, { form })
    expect(answer.status()).toBe(500)
    expect(await answer.text()).toContain('Възникна грешка. Моля, опитайте отново.')
    await expect.poll(ownSite.output).toContain('Грешка при добавяне на запитване')
  })
})

test('a filled trap stores nothing', async ({ request, site }) => {
  const form = { name: 'x', email: 'robot@example.com', message: 'spam', website: 'https://example.com' }
  expect((await request.post('/contact', { form })).status()).toBe(400)
  expect(await listEnquiries(site.backend.db, { ...everything, search: 'robot@example.com' })).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('works, keeps what was typed on a mistake, and thanks', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/400/)
    await page.goto('/')
    await page.getByLabel('Име', { exact: true }).fill('Посетител 19')
    await page.getByLabel('Имейл').fill('p19@example')
    await page.getByLabel('Съобщение').fill('Без скриптове.')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByText('Моля, въведете валиден имейл')).toBeVisible()
    await expect(page.getByLabel('Съобщение')).toHaveValue('Без скриптове.')
    await page.getByLabel('Имейл').fill('p19@example.com')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await listEnquiries(site.backend.db, { ...everything, search: 'p19@example.com' })).toHaveLength(1)
  })

  test('a number that no apartment has is taken out, and the rest is sent', async ({
    page,
    ownSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    await renumberWhileOpen(ownSite.backend, (id) => page.goto(`${ownSite.address}/apartments/${id}`))
    await page.getByLabel('Име', { exact: true }).fill('Посетител 27')
    await page.getByLabel('Имейл').fill('p27@example.com')
    await page.getByLabel('Съобщение').fill('За този дом.')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page.getByRole('alert')).toHaveText(unknownApartment)
    await expect(page.getByLabel('Апартамент', { exact: true })).toBeHidden()
    await expect(page.getByLabel('Съобщение')).toHaveValue('За този дом.')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    // Sent once more, as by a reload of the answer.
    await page.reload()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(
      await listEnquiries(ownSite.backend.db, { ...everything, search: 'p27@example.com' }),
    ).toMatchObject([{ apartmentNumber: '' }])
  })
})
