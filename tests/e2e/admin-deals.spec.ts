import { readFile } from 'node:fs/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { addApartment } from '../../backend/data/apartments.ts'
import { listPaymentsOf } from '../../backend/data/deals/payment-rows.ts'
import { findSchedule, reviseSchedule } from '../../backend/data/deals/schedules.ts'
import { listPapersOf } from '../../backend/data/papers/papers.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { getBuyerFacts } from '../../backend/data/settings.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { Instalment } from '../../domain/deal/schedule.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { docxType } from '../../domain/paper/paper.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { alert, formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: [/status of 409|По тази вноска остават/] })

const today = isoDay(new Date())

/** A sale for 50,000 euros, with one instalment unless others are given. */
async function aSale(
  { db }: Backend,
  number: string,
  instalments?: Omit<Instalment, 'id'>[],
): Promise<string> {
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number, floor: 5 })
  const buyer = { buyerName: `Купувач на ${number}`, buyerPhone: '0888 000 061', from: today, until: today }
  const { id, revision } = await addReservation(db, { ...newReservation, ...buyer, apartmentId })
  await sellReservation(db, id, revision, { finalPrice: 50_000, contractDate: today })
  if (instalments)
    await reviseSchedule(
      db,
      id,
      1,
      instalments.map((each) => ({ ...each, id: '' })),
    )
  return id
}

test('a schedule is changed: a sum that is wrong by a cent is refused and explained, the right one saved', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const id = await aSale(backend, '981')
  await page.goto(`/admin/deals/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('апартамент 981')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Промени плана' }).click()
  await formField(page, 'instalments[0].amount').fill('20 000')
  await page.getByRole('button', { name: 'Добави вноска' }).click()
  await formField(page, 'instalments[1].moment').fill('при Акт 15')
  await formField(page, 'instalments[1].amount').fill('29 999,99')
  await formField(page, 'instalments[1].stage').selectOption('act-15')
  await expect(page.getByText(/^Не достигат/)).toContainText('0,01')
  await saveButton(page).click()
  await expect(page.getByText(/^До крайната цена не достигат 0,01/).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect((await findSchedule(backend.db, id))?.revision).toBe(1)
  await formField(page, 'instalments[1].amount').fill('30 000')
  await saveButton(page).click()
  await expect(status(page, 'Планът на плащане е запазен.')).toBeVisible()
  expect((await findSchedule(backend.db, id))?.instalments).toMatchObject([
    { amount: 20_000_00, stage: 'none' },
    { amount: 30_000_00, stage: 'act-15', dueOn: null },
  ])
})

test('instalments are paid with one press and in part, and a reached stage makes others due', async ({
  signedInPage: page,
  site: { backend },
}) => {
  const { db } = backend
  const id = await aSale(backend, '982', [
    { moment: 'капаро', amount: 5_000_00, dueOn: addDays(today, -10), stage: 'none' },
    { moment: 'при договора', amount: 15_000_00, dueOn: today, stage: 'none' },
    { moment: 'при Акт 15', amount: 30_000_00, dueOn: null, stage: 'act-15' },
  ])
  await page.goto('/admin/payments?q=982')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('капаро')).toContainText('Просрочена')
  await expect(row('при договора')).toContainText('Дължима')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Платена днес: капаро/ }).click()
  await expect(status(page, 'Отбелязано е плащане с днешна дата:')).toBeVisible()
  await page.getByRole('searchbox').hover()
  await expect(row('капаро')).toBeHidden()

  await page.getByRole('link', { name: /^Друго плащане: при договора/ }).click()
  await formField(page, 'amount').fill('15 000,01')
  await saveButton(page).click()
  await expect(alert(page, 'По тази вноска остават').first()).toBeVisible()
  await formField(page, 'amount').fill('4 000,50')
  expect(await findViolations(page)).toEqual([])
  await saveButton(page).click()
  await expect(status(page, 'Плащането е отбелязано.')).toBeVisible()
  await page.goto('/admin/payments?q=982')
  await expect(row('при договора')).toContainText(/10\s999,50.*от\s15\s000/s)

  await page.getByRole('link', { name: 'Достигнат етап' }).click()
  await page.getByLabel('Етап').selectOption('act-15')
  await page.getByLabel('Дни за плащане').fill('7')
  await page.getByRole('button', { name: 'Покажи вноските' }).click()
  await expect(row('Купувач на 982')).toContainText(/30\s000/)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Направи ги дължими' }).click()
  await expect(status(page, 'Етапът е отбелязан и вноските му са дължими.')).toBeVisible()
  expect((await findSchedule(db, id))?.instalments.at(-1)?.dueOn).toBe(addDays(today, 7))
  expect((await getBuyerFacts(db)).values).toMatchObject({ stage: 'act-15', stageDate: today })
  expect((await listPaymentsOf(db, id)).map(({ amount }) => amount).toSorted()).toEqual([4_000_50, 5_000_00])
})

test('a template with an unknown name is filled for a deal and read back, and a signed scan joins it', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const id = await aSale(backend, '983')
  await page.goto('/admin/documents')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'Договор.docx', mimeType: docxType, buffer: aTemplate() },
  })
  const template = page.getByRole('row').filter({ hasText: 'Предварителен договор' })
  await expect(template).toContainText('Непознати: {луна}')
  expect(await findViolations(page)).toEqual([])

  await page.goto(`/admin/deals/${id}`)
  const papers = page.getByRole('region', { name: 'Документи' })
  await papers.getByLabel('Образец').selectOption({ label: 'Договор (Предварителен договор)' })
  await papers.getByRole('button', { name: 'Попълни документ' }).click()
  await expect(status(page, 'Документът е попълнен и е в списъка.')).toBeVisible()
  const link = papers.getByRole('link', { name: /^Изтегли Договор, апартамент 983/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  const parts = unzipSync(await readFile(await download.path()))
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]*>/g, '')
  expect(text.replaceAll('\u00a0', ' ')).toBe('Купувач на 983 плаща 50 000 € {луна}')

  const scan = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  await papers.locator('input[type=file]').setInputFiles({
    ...{ name: 'Подписан.pdf', mimeType: 'application/pdf', buffer: scan },
  })
  await expect(papers.getByRole('link', { name: 'Изтегли Подписан' })).toBeVisible()
  expect((await listPapersOf(backend.db, id)).map(({ kind }) => kind).toSorted()).toEqual([
    'preliminary',
    'scan',
  ])
  expect(await findViolations(page)).toEqual([])
})

/** A paragraph whose placeholder is split into two runs, as Word does, and one name that nobody knows. */
function aTemplate(): Buffer {
  const content = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const runs = ['{купу', 'вач} плаща {цена} {луна}'].map((text) => `<w:r><w:t>${text}</w:t></w:r>`)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="${content}"/></Types>`,
    'word/document.xml': `<w:document xmlns:w="http://w"><w:body><w:p>${runs.join('')}</w:p></w:body></w:document>`,
  }
  const bytes = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}
