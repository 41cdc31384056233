import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceListHeaders } from '../../text/admin/apartment-fields.ts'
import { apartmentSheet, parkingSheet } from '../../text/admin/sheets.ts'
import { templateColumns } from '../apartment/apartment-template.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { findTable } from './find-header-row.ts'
import { bestGuess, guessColumns } from './guess-columns.ts'
import { columnsByAlias, columnsByName, revisionHeader } from './header-names.ts'
import type { Cell } from './sheet.ts'
import type { NamedCells } from './sheet-kind.ts'

const apartments = apartmentSheet(defaultBuilding)
const parking = parkingSheet(defaultBuilding)
const kinds = [apartments, parking]
const guess = (...rows: Cell[][]) =>
  bestGuess(kinds.map((kind) => guessColumns(kind, findTable(rows, kinds))))

describe('a header of other people', () => {
  test.each([
    ['Ап. №', 'number'],
    ['№ АП.', 'number'],
    ['Апартамент №', 'number'],
    ['apt', 'number'],
    ['Ет.', 'floor'],
    ['floor', 'floor'],
    ['Вх.', 'entrance'],
    ['Секция', 'entrance'],
    ['Вид апартамент', 'type'],
    ['Type', 'type'],
    ['ЗП', 'netArea'],
    ['Застроена площ (кв.м)', 'netArea'],
    ['РЗП', 'area'],
    ['Квадратура', 'area'],
    ['area, m2', 'area'],
    ['Кв.м.', 'area'],
    ['Ориентация', 'exposure'],
    ['Цена EUR', 'price'],
    ['Крайна цена, евро', 'price'],
    ['Price (EUR)', 'price'],
    ['Състояние', 'status'],
    ['Status', 'status'],
  ])('„%s“ is known as %s', (header, name) => {
    const found = guessColumns(apartments, { headerRow: 0, headers: ['Неизвестно', header], sample: [] })
    expect([...found.columns]).toEqual([[name, 1]])
  })

  test.each(['Цена €/кв.м', 'Цена кв. м', 'Price per sqm', 'EUR/m2', 'Цена за 1 м²', 'Единична цена €/м2'])(
    '„%s“ is never the price nor an area, whatever is in it',
    (header) => {
      const rows = [1, 2, 3].map((at): Cell[] => [`${at}`, 'А', 10_000.5 + at])
      const { columns } = guessColumns(apartments, findTable([['Номер', 'Вход', header], ...rows], kinds))
      expect([columns.has('price'), columns.has('area')]).toEqual([false, false])
    },
  )

  test('means one field of its kind', () => {
    for (const kind of kinds) {
      const headers = Object.values(kind.aliases ?? {}).flat()
      for (const header of headers) {
        const named = [...columnsByName(kind, [header]).keys(), ...columnsByAlias(kind, [header]).keys()]
        expect([header, new Set(named).size]).toEqual([header, 1])
      }
    }
  })
})

/** Ten apartments of two entrances. */
const sold = ['свободен', 'Продадено', 'sold', 'резервиран']
const rows = Array.from({ length: 10 }, (_, at): Cell[] => {
  const area = 50.25 + at * 3
  return [
    at + 1,
    `А-${at + 1}`,
    at < 5 ? 'A' : 'Б',
    (at % 5) + 1,
    at % 2 === 0 ? '2-стаен' : 'Тристаен',
    area - 8,
    area,
    at % 2 === 0 ? 'ЮИ' : 'север',
    Math.round(area * 1500),
    1500,
    sold[at % 4] ?? '',
  ]
})
const fields = [
  ...[undefined, 'number', 'entrance', 'floor', 'type', 'netArea', 'area', 'exposure', 'price', undefined],
  'status',
]
const expected = Object.fromEntries(fields.flatMap((name, column) => (name ? [[name, column]] : [])))

describe('content', () => {
  test('says what columns hold in a file without headers', () => {
    const found = guess(...rows)
    expect([found?.kind.title, found?.row]).toEqual(['Апартаменти', -1])
    expect(Object.fromEntries(found?.columns ?? [])).toEqual(expected)
    expect(new Set(found?.foundBy.values())).toEqual(new Set(['content']))
  })

  test('is looked at only where the headers say nothing', () => {
    const headers = ['№ по ред', 'Ап. №', 'Вход', 'К1', 'К2', 'К3', 'Обща площ', 'К4', 'К5', 'К6', 'К7']
    const found = guess(['Списък'], headers, ...rows)
    expect(Object.fromEntries(found?.columns ?? [])).toEqual(expected)
    expect(Object.fromEntries(found?.foundBy ?? [])).toMatchObject({
      number: 'alias',
      entrance: 'name',
      area: 'name',
      price: 'content',
      status: 'content',
    })
  })

  test('of a text file is the same, and a row with totals changes nothing', () => {
    const texts = rows.map((cells) => cells.map((cell) => String(cell).replace('.', ',')))
    const totals = [null, null, null, null, 'Общо', '488,50', '568,50', null, '852 750', null, null]
    expect(Object.fromEntries(guess(...texts)?.columns ?? [])).toEqual(expected)
    const many = [...texts, ...texts.map((cells) => cells.with(1, `${cells[1]}а`))]
    expect(Object.fromEntries(guess(...many, totals)?.columns ?? [])).toMatchObject({ type: 4, area: 6 })
  })

  test('with two columns that could be the price leaves both to the person', () => {
    const two = rows.map((cells) => [...cells, Number(cells[8]) + 5_000])
    expect(guess(...two)?.columns.has('price')).toBe(false)
  })

  test.each(['Стара цена', 'Цена (лв.)', 'Price BGN'])('under „%s“ is no price', (header) => {
    const headers = ['A', 'Ап. №', 'Вход', 'Етаж', 'Тип', 'ЗП', 'РЗП', 'Изложение', header, 'B', 'Статус']
    expect(guess(headers, ...rows)?.columns.has('price')).toBe(false)
  })

  test('of our own export is never guessed: a column that is not ours is a calculation', () => {
    const headers = ['Код на апартамент', 'Версия', 'Номер', 'Нова цена']
    const found = guess(headers, ...rows.map((cells, at) => [`id${at}`, 1, at, cells[8] ?? null]))
    expect([...(found?.columns.keys() ?? [])].toSorted()).toEqual(['id', 'number', 'revision'])
  })

  test('of parking spots is known, too', () => {
    const spots = Array.from({ length: 8 }, (_, at): Cell[] => [
      `П-${at}`,
      at < 4 ? 'Сутерен' : 'Етаж 1',
      at % 2 ? 'гараж' : 'Подземно',
      12_000 + at * 100,
      'Свободно',
    ])
    const found = guess(['ПМ', 'Къде', 'Какво', 'Колко', 'Как е'], ...spots)
    expect([found?.kind.title, Object.fromEntries(found?.columns ?? [])]).toEqual([
      'Паркоместа',
      { number: 0, floor: 1, type: 2, price: 3, status: 4 },
    ])
  })
})

describe('the work of a guess', () => {
  test('grows with the number of cells, also where a hundred columns could be the price', () => {
    let reads = 0
    const width = 100
    const sample = Array.from({ length: 100 }, (_, at) => {
      const money = Array.from({ length: width }, (_, column) => `${131 + column} ${500 + at} €`)
      const count = (cells: Cell[], key: string | symbol) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++
        return Reflect.get(cells, key)
      }
      return { at, cells: new Proxy<Cell[]>([`${50 + at},25`, ...money], { get: count }) }
    })
    const headers = ['Площ', ...Array.from({ length: width }, (_, column) => `К${column}`)]
    for (const kind of kinds) {
      reads = 0
      guessColumns(kind, { headerRow: 0, headers, sample })
      expect(reads).toBeLessThanOrEqual(3 * headers.length * sample.length)
    }
  })

  test('reads words that repeat once for each field', () => {
    for (const kind of kinds) {
      let reads = 0
      const counting: typeof kind = {
        ...kind,
        translate: (cells: NamedCells, before: never) => {
          reads++
          return kind.translate?.(cells, before) ?? cells
        },
      }
      const words = ['двустаен', 'Етаж 1', 'продаден', 'юг']
      const sheet = Array.from({ length: 100 }, (_, at) => Array<Cell>(50).fill(words[at % 4] ?? ''))
      guessColumns(counting, findTable(sheet, kinds))
      expect(reads).toBeLessThanOrEqual(words.length * Object.keys(kind.fields).length)
    }
  })
})

describe('any file', () => {
  const words = fc.constantFrom<Cell>(
    ...[
      'Номер',
      'Ап. №',
      '№',
      'Цена',
      'Цена (€/м²)',
      'Вход',
      'Етаж',
      'Площ',
      'РЗП',
      'Статус',
      'Тип',
      'А',
      'юг',
    ],
    ...[1, 2, 12, 60.5, 120_000, 'продаден', '2-стаен', 'П-1', null, new Date('2026-05-01')],
    ...[{ error: 'error' } as const, true, '131 500 €', ''],
  )

  test('gets each field and each column at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(words, { maxLength: 12 }), { maxLength: 12 }), (sheet) => {
        for (const kind of kinds) {
          const { columns } = guessColumns(kind, findTable(sheet, kinds))
          expect(new Set(columns.values()).size).toBe(columns.size)
        }
      }),
    )
  })

  const own: [string, string[], (typeof kinds)[number]][] = [
    ...kinds.map((kind): [string, string[], typeof kind] => [
      `the export „${kind.title}“`,
      [...Object.values(kind.fields).map(({ label }) => label), kind.idHeader, revisionHeader],
      kind,
    ]),
    ['the template', templateColumns(defaultBuilding, apartments).map(({ header }) => header), apartments],
    ['the price list', Object.values(priceListHeaders), apartments],
  ]
  test.each(own)(
    'with the headers of %s is known by them alone, whatever its cells hold',
    (_, headers, kind) => {
      fc.assert(
        fc.property(fc.array(fc.array(words, { maxLength: headers.length }), { maxLength: 8 }), (sheet) => {
          const found = bestGuess(
            kinds.map((kind) => guessColumns(kind, findTable([headers, ...sheet], kinds))),
          )
          expect(found).toMatchObject({ kind: { title: kind.title }, row: 0, twice: [] })
          const known = headers.filter((header) => !kind.derivedHeaders?.includes(header))
          const named = [...(found?.foundBy ?? [])].filter(([, by]) => by === 'name')
          expect(named).toHaveLength(known.length)
          for (const [name, column] of found?.columns ?? [])
            expect(kind.derivedHeaders ?? [], name).not.toContain(headers[column])
        }),
      )
    },
  )
})
