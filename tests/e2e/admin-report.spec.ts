import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { addSale } from '../../backend/data/reservations/add-reservation.ts'
import { readTable } from '../../backend/spreadsheets/read-table.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser } from '../an-agent.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const columnOf = { sales: 4, soldFor: 5, discount: 6 }

async function cellsOf(part: Locator, row: string): Promise<string[]> {
  const cells = await part.getByRole('row').filter({ hasText: row }).getByRole('cell').allTextContents()
  return cells.map((text) => text.replaceAll(/\s/g, ' '))
}

/** The heights of the columns of one picture, the highest as 1. */
async function drawn(part: Locator, chart: string): Promise<[string, number][]> {
  const columns = await part
    .locator(`[data-chart="${chart}"] rect`)
    .evaluateAll((all) =>
      all.map((one): [string, number] => [
        one.getAttribute('data-row') ?? '',
        Number(one.getAttribute('height')),
      ]),
    )
  const highest = Math.max(...columns.map(([, height]) => height))
  return columns.map(([row, height]) => [row, height / highest])
}

async function downloaded(page: Page, link: Locator) {
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  return { name: file.suggestedFilename(), table: await readTable(await readFile(await file.path())) }
}

test('a manager changes the period, reads table and chart, takes both to Excel, and pays commissions', {
  tag: '@long',
}, async ({ signedInPage: page, site }) => {
  const { backend } = site
  const { db } = backend
  const agentId = await addTestUser(backend)
  await page.goto('/admin/users')
  await page.getByLabel('Комисиона на Ана Агентова, %').fill('2,5')
  await page.getByRole('button', { name: 'Запази комисионата на Ана Агентова' }).click()
  await expect(page.getByText('Комисионата на Ана Агентова е 2,5%')).toBeVisible()
  const sales = [
    ['971', '2026-03-10', 90_000],
    ['972', '2026-03-20', 95_000.1],
    ['973', '2026-05-05', 100_000],
    ['974', '2025-12-31', 50_000],
  ] as const
  for (const [number, contractDate, finalPrice] of sales) {
    const apartment = { ...newApartment(defaultBuilding), number, price: 100_000 }
    const { id: apartmentId } = await addApartment(db, apartment)
    const buyer = { buyerName: `Купувач ${number}`, buyerPhone: '0888 000 000' }
    const values = {
      ...newReservation,
      ...buyer,
      apartmentId,
      from: contractDate,
      until: contractDate,
      agentId,
    }
    await addSale(db, values, { finalPrice, contractDate })
  }

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Отчет', exact: true }).click()
  await page.getByLabel('От', { exact: true }).fill('2026-03-01')
  await page.getByLabel('До', { exact: true }).fill('2026-05-31')
  await page.getByRole('combobox', { name: 'Агент' }).selectOption('Ана Агентова')
  await page.getByRole('button', { name: 'Покажи' }).click()
  await expect(page.getByText('1.03.2026 г. – 31.05.2026 г. · Ана Агентова')).toBeVisible()

  const months = page.getByRole('region', { name: 'По месеци', exact: true })
  const march = await cellsOf(months, 'март')
  expect([march[columnOf.sales], march[columnOf.soldFor], march[columnOf.discount]]).toEqual([
    '2',
    '185 000,10 €',
    '14 999,90 €',
  ])
  expect(await drawn(months, 'sales')).toEqual([
    ['2026-03', 1],
    ['2026-04', 0],
    ['2026-05', 0.5],
  ])
  const agents = page.getByRole('region', { name: 'По агенти', exact: true })
  expect((await cellsOf(agents, 'Общо'))[columnOf.sales]).toBe('3')
  expect(await findViolations(page)).toEqual([])

  const own = await downloaded(page, months.getByRole('link', { name: 'По месеци: Excel' }))
  expect(own.name).toBe('otchet-months-2026-03-01-2026-05-31.xlsx')
  const [head = [], first = []] = own.table.rows
  const at = head.map(String).indexOf('Продадено за')
  expect([first[0], Number(first[at])]).toEqual(['март 2026 г.', 185_000.1])
  const everything = await downloaded(page, page.getByRole('link', { name: 'Всичко в един файл' }))
  expect(everything.table.rows[0]?.[0]).toBe('Агент')
  expect(everything.table.others).toBe(6)

  await page.getByRole('link', { name: 'Комисиони' }).click()
  await page.getByRole('search').getByLabel('Месец').fill('2026-03')
  await page.getByRole('button', { name: 'Покажи' }).click()
  const list = page.getByRole('region', { name: 'Ана Агентова', exact: true })
  await expect(list).toContainText(/971.*2,5%.*2250.€/s)
  await expect(list).toContainText(/Общо: Ана Агентова.*4625.€/s)
  await list.getByLabel('Промени процента за апартамент 971').click()
  await list.getByLabel('Процент: апартамент 971').fill('3')
  await list.getByRole('button', { name: 'Запази' }).first().click()
  await expect(list).toContainText(/971.*3%.*2700.€/s)
  expect(await findViolations(page)).toEqual([])
})
