import type { Page } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { addEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { listEnquiryNotes, workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { addTestUser, agentCredentials } from '../an-agent.ts'
import { alert } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, signIn, test } from './fixtures.ts'

const maria = {
  name: 'Мария',
  email: 'maria@example.com',
  phone: '0888 123 456',
  message: 'Свободен ли е?',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}
const minute = 60_000

test.beforeEach(({ site }) => clearTable(site, 'enquiries'))

const panel = (page: Page) => page.getByRole('complementary', { name: 'Запитване' })
const row = (page: Page, name: string) => page.getByRole('row', { name })

test('an enquiry gets a stage, an agent, a note and a next call, and the list follows', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const { db } = backend
  const enquiry = await addEnquiry(db, maria, new Date(Date.now() - 3 * 60 * minute - minute))
  const other = await addEnquiry(db, { ...maria, name: 'Иван', email: 'ivan@example.com', phone: '' })
  await page.goto(`/admin/contacts/${enquiry.id}`)
  await expect(row(page, 'Мария')).toContainText('чака 3 ч.')
  await expect(panel(page)).toContainText('чака 3 ч.')
  await panel(page).getByRole('button', { name: 'Обадихме се' }).click()
  await expect(panel(page).getByRole('button', { name: 'Обадихме се' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(panel(page)).not.toContainText('чака')
  await panel(page).getByRole('button', { name: 'Поеми' }).click()
  await expect(panel(page).getByRole('button', { name: 'Поеми' })).toBeHidden()
  await panel(page).getByRole('button', { name: 'Утре' }).click()
  await panel(page).getByLabel('Нова бележка').fill('Пита за втори етаж')
  await panel(page).getByRole('button', { name: 'Добави бележката' }).click()
  await expect(panel(page).getByLabel('Нова бележка')).toHaveValue('')
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'втори етаж' })).toContainText(
    'Administrator',
  )
  await expect(row(page, 'Мария')).toContainText(/Обадихме се.*Administrator.*Обаждане: утре/)
  expect(await findViolations(page)).toEqual([])
  await expect(panel(page).getByLabel(/^Следващо обаждане/)).not.toHaveValue('')

  // A colleague changes one field: the other fields stay, and the open panel shows the change.
  const { request } = page.context()
  await request.post(`/admin/contacts/${enquiry.id}.data`, { form: { stage: 'offer' } })
  await expect(panel(page).getByRole('button', { name: 'Оферта' })).toHaveAttribute('aria-pressed', 'true')
  expect(await findEnquiry(db, enquiry.id)).toMatchObject({ stage: 'offer', agentId: expect.any(String) })

  // A lost enquiry is asked why; the tap on the reason saves both.
  await panel(page).getByRole('button', { name: 'Отказ' }).click()
  const reasons = panel(page).getByRole('group', { name: 'Защо е отказът?' })
  await expect(reasons.getByRole('button')).toHaveCount(8)
  expect(await findViolations(page)).toEqual([])
  await reasons.getByRole('button', { name: 'Финансирането' }).click()
  await expect(row(page, 'Мария')).toContainText(/Отказ\s*Финансирането/)
  await expect(panel(page).getByText('Причина за отказа: Финансирането')).toBeVisible()
  await page.getByLabel('Етап', { exact: true }).selectOption('refused')
  await page.getByLabel('Причина за отказа').selectOption('Цената')
  await expect(page).toHaveURL('/admin/contacts?stage=refused&lost=price')
  await expect(page.getByText('Няма запитвания, които отговарят')).toBeVisible()

  await page.getByLabel('Етап', { exact: true }).selectOption('new')
  await expect(page).toHaveURL('/admin/contacts?stage=new')
  await expect(page.locator('tbody tr')).toHaveText([/Иван/])
  await workOnEnquiry(db, other.id, { nextCallOn: '2026-01-01' })
  await page.goto('/admin/contacts')
  await page.getByLabel('За обаждане днес (1)').check()
  await expect(page).toHaveURL('/admin/contacts?due=1')
  await expect(page.locator('tbody tr')).toHaveText([/Обаждане: закъснява с \d+ дни.*Иван/])
})

test('a note whose response is lost stays in the form, and is stored once in the end', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend }, expectedErrors }) => {
  expectedErrors.push(/Грешка при добавяне на бележката/, /ERR_/)
  const enquiry = await addEnquiry(backend.db, maria)
  const other = await addEnquiry(backend.db, { ...maria, name: 'Мария отново', phone: '+359888123456' })
  await page.goto(`/admin/contacts/${enquiry.id}`)
  const note = panel(page).getByLabel('Нова бележка')
  const add = panel(page).getByRole('button', { name: 'Добави бележката' })
  await note.fill('Иска оглед в събота')
  const url = `**/admin/contacts/${enquiry.id}.data*`
  const lost = page.waitForEvent('requestfailed')
  // The server stores the note; its response is lost.
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await add.click()
  await expect(alert(page, 'Грешка при добавяне на бележката')).toBeVisible()
  await lost
  await page.unroute(url)
  await expect(note).toHaveValue('Иска оглед в събота')

  await panel(page).getByRole('region', { name: 'От същия човек' }).getByRole('link').click()
  await expect(page).toHaveURL(`/admin/contacts/${other.id}`)
  await expect(note).toHaveValue('')
  await page.goBack()
  await expect(note).toHaveValue('Иска оглед в събота')
  await add.click()
  await expect(note).toHaveValue('')
  expect(await listEnquiryNotes(backend.db, enquiry.id)).toHaveLength(1)
})

test('an agent works on enquiries, replies with a mail program, and cannot delete them', {
  tag: '@long',
}, async ({ page, site: { backend } }) => {
  const { db } = backend
  await addTestUser(backend)
  const apartment = await addApartment(db, { ...newApartment(defaultBuilding), number: '701' })
  const enquiry = await addEnquiry(db, { ...maria, apartmentNumber: '701', apartmentId: apartment.id })
  const same = await addEnquiry(db, {
    ...maria,
    name: 'Петър',
    email: 'p@example.com',
    phone: '',
    apartmentNumber: '701',
  })
  await signIn(page, agentCredentials)
  await page.goto(`/admin/contacts/${enquiry.id}`)
  await panel(page).getByRole('button', { name: 'Оглед' }).click()
  await expect.poll(async () => (await findEnquiry(db, enquiry.id))?.stage).toBe('viewing')
  await expect(panel(page).getByRole('button', { name: /^Изтрий/ })).toBeHidden()
  await expect(
    panel(page).getByRole('region', { name: 'За същия апартамент' }).getByRole('link'),
  ).toHaveAttribute('href', `/admin/contacts/${same.id}`)
  await expect(panel(page).getByRole('link', { name: 'Резервирай' })).toHaveAttribute(
    'href',
    `/admin/reservations/new?apartment=${apartment.id}&enquiry=${enquiry.id}&back=%2Fadmin%2Fcontacts%2F${enquiry.id}`,
  )
  await panel(page).getByRole('button', { name: 'Отговори' }).click()
  await expect(panel(page).getByLabel('Тема')).toHaveValue('Вашето запитване за апартамент 701')
  await expect(panel(page).getByLabel('Текст')).toHaveValue(
    /Здравейте, Мария,\s[\s\S]*\/apartments\/[\s\S]*Ана Агентова/,
  )
  await panel(page).getByLabel('Тема').fill('Апартамент 701')
  await expect(panel(page).getByRole('link', { name: 'Отвори в пощата' })).toHaveAttribute(
    'href',
    /^mailto:maria@example\.com\?subject=%D0%90[^+]*%20701&body=/,
  )
  // Without a mail server the documents are downloaded.
  await expect(panel(page).getByRole('link', { name: /^Изтегли .+\.pdf$/ })).toHaveAttribute(
    'href',
    `/apartments/${apartment.id}/card.pdf`,
  )
  expect(await findViolations(page)).toEqual([])

  const { request } = page.context()
  const url = `/admin/contacts/${enquiry.id}.data`
  const send = async (form: Record<string, string>) => (await request.post(url, { form })).status()
  expect([
    await send({ stage: 'later' }),
    await send({ nextCallOn: '2026-02-30' }),
    await send({ agentId: 'nobody' }),
    await send({ nextCallOn: '2020-01-01' }),
    await send({ note: ' ' }),
  ]).toEqual([400, 400, 422, 422, 400])
  expect((await request.delete(url)).status()).toBe(403)
  expect(await findEnquiry(db, enquiry.id)).toMatchObject({
    stage: 'viewing',
    agentId: null,
    nextCallOn: null,
  })
})
