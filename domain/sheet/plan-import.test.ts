import { describe, expect, test } from 'vitest'
import { apartmentSheet } from '../../text/admin/sheets.ts'
import { type ApartmentValues, newApartment } from '../apartment/apartment.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { findTable } from './find-header-row.ts'
import { bestGuess, guessColumns } from './guess-columns.ts'
import { missingForNew, missingLabels, planImport } from './plan-import.ts'
import { compareRow } from './row-codec.ts'
import type { Cell } from './sheet.ts'

const apartment: ApartmentValues = {
  ...newApartment(defaultBuilding),
  number: '12',
  area: 60,
  netArea: 50,
  price: 100_000,
}
const stored = [
  { ...apartment, id: 'a', revision: 3 },
  { ...apartment, number: '13', description: 'Първи ред\r\nвтори ред', id: 'b', revision: 1 },
]
const ids = ['Код на апартамент', 'Версия']

function headerOf(all: Cell[][]) {
  const kinds = [apartmentSheet(defaultBuilding)]
  const found = bestGuess(kinds.map((kind) => guessColumns(kind, findTable(all, kinds))))
  if (!found) throw new Error('The columns are not known')
  return found
}

async function plan(header: string[], ...rows: Cell[][]) {
  const all = [header, ...rows]
  const found = headerOf(all)
  return planImport(found, all, stored, { giveWay: async () => {} })
}

describe('a file', () => {
  test('with stored values changes nothing, even where its revision is old', async () => {
    const header = [...ids, 'Номер', 'Цена (€)', 'Описание']
    const same = await plan(
      header,
      ['a', 3, '12', 100_000, null],
      ['b', 0, '13', '100 000 €', 'Първи ред\nвтори ред'],
    )
    expect(same).toEqual({ rows: [], same: 2 })
  })

  test('changes only the fields that it has columns for', async () => {
    const { rows } = await plan([...ids, 'Цена (€)'], ['a', 3, '103 500 €'])
    const cells = rows.flatMap((row) => ('cells' in row ? row.cells : []))
    expect(cells).toEqual([{ field: 'price', from: '100\u00a0000', to: '103\u00a0500' }])
    expect(rows).toMatchObject([
      { kind: 'changed', id: 'a', revision: 3, values: { ...apartment, price: 103_500 } },
    ])
  })

  test('publishes a draft, or makes one, only where a column says so', async () => {
    const [first, second] = stored
    if (!first || !second) throw new Error('There are two')
    const all = (header: string[], ...rows: Cell[][]) => {
      const found = headerOf([header, ...rows])
      const drafts = [{ ...first, isDraft: true }, second]
      return planImport(found, [header, ...rows], drafts, { giveWay: async () => {} })
    }
    const silent = await all([...ids, 'Цена (€)'], ['a', 3, 5_000])
    expect(silent.rows).toMatchObject([{ id: 'a', values: { price: 5_000, isDraft: true } }])
    const told = await all([...ids, 'Чернова'], ['a', 3, 'не'], ['b', 1, 'да'])
    expect(told.rows).toMatchObject([
      { id: 'a', values: { isDraft: false }, cells: [{ field: 'isDraft', from: 'Да', to: 'Не' }] },
      { id: 'b', values: { isDraft: true } },
    ])
  })

  test('keeps the line ends of a text that nobody has changed', async () => {
    const { rows } = await plan([...ids, 'Цена (€)', 'Описание'], ['b', 1, 101_000, 'Първи ред\nвтори ред'])
    expect(rows).toMatchObject([{ values: { description: 'Първи ред\r\nвтори ред' } }])
  })

  test('does not overwrite a record that was changed after the export', async () => {
    const { rows } = await plan([...ids, 'Цена (€)'], ['a', 2, 103_500])
    expect(rows).toMatchObject([{ kind: 'conflict', id: 'a', cells: [{ field: 'price' }] }])
    expect(rows[0]).not.toHaveProperty('values')
  })

  test('skips empty rows, and numbers rows as the spreadsheet does', async () => {
    const { rows } = await plan([...ids, 'Цена (€)'], [null, '', '  '], [], ['a', 3, 'много'])
    expect(rows).toMatchObject([{ kind: 'refused', row: 4, refusals: [{ cell: 'C4' }] }])
  })
})

test('planning can be interrupted at every row, whatever is done with it', async () => {
  const all = [['Номер', 'Вход'], ...Array.from({ length: 50 }, (_, at): Cell[] => [`${at + 100}`, 'А'])]
  const kind = apartmentSheet(defaultBuilding)
  let times = 0
  const giveWay = async () => {
    times++
  }
  await planImport(guessColumns(kind, findTable(all, [kind])), all, stored, { giveWay })
  // Once before empty rows are left out. Then for each row when it is told apart, when it is read, and when it is
  // warned of.
  expect(times).toBe(1 + 3 * 50)
})

describe('a row is refused, and its cell is named,', () => {
  const refusals = async (header: string[], ...rows: Cell[][]) =>
    (await plan(header, ...rows)).rows.map((row) => ('refusals' in row ? row.refusals : row.kind))

  test('for each value that does not fit the schema', async () => {
    expect(await refusals([...ids, 'Етаж', 'Обща площ (м²)'], ['a', 3, 99, 60.555])).toEqual([
      [
        { cell: 'C2', refusal: { kind: 'fault', fault: 'outOfRange 1,11' } },
        { cell: 'D2', refusal: { kind: 'fault', fault: 'areaTooPrecise' } },
      ],
    ])
  })

  test('for a record that is deleted, stands twice, or has no revision', async () => {
    const name = 'Апартамент 12, вход А'
    expect(await refusals([...ids, 'Цена (€)'], ['x', 1, 1])).toEqual([
      [{ cell: 'A2', refusal: { kind: 'id-gone' } }],
    ])
    expect(await refusals([...ids, 'Цена (€)'], ['a', 3, 1], ['a', 3, 2])).toEqual([
      [{ cell: 'A2', refusal: { kind: 'same-id', row: 2, others: [3], name, column: 'A' } }],
      [{ cell: 'A3', refusal: { kind: 'same-id', row: 3, others: [2], name, column: 'A' } }],
    ])
    expect(await refusals(['Код на апартамент', 'Номер'], ['a', '14'])).toMatchObject([
      [{ refusal: { kind: 'no-revision' } }],
    ])
    expect(await refusals([...ids, 'Цена (€)'], [{ error: 'merged', into: 'A1' }, 3, 1])).toMatchObject([
      [{ cell: 'A2', refusal: { kind: 'id-unreadable' } }],
    ])
  })

  test('when a new record lacks columns of required fields', async () => {
    expect(await refusals(['Номер', 'Вход', 'Етаж'], ['20', 'А', 2])).toMatchObject([
      [
        {
          cell: 'A2',
          refusal: {
            kind: 'columns-missing',
            labels: ['Тип', 'Обща площ (м²)', 'Изложение', 'Цена (€)', 'Статус'],
          },
        },
      ],
    ])
    const all = ['Номер', 'Вход', 'Етаж', 'Тип', 'Обща площ', 'Изложение', 'Статус']
    expect(await refusals(all, ['20', 'А', 2, 'Студио', 40, 'Юг', 'Свободен'])).toEqual([
      [{ cell: 'A2', refusal: { kind: 'columns-missing', labels: ['Цена (€)'] } }],
    ])
  })
})

describe('a row without an id', () => {
  const header = ['Номер', 'Вход', 'Етаж', 'Тип', 'Брой стаи', 'Обща площ', 'Изложение', 'Цена', 'Статус']
  const row = (number: string, type = 'Студио', rooms = 1): Cell[] => [
    number,
    'А',
    2,
    type,
    rooms,
    40,
    'Юг',
    50_000,
    'Свободен',
  ]

  test('is added, and the second floor of a maisonette is calculated', async () => {
    const { rows } = await plan(header, row('20', 'Двустаен мезонет', 2))
    expect(rows).toMatchObject([
      {
        kind: 'added',
        name: 'Апартамент 20, вход А',
        warnings: [],
        values: { number: '20', secondaryFloor: 3 },
      },
    ])
  })

  test('changes the apartment that its entrance and number belong to, in any spelling', async () => {
    const { rows } = await plan(['Вход', 'Апартамент', 'Цена'], ['Вход A', 12, 101_000])
    expect(rows).toMatchObject([
      { kind: 'changed', id: 'a', revision: 3, cells: [{ field: 'price' }], warnings: [] },
    ])
  })

  test('asks about another status, because the site may be newer', async () => {
    const { rows } = await plan(['Вход', 'Номер', 'Статус'], ['А', '12', 'Продаден'])
    expect(rows).toMatchObject([{ kind: 'changed', warnings: [{ id: 'listed-status:available:sold' }] }])
  })

  test('with the entrance and number of another row is refused', async () => {
    const { rows } = await plan(header, row('21'), row('22'), row('21'))
    expect(rows.map(({ kind }) => kind)).toEqual(['refused', 'added', 'refused'])
    expect(rows[2]).toMatchObject({
      refusals: [
        {
          cell: 'A4',
          refusal: { kind: 'same-record', row: 4, others: [2], name: 'Апартамент 21, вход А' },
        },
      ],
    })
  })

  test('is new when the apartment of its number gets another one by its code', async () => {
    const withCode = [...ids, ...header]
    const { rows } = await plan(withCode, ['a', 3, ...row('12Б')], [null, null, ...row('12')])
    expect(rows).toMatchObject([{ kind: 'changed', id: 'a' }, { kind: 'added' }])
    const copied = await plan(withCode, ['a', 3, ...row('12')], [null, null, ...row('12')])
    expect(copied.rows.map(({ kind }) => kind)).toEqual(['changed', 'refused'])
  })

  test('has the usual number of rooms, and is published, where the file has no column for it', async () => {
    const columns = header.filter((name) => name !== 'Брой стаи')
    const { rows } = await plan(columns, row('20', 'Двустаен', 2).toSpliced(4, 1))
    expect(rows).toMatchObject([{ kind: 'added', values: { rooms: 2, isDraft: false }, warnings: [] }])
  })
})

test('two apartments may swap their numbers, and odd prices give a warning', async () => {
  const swapped = await plan([...ids, 'Номер'], ['a', 3, '13'], ['b', 1, '12'])
  expect(swapped.rows).toMatchObject([{ warnings: [] }, { warnings: [] }])
  const { rows } = await plan([...ids, 'Цена'], ['a', 3, 10_000])
  expect(rows).toMatchObject([{ warnings: [{ id: 'price:10000' }] }])
})

test('a change that is not allowed is refused at its cell; other changes of the record are allowed', async () => {
  const all: Cell[][] = [
    [...ids, 'Цена', 'Чернова'],
    ['a', 3, 100_000, 'Да'],
    ['b', 1, 101_000, 'Не'],
  ]
  const { rows } = await planImport(headerOf(all), all, stored, {
    giveWay: async () => {},
    refuseChange: ({ isDraft }) =>
      isDraft ? { field: 'isDraft', refusal: { kind: 'reserved-draft' } } : undefined,
  })
  expect(rows).toMatchObject([
    {
      kind: 'refused',
      name: 'Апартамент 12, вход А',
      refusals: [{ cell: 'D2', refusal: { kind: 'reserved-draft' } }],
    },
    { kind: 'changed', id: 'b' },
  ])
})

test('floors are called by their names in the entrance', async () => {
  const building = {
    ...defaultBuilding,
    floorNames: [{ entrance: '1', floor: 2, name: 'Партер' }],
  }
  const sheet = apartmentSheet(building)
  const before = { ...apartment, entrance: '1', floor: 2, secondaryFloor: null }
  const moved = { ...before, type: '2-bedroom-maisonette', floor: 1, secondaryFloor: 2 }
  const changed = compareRow(sheet, moved, before).filter(({ field }) => /floor/i.test(field))
  expect(changed).toEqual([
    { field: 'floor', from: 'Партер', to: '1' },
    { field: 'secondaryFloor', from: '', to: 'Партер' },
  ])
})

describe('a value that is chosen for new rows', () => {
  const header = ['Номер', 'Вход', 'Етаж', 'Обща площ', 'Цена']
  const all: Cell[][] = [header, ['20', 'А', 2, 40, 50_000], ['12', 'А', 5, 60, 100_000]]
  const chosen = new Map([
    ['type', '2-bedroom-maisonette'],
    ['exposure', 'south'],
    ['status', 'reserved'],
  ])

  test('stands for the column that the file lacks, and changes no stored record', async () => {
    const found = { ...headerOf(all), defaults: chosen }
    expect(missingLabels(found)).toEqual([])
    const { rows } = await planImport(found, all, stored, { giveWay: async () => {} })
    expect(rows).toMatchObject([
      {
        kind: 'added',
        // What follows from the type follows from the chosen one, too.
        values: { type: '2-bedroom-maisonette', secondaryFloor: 3, exposure: 'south', status: 'reserved' },
      },
      { kind: 'changed', cells: [{ field: 'floor' }] },
    ])
  })

  test('leaves what else is missing', () => {
    const found = { ...headerOf(all), defaults: new Map([['type', 'studio']]) }
    expect(missingForNew(found)).toEqual(['exposure', 'status'])
    expect(missingLabels(found)).toEqual(['Изложение', 'Статус'])
  })
})

test.each([
  ['area', 'Обща площ с ид.ч.'],
  ['area', 'Обща площ с идеални части'],
  ['area', 'Площ с ид. части'],
  ['area', 'кв.м.'],
  ['netArea', 'Застроена кв.м'],
])('%s is also called „%s“', (field, name) => {
  const all: Cell[][] = [
    ['Номер', 'Вход', name],
    ['20', 'А', 40],
  ]
  expect(headerOf(all).columns.get(field)).toBe(2)
})
