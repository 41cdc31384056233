import { addApartment } from '../../backend/data/apartments.ts'
import { addEnquiry, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

test('a call is typed in, two people on one phone are parted, and a double is joined and parted again', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  await clearTable(site, 'enquiries')
  await clearTable(site, 'clients')
  const { id: apartmentId } = await addApartment(db, {
    ...newApartment(defaultBuilding),
    number: '961',
    floor: 5,
    price: 120_000,
  })
  await page.goto('/admin/contacts')
  await page.getByRole('link', { name: 'Добави запитване' }).click()
  await formField(page, 'name').fill('Иван Петров')
  await formField(page, 'phone').fill('0888 000 021')
  await formField(page, 'apartmentId').selectOption(apartmentId)
  expect(await findViolations(page)).toEqual([])
  await saveButton(page).click()
  await expect(status(page, 'Запитването е добавено: Иван Петров.')).toBeVisible()
  await page.getByRole('link', { name: 'Иван Петров' }).click()
  const panel = page.getByRole('complementary', { name: 'Запитване' })
  await expect(panel).toContainText(/Телефон.*Апартамент 961.*Свободен.*120/)
  const reserve = panel.getByRole('link', { name: 'Резервирай' })
  await expect(reserve).toBeInViewport()
  expect(await reserve.getAttribute('href')).toContain(`apartment=${apartmentId}`)
  expect(await findViolations(page)).toEqual([])

  const asked = { message: 'Търся двустаен', apartmentNumber: '', about: '', wishedTime: '' }
  await addEnquiry(db, {
    ...asked,
    name: 'Мария Петрова',
    email: 'maria@example.com',
    phone: '+359888000021',
  })
  await panel.getByRole('link', { name: 'Към клиента: Иван Петров' }).click()
  const records = page.getByRole('region', { name: 'Запитвания, огледи и сделки' })
  await expect(records).toContainText('имената се различават: „Мария Петрова“')
  expect(await findViolations(page)).toEqual([])
  await records.getByRole('checkbox', { name: /^Отметни за отделяне: Запитване/ }).check()
  await records.getByRole('button', { name: 'Отдели отметнатите (1)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мария Петрова')
  await expect(page.getByRole('region', { name: 'Възможни двойници' })).toBeHidden()

  await addEnquiry(db, { ...asked, name: 'Иван Петров', email: 'ivan@example.com', phone: '' })
  await page.goto('/admin/clients?q=0888000021&sort=name')
  await page.getByRole('link', { name: 'Иван Петров' }).click()
  const doubles = page.getByRole('region', { name: 'Възможни двойници' })
  await expect(doubles).toContainText('същото име')
  await doubles.getByRole('link', { name: 'Сравни и обедини с Иван Петров' }).click()
  await expect(page.getByRole('button', { name: 'Обедини' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Обедини' }).click()
  await expect(status(page, 'Клиентите са обединени.')).toBeVisible()
  await expect(records.getByRole('listitem')).toHaveCount(2)
  const joined = page.getByRole('region', { name: 'Обединени' })
  await joined.getByRole('button', { name: 'Раздели с Иван Петров' }).click()
  await expect(joined).toBeHidden()
  await expect(records.getByRole('listitem')).toHaveCount(1)
  expect(new Set((await listEnquiries(db)).map(({ clientId }) => clientId)).size).toBe(3)
})
