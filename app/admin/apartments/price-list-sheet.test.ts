import { describe, expect, test } from 'vitest'
import { readCsv } from '../../../backend/spreadsheets/read-csv.ts'
import { readTable } from '../../../backend/spreadsheets/read-table.ts'
import { writeCsv } from '../../../backend/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../../backend/spreadsheets/write-xlsx.ts'
import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentItemFields } from '../../../domain/apartment/apartment-list-item.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { findTable } from '../../../domain/sheet/find-header-row.ts'
import { bestGuess, guessColumns } from '../../../domain/sheet/guess-columns.ts'
import { planImport } from '../../../domain/sheet/plan-import.ts'
import { aCompany as company } from '../../../tests/a-company.ts'
import { explainRefusal } from '../../../text/admin/import-refusals.ts'
import { apartmentSheet } from '../../../text/admin/sheets.ts'
import { writePriceListSheet } from './price-list-sheet.ts'

const about = { company, url: 'https://www.example.com/apartments?floor=3', day: new Date('2026-11-17') }
const apartment = (change: object) =>
  pick(
    { ...newApartment(defaultBuilding), id: 'a', number: '12', area: 50, netArea: 40, ...change },
    apartmentItemFields,
  )

test('prices are numbers; a hidden price is „При запитване“, and that of a sold apartment a dash', () => {
  const apartments = [
    apartment({ price: 100_000 }),
    apartment({ price: 0 }),
    apartment({ price: 90_000, status: 'sold' }),
  ]
  const { columns, rows } = writePriceListSheet(defaultBuilding, apartments, about)
  const at = columns.findIndex(({ header }) => header === 'Цена (€)')
  expect(rows.slice(0, 3).map((cells) => [cells[at], cells[at + 1]])).toEqual([
    [100_000, 2000],
    ['При запитване', null],
    ['—', null],
  ])
})

test('one floor is a number, and two are a range', () => {
  const apartments = [apartment({ floor: 3 }), apartment({ floor: 8, secondaryFloor: 9 })]
  const { columns, rows } = writePriceListSheet(defaultBuilding, apartments, about)
  const at = columns.findIndex(({ header }) => header === 'Етаж')
  expect(rows.slice(0, 2).map((cells) => cells[at])).toEqual([3, '8–9'])
})

test('below the apartments stand the date, the URL and the company', () => {
  const { rows } = writePriceListSheet(defaultBuilding, [apartment({})], about)
  const below = rows.slice(2).map(([line]) => line)
  expect(below).toEqual([
    'Ценова листа към 17.11.2026\u00a0г.',
    about.url,
    company.companyName,
    company.phone,
    company.email,
    company.address,
  ])
})

describe('an imported price list', () => {
  const kind = apartmentSheet(defaultBuilding)
  const stored = [
    { ...newApartment(defaultBuilding), number: '1', area: 50.25, netArea: 41.1, price: 100_000.5 },
    { ...newApartment(defaultBuilding), number: '1', entrance: '2' as const, area: 60, price: 0 },
    { ...newApartment(defaultBuilding), number: '2', area: 60, price: 90_000, status: 'sold' as const },
    {
      ...newApartment(defaultBuilding),
      number: '3',
      type: '3-bedroom-maisonette' as const,
      rooms: 3,
      floor: 8,
      secondaryFloor: 9,
      area: 120,
      price: 250_000,
    },
    { ...newApartment(defaultBuilding), number: '4А', floor: 5, area: 80, price: 150_000 },
  ].map((apartment, at) => ({ ...apartment, id: `id ${at}`, revision: at + 1 }))
  const written = () =>
    writePriceListSheet(
      defaultBuilding,
      stored.map((apartment) => pick(apartment, apartmentItemFields)),
      about,
    )
  const ways: [string, (sheet: WrittenSheet) => Promise<{ rows: Parameters<typeof planImport>[1] }>][] = [
    ['.xlsx', async (sheet) => readTable(Buffer.from(await writeXlsx(sheet)))],
    ['.csv', async (sheet) => readCsv(Buffer.from(writeCsv(sheet)))],
  ]
  async function planned(sheet: WrittenSheet, carry = ways[0]?.[1]) {
    const { rows = [] } = (await carry?.(sheet)) ?? {}
    const header = bestGuess([kind].map((kind) => guessColumns(kind, findTable(rows, [kind]))))
    if (!header) throw new Error('The columns are not known')
    expect([...header.foundBy.values()].every((by) => by === 'name')).toBe(true)
    return planImport(header, rows, stored, { giveWay: async () => {} })
  }
  const changed = (row: number, header: string, value: string | number | null) => {
    const sheet = written()
    const column = sheet.columns.findIndex((each) => each.header === header)
    return { ...sheet, rows: sheet.rows.map((cells, at) => (at === row ? cells.with(column, value) : cells)) }
  }
  const changes = async (sheet: WrittenSheet) =>
    (await planned(sheet)).rows.map((row) =>
      row.kind === 'refused'
        ? row.refusals.map(({ cell, refusal }) => ({ cell, message: explainRefusal(refusal) }))
        : [row.kind, 'cells' in row && row.cells.map(({ field, to }) => [field, to])],
    )

  test.each(ways)('as %s changes nothing when nobody has edited it', async (_, carry) => {
    expect(await planned(written(), carry)).toEqual({ rows: [], same: stored.length })
  })

  test('changes prices, and the column of prices per square metre is ignored', async () => {
    expect(await changes(changed(0, 'Цена (€)', 111_000))).toEqual([['changed', [['price', '111\u00a0000']]]])
    expect(await changes(changed(1, 'Цена (€)', 90_000))).toEqual([['changed', [['price', '90\u00a0000']]]])
    expect(await changes(changed(0, 'Цена (€)', 'при  запитване'))).toEqual([['changed', [['price', '0']]]])
    expect(await changes(changed(0, 'Цена (€/м²)', 1))).toEqual([])
  })

  test('changes floors, and the second floor of a maisonette follows the first', async () => {
    expect(await changes(changed(0, 'Етаж', 4))).toEqual([['changed', [['floor', '4']]]])
    expect(await changes(changed(3, 'Етаж', 5))).toEqual([
      [
        'changed',
        [
          ['floor', '5'],
          ['secondaryFloor', '6'],
        ],
      ],
    ])
    expect(await changes(changed(3, 'Етаж', '7 - 8'))).toEqual([
      [
        'changed',
        [
          ['floor', '7'],
          ['secondaryFloor', '8'],
        ],
      ],
    ])
    expect(await changes(changed(4, 'Етаж', '5–6'))).toEqual([
      [{ cell: 'B6', message: 'Само мезонетите имат втори етаж' }],
    ])
  })

  test('warns of another status, because the site may be newer', async () => {
    const { rows } = await planned(changed(0, 'Статус', 'Продаден'))
    expect(rows).toMatchObject([
      {
        kind: 'changed',
        values: { status: 'sold' },
        warnings: [{ kind: 'undated-status' }],
      },
    ])
  })

  test('adds an apartment with another number, matches none twice, and deletes no price', async () => {
    expect((await planned(changed(0, 'Апартамент', '99'))).rows).toMatchObject([
      { kind: 'added', values: { number: '99', rooms: 1, area: 50.25, price: 100_000.5 }, warnings: [] },
    ])
    expect(await changes(changed(0, 'Апартамент', null))).toEqual([
      [{ cell: 'B2', message: 'Въведете номер на апартамента' }],
    ])
    expect(await changes(changed(0, 'Апартамент', '2'))).toEqual([
      [{ cell: 'B2', message: expect.stringContaining('Ред 2 е повторен на ред 4') }],
      [{ cell: 'B4', message: expect.stringContaining('Ред 4 повтаря ред 2: апартамент 2, вход А.') }],
    ])
    expect(await changes(changed(0, 'Цена (€)', null))).toEqual([[{ cell: 'H2', message: 'Въведете цена' }]])
  })
})
