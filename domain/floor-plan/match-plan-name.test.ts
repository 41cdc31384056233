import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Building, emptyBuilding } from '../building/building.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { matchPlanName, matchPlanPage, type PlanTarget } from './match-plan-name.ts'

const entrances = (...names: string[]) =>
  names.map((name, index) => ({ id: String(index + 1), name, firstFloor: 1, lastFloor: 12 }))

const twoEntrances: Building = { ...emptyBuilding, entrances: entrances('А', 'Б') }
const threeEntrances: Building = { ...emptyBuilding, entrances: entrances('А', 'Б', 'В') }
const oneEntrance: Building = {
  ...emptyBuilding,
  entrances: [{ id: '1', name: 'А', firstFloor: -1, lastFloor: 6 }],
  floorNames: [
    { entrance: '', floor: 0, name: 'Партер' },
    { entrance: '1', floor: 6, name: 'Мансарда' },
  ],
}
const named: Building = {
  ...emptyBuilding,
  entrances: entrances('Север', 'Южно крило'),
  parkingLevels: [{ level: -1, name: 'Сутерен' }],
}
const numbered: Building = { ...emptyBuilding, entrances: entrances('1', '2') }
const withParking: Building = { ...twoEntrances, parkingLevels: defaultBuilding.parkingLevels }

const short = (target: PlanTarget) =>
  target.uploader === 'floorPlan' ? `${target.entrance}/${target.floor}` : `P${target.level}`
const match = (building: Building, name: string) => matchPlanName(building, name).targets.map(short).join(' ')

describe('with two entrances', () => {
  test.each([
    ['А-5.png', '1/5'],
    ['A-5.png', '1/5'],
    ['A_5.jpg', '1/5'],
    ['а5.webp', '1/5'],
    ['Б 12.png', '2/12'],
    ['B12.pdf', '2/12'],
    ['b_012.png', '2/12'],
    ['вход Б етаж 12.png', '2/12'],
    ['Вх.Б ет.12.png', '2/12'],
    ['vhod B etaj 12.png', '2/12'],
    ['VHOD-B-ETAZH-12.PNG', '2/12'],
    ['vkhod_b_etaj_07.png', '2/7'],
    ['entrance B floor 12.jpeg', '2/12'],
    ['12 етаж вход А.png', '1/12'],
    ['5-ти етаж, вход Б.png', '2/5'],
    ['5th floor entrance A.png', '1/5'],
    ['Етаж 3 - Б.png', '2/3'],
    ['план А-5 (1).png', '1/5'],
    ['01 А-5.png', '1/5'],
    ['2026-11-18 А-5.png', '1/5'],
    ['Разпределение_вход_А_етаж_5_A3.png', '1/5'],
    ['етаж 3-5 вход А.png', '1/3 1/4 1/5'],
    ['vhod B etaj 2 do 4.png', '2/2 2/3 2/4'],
    ['Б етажи 3–4.pdf', '2/3 2/4'],
  ])('„%s“ is %s', (name, place) => {
    expect(match(twoEntrances, name)).toBe(place)
  })

  test.each([
    'етаж 5.png',
    '5.png',
    'план.png',
    'IMG_20261118.png',
    'вход А и Б етаж 5.png',
    'вход А-Б етаж 5.png',
    'вход Г етаж 5.png',
    'А-12-03.png',
    'А 3-8.png',
    'А-5, Б-6.png',
    'етажи 3, 4 и 5 вход А, етаж 7.png',
    'вход А етажи 3 и 5.png',
    'план в 5 етаж.png',
    'апартаменти с 5 стаи.png',
    '.png',
    '',
  ])('„%s“ is not clear', (name) => {
    expect(matchPlanName(twoEntrances, name).targets).toEqual([])
  })

  test('what is clear of an unclear name is kept', () => {
    expect(matchPlanName(twoEntrances, 'етаж 5.png')).toMatchObject({ entrance: undefined, floor: 5 })
    expect(matchPlanName(twoEntrances, 'вход Б.pdf')).toMatchObject({ entrance: '2', floor: undefined })
  })

  test('a floor that is not there is told', () => {
    expect(matchPlanName(twoEntrances, 'Б-14.png').absent).toEqual([{ entrance: '2', floor: 14 }])
    expect(matchPlanName(twoEntrances, 'етаж 14.png').absent).toEqual([{ entrance: undefined, floor: 14 }])
    const range = matchPlanName(twoEntrances, 'вход А етаж 11-13.png')
    expect(range.targets.map(short)).toEqual(['1/11', '1/12'])
    expect(range.absent).toEqual([{ entrance: '1', floor: 13 }])
  })
})

test.each(['В-3.png', 'в3.pdf', 'вход В етаж 3.png', '3В.png'])(
  '„%s“ names an entrance that is not there',
  (name) => {
    expect(matchPlanName(twoEntrances, name)).toMatchObject({
      targets: [],
      absent: [{ entranceLetter: 'В' }],
      floor: 3,
    })
  },
)

test.each(['план в 5 етаж.png', 'план v3.png', 'етаж 3.png'])('„%s“ names no entrance', (name) => {
  expect(matchPlanName(twoEntrances, name).absent).toEqual([])
})

describe('letters that look alike', () => {
  test('the entrance that exists is meant', () => {
    const onlyV: Building = { ...emptyBuilding, entrances: entrances('А', 'В') }
    expect(match(onlyV, 'B-3.png')).toBe('2/3')
    expect(match(onlyV, 'V-3.png')).toBe('2/3')
    expect(match(onlyV, 'b-3.png')).toBe('')
    const latin: Building = { ...emptyBuilding, entrances: entrances('A', 'B') }
    expect(match(latin, 'В-3.png')).toBe('2/3')
    expect(match(latin, 'Б-3.png')).toBe('2/3')
  })

  test('where both exist, only words in Latin letters decide', () => {
    expect(match(threeEntrances, 'B-3.png')).toBe('')
    expect(match(threeEntrances, 'вход B етаж 3.png')).toBe('')
    expect(match(threeEntrances, 'vhod B etaj 3.png')).toBe('2/3')
    expect(match(threeEntrances, 'В-3.png')).toBe('3/3')
    expect(match(threeEntrances, 'V3.png')).toBe('3/3')
  })
})

describe('other buildings', () => {
  test.each([
    [oneEntrance, 'етаж 5.png', '1/5'],
    [oneEntrance, '5.png', '1/5'],
    [oneEntrance, 'Партер.png', '1/0'],
    [oneEntrance, 'plan parter.png', '1/0'],
    [oneEntrance, 'мансарда.jpg', '1/6'],
    [oneEntrance, 'А мансарда.jpg', '1/6'],
    [oneEntrance, '-1.png', '1/-1'],
    [oneEntrance, 'етаж −1.png', '1/-1'],
    [oneEntrance, 'etaj minus 1.png', '1/-1'],
    [oneEntrance, 'etaj-3.png', '1/3'],
    [oneEntrance, 'etaj-1.png', ''],
    [oneEntrance, 'B12.png', ''],
    [oneEntrance, 'план 3, ревизия 2.png', ''],
    [named, 'Север 5.png', '1/5'],
    [named, 'sever_etaj_5.png', '1/5'],
    [named, 'Yuzhno krilo - etazh 3.png', '2/3'],
    [named, 'suteren.png', 'P-1'],
    [named, '-1.png', 'P-1'],
    [named, 'паркинг.png', 'P-1'],
    [named, 'Север сутерен.png', ''],
    [numbered, 'вход 2 етаж 5.png', '2/5'],
    [numbered, 'vhod2-etaj11.png', '2/11'],
    [numbered, '2-5.png', ''],
    [withParking, 'Сутерен.png', 'P-1'],
    [withParking, 'parking -1.png', 'P-1'],
    [withParking, 'паркинг ниво 2.png', 'P2'],
    [withParking, 'Паркинг етаж 1.png', 'P1'],
    [withParking, 'parking suteren.pdf', 'P-1'],
    [withParking, 'garage level 2.png', 'P2'],
    [withParking, 'parking-1.png', ''],
    [withParking, 'parking-2.png', 'P2'],
    [withParking, 'паркинг.png', ''],
    [withParking, 'ниво 2.png', ''],
    [withParking, 'паркинг вход А 1.png', ''],
  ])('%#: „%s“', (building, name, place) => {
    expect(match(building, name)).toBe(place)
  })

  test('a parking level that is not there is told', () => {
    expect(matchPlanName(withParking, 'паркинг ниво 3.png')).toMatchObject({
      targets: [],
      absent: [{ level: 3 }],
    })
  })
})

describe('pages of a PDF', () => {
  const page = (name: string, page: number, pages: number, label?: string) =>
    matchPlanPage(twoEntrances, name, { page, pages, label }).targets.map(short).join(' ')

  test('as many pages as floors go to them in order', () => {
    expect([1, 2, 3].map((number) => page('вход Б етаж 2-4.pdf', number, 3))).toEqual(['2/2', '2/3', '2/4'])
    expect(page('вход Б етаж 2-4.pdf', 1, 2)).toBe('')
  })
  test('a page has the place of its label', () => {
    expect(page('планове.pdf', 2, 3, 'Вход А етаж 7')).toBe('1/7')
    expect(page('планове.pdf', 2, 3, '2')).toBe('')
  })
  test('the only page has the place of its file', () => {
    expect(page('А-5.pdf', 1, 1)).toBe('1/5')
    expect(page('вход Б етаж 2-4.pdf', 1, 1)).toBe('2/2 2/3 2/4')
  })
  test('the entrance is known although the floors are not', () => {
    expect(matchPlanPage(twoEntrances, 'Вход Б.pdf', { page: 1, pages: 9, label: undefined })).toMatchObject({
      targets: [],
      entrance: '2',
    })
  })
})

const letters = [
  ['А', 'A'],
  ['Б', 'B'],
  ['В', 'V'],
  ['Г', 'G'],
] as const
const spellings: ((cyrillic: string, latin: string, floor: number) => string)[] = [
  (letter, _, floor) => `вход ${letter} етаж ${floor}.png`,
  (letter, _, floor) => `Етаж ${floor}, вход ${letter}.jpg`,
  (_, letter, floor) => `vhod ${letter} etaj ${floor}.png`,
  (_, letter, floor) => `entrance_${letter}_floor_${String(floor).padStart(2, '0')}.webp`,
  (letter, _, floor) => `${letter}-${floor}.png`,
  (letter, _, floor) => `${letter}${floor}.pdf`,
]

test('every usual spelling of every floor finds its floor, or says that it is not there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 20 }),
      fc.nat(3),
      fc.integer({ min: 1, max: 25 }),
      fc.constantFrom(...spellings),
      (count, lastFloor, at, floor, spell) => {
        const building: Building = {
          ...emptyBuilding,
          entrances: entrances(...letters.slice(0, count).map(([letter]) => letter)).map((each) => ({
            ...each,
            lastFloor,
          })),
        }
        const [cyrillic, latin] = letters[at % count] ?? letters[0]
        const entrance = String((at % count) + 1)
        const found = matchPlanName(building, spell(cyrillic, latin, floor))
        const isThere = floor <= lastFloor
        expect(found.targets).toEqual(isThere ? [{ uploader: 'floorPlan', entrance, floor }] : [])
        expect(found.absent).toEqual(isThere ? [] : [{ entrance, floor }])
      },
    ),
  )
})

test('any name gives places that the building has', () => {
  const part = fc.constantFrom(
    'А',
    'B',
    'вход',
    'etaj',
    'паркинг',
    '-',
    ' ',
    '_',
    '5',
    '12',
    'сутерен',
    'и',
    '−',
  )
  const name = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(name, (name) => {
      for (const target of matchPlanName(defaultBuilding, name).targets) {
        const levels = defaultBuilding.parkingLevels.map(({ level }) => level)
        if (target.uploader === 'parkingPlan') expect(levels).toContain(target.level)
        else
          expect(target.floor >= 1 && target.floor <= 11 && ['1', '2'].includes(target.entrance)).toBe(true)
      }
    }),
  )
})
