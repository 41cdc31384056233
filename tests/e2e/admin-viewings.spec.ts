import { addApartment } from '../../backend/data/apartments.ts'
import { addEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { listViewings } from '../../backend/data/viewings/queries.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { formatDate, isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { mondayOf } from '../../domain/viewing/viewing-times.ts'
import { alert, formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: [/status of 409|Агентът вече има оглед/] })

const asked = { message: 'Кога може да го видя?', about: '', wishedTime: '', email: 'vera@example.com' }

test('a viewing is made from an enquiry, moved by keyboard, not booked twice, and gets its outcome', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const { db } = backend
  await addApartment(db, { ...newApartment(defaultBuilding), number: '971', floor: 5 })
  const sender = { name: 'Вера Огледова', phone: '0888 000 051', apartmentNumber: '971' }
  const { id } = await addEnquiry(db, { ...asked, ...sender })
  // Tuesday and Wednesday of next week.
  const [day, nextDay] = [8, 9].map((count) => addDays(mondayOf(isoDay(new Date())), count)) as [
    string,
    string,
  ]

  await page.goto(`/admin/contacts/${id}`)
  await page
    .getByRole('complementary', { name: 'Запитване' })
    .getByRole('link', { name: 'Насрочи оглед' })
    .click()
  await expect(formField(page, 'name')).toHaveValue('Вера Огледова')
  await formField(page, 'day').fill(day)
  await formField(page, 'time').fill('10:00')
  expect(await findViolations(page)).toEqual([])
  await saveButton(page).click()
  await expect(status(page, 'Огледът е запазен: Вера Огледова.')).toBeVisible()
  expect((await findEnquiry(db, id))?.stage).toBe('viewing')

  await page.goto(`/admin/viewings?day=${day}`)
  const block = (time: string) => page.getByRole('link', { name: new RegExp(`^${time}, .*Вера Огледова`) })
  expect(await findViolations(page)).toEqual([])
  await block('10:00–10:45').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(block('10:30–11:15')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status(page, `Огледът е преместен на ${formatDate(day)} в 10:30.`).first()).toBeVisible()
  // To the next day: the focus follows into its column.
  await page.keyboard.press('Shift+ArrowRight')
  await expect(
    page.getByRole('region', { name: /^сряда/ }).getByRole('link', { name: /Вера Огледова/ }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status(page, `Огледът е преместен на ${formatDate(nextDay)} в 10:30.`).first()).toBeVisible()
  expect(await listViewings(db, { from: nextDay, until: nextDay })).toMatchObject([
    { time: '10:30', enquiryId: id },
  ])

  await page
    .getByRole('region', { name: /^сряда/ })
    .getByRole('link', { name: /от 11:00$/ })
    .click()
  await formField(page, 'name').fill('Друг Клиент')
  await formField(page, 'phone').fill('0888 000 052')
  await formField(page, 'place').fill('Офисът')
  await saveButton(page).click()
  await expect(alert(page, 'Агентът вече има оглед').first()).toContainText('от 10:30 до 11:15')
  await formField(page, 'time').fill('11:15')
  await saveButton(page).click()
  await expect(status(page, 'Огледът е запазен: Друг Клиент.')).toBeVisible()

  await block('10:30–11:15').click()
  await page.getByLabel('Бележка за огледа').fill('Харесва кухнята')
  await page.getByRole('button', { name: 'Дойде, има интерес' }).click()
  await expect(status(page, 'Записано е какво стана.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Дойде, има интерес' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await findViolations(page)).toEqual([])
})

test('the day: a call is done, moved to tomorrow, and each is taken back', async ({
  signedInPage: page,
  site,
}) => {
  const { db } = site.backend
  await clearTable(site, 'enquiries')
  const today = isoDay(new Date())
  const sender = { name: 'Вера Обаждачева', phone: '0888 000 053', apartmentNumber: '' }
  const { id } = await addEnquiry(db, { ...asked, ...sender })
  await workOnEnquiry(db, id, { stage: 'called', nextCallOn: today, nextCallAt: '16:30' })
  await page.goto('/admin/today')
  const item = page.getByRole('listitem').filter({ hasText: 'Вера Обаждачева' })
  await expect(item).toContainText('16:30')
  expect(await findViolations(page)).toEqual([])
  for (const [name, message, nextCallOn] of [
    ['Обадих се: Обаждане, Вера Обаждачева', 'Готово: Вера Обаждачева.', null],
    ['За утре: Обаждане, Вера Обаждачева', 'За утре: Вера Обаждачева.', addDays(today, 1)],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(status(page, message)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(item).toBeHidden()
    expect((await findEnquiry(db, id))?.nextCallOn).toBe(nextCallOn)
    await page.getByRole('button', { name: 'Върни' }).click()
    await expect(item).toContainText('16:30')
    expect(await findEnquiry(db, id)).toMatchObject({ nextCallOn: today, nextCallAt: '16:30' })
  }
})
