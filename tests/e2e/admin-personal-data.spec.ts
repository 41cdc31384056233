import { addEnquiry, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addEnquiryNote } from '../../backend/data/enquiries/enquiry-work.ts'
import { getRetention } from '../../backend/data/settings.ts'
import { confirmDelete, formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const sent = {
  name: 'Мария Тестова',
  email: 'maria.testova@example.com',
  phone: '+359 877 555 111',
  message: 'Търся тристаен',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}

test('a person is found by phone, gets a copy of all stored data, and is erased on request', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const { id } = await addEnquiry(backend.db, sent)
  await addEnquiryNote(backend.db, id, 'Предпочита южно изложение')
  await page.goto('/admin/people-data')
  await page.getByLabel('Имейл или телефон').fill('0877/555-111')
  await page.getByRole('button', { name: 'Търси', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Запитвания (1)' })).toBeVisible()
  await expect(page.getByText('Предпочита южно изложение')).toBeVisible()
  await expect(page.getByRole('link', { name: sent.email })).toBeVisible()

  expect(await findViolations(page)).toEqual([])

  const url = await page.getByRole('link', { name: 'Изтегли (JSON)' }).getAttribute('href')
  const copy = await page.request.get(url ?? '')
  expect(await copy.json()).toMatchObject({ enquiries: [{ ...sent, notes: [{}] }], reservations: [] })
  const readable = await page.request.get(url?.replace('as=json', 'as=text') ?? '')
  expect(await readable.text()).toContain('Търся тристаен')

  await page.getByRole('button', { name: 'Изтрий данните' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Ще се изтрият: 1 запитване с бележките към него, известията по имейл и стойностите в историята.',
  )
  await confirmDelete(page)
  await expect(status(page, 'Данните са изтрити.')).toBeVisible()
  await expect(page.getByText('Няма нищо за този човек.')).toBeVisible()
  const left = await listEnquiries(backend.db, { search: sent.email, state: 'all' })
  expect(left).toEqual([])
})

test('a retention period asks for confirmation when it deletes data at once, and is shown to visitors', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend }, expectedErrors }) => {
  expectedErrors.push(/422/)
  await addEnquiry(backend.db, sent, new Date(Date.now() - 400 * 24 * 3_600_000))
  await page.goto('/admin/settings/personal-data')
  expect(await findViolations(page)).toEqual([])
  await formField(page, 'months').fill('12')
  await saveButton(page).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('До час ще се изтрият безвъзвратно: 1 запитване')
  await expect(status(page, 'Настройките са запазени.')).toBeHidden()
  await question.getByRole('button', { name: 'Запази въпреки това' }).click()
  await expect(status(page, 'Настройките са запазени.')).toBeVisible()
  expect((await getRetention(backend.db)).values).toEqual({ months: 12 })
  const privacy = await page.request.get('/privacy')
  expect(await privacy.text()).toContain('Пазим запитването Ви най-много 12 месеца')
})

test('hand-made requests about personal data get a 4xx', { tag: '@long' }, async ({ signedInPage: page }) => {
  const { request } = page.context()
  for (const person of ['', 'Мария', '12', 'x'.repeat(500)]) {
    const response = await request.post('/admin/people-data.data', { form: { person } })
    expect(response.status(), person).toBe(400)
  }
  expect((await request.get('/admin/people-data/export')).status()).toBe(400)
})
