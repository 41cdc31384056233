import { expect, test } from 'vitest'
import { demoBuilding } from '../../../demo/building-record.ts'
import type { BuildingView } from '../../../domain/building/building-view.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { placesWith } from '../../../text/public/places.ts'
import { apartmentLabels, showView } from './shown-building.ts'

const { bg: text } = allTexts

const band = (left: number, right: number, top: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const numbered = (apartmentId: string, number: string, left: number, right: number) => ({
  apartmentId,
  points: band(left, right, 0, 100),
  apartment: { number },
})
const sizes = { largest: 30, smallest: 1 }

test('the numbers of apartments have one size, which fits the smallest outline', () => {
  const labels = apartmentLabels([numbered('a', '1', 0, 100), numbered('b', '2', 100, 124)], sizes)
  expect(labels).toMatchObject([
    { apartmentId: 'a', at: { x: 50 }, size: 10 },
    { apartmentId: 'b', at: { x: 112 }, size: 10 },
  ])
})

test('a long number makes the numbers smaller, and a large outline does not make them huge', () => {
  expect(apartmentLabels([numbered('a', '1', 0, 100)], sizes)[0]?.size).toBe(30)
  expect(apartmentLabels([numbered('a', 'АП-10-12', 0, 100)], sizes)[0]?.size).toBeLessThan(22)
})

test('a number that could not be read any more is small alone, and stays inside its outline', () => {
  const readable = { largest: 30, smallest: 8 }
  const [a, b] = apartmentLabels([numbered('a', '1', 0, 100), numbered('b', '102', 100, 110)], readable)
  expect(a?.size).toBe(30)
  expect(b?.size).toBeLessThan(10 / 2)
})

const view = (name: string, outlines: [string | null, number, number, number, number][]): BuildingView => ({
  ...{ id: name, name, position: 1, revision: 1, createdAt: '', updatedAt: '' },
  ...{ imageUrl: `/files/${name}`, imageWidth: 400, imageHeight: 300 },
  outlines: outlines.map(([linkedId, ...edges], index) => ({
    id: String(index),
    linkedId,
    points: band(...edges),
  })),
})
const one = (name: string, linkedId: string | null) => view(name, [[linkedId, 100, 300, 100, 200]])

test.each([
  [null, 'front'],
  ['2', 'back'],
  ['3', 'front'],
  ['0', 'front'],
  ['-1', 'front'],
  ['1.5', 'front'],
  ['x', 'front'],
])('the URL asks for view %o and gets the %s', (asked, shown) => {
  const views = [one('front', 'apartment'), one('unfinished', null), one('back', 'deleted')]
  expect(showView(text, demoBuilding, views, [], asked)).toMatchObject({
    imageUrl: `/files/${shown}`,
    names: ['front', 'back'],
    part: { x: 90, y: 90, width: 220, height: 120 },
  })
})

test('a building without a finished view shows none', () => {
  expect(showView(text, demoBuilding, [one('unfinished', null)], [], null)).toBeUndefined()
})

test('an outline without an area is not shown, and a view of such outlines is not either', () => {
  const flat: [string, number, number, number, number] = ['floor:1:2', 100, 100, 0, 200]
  expect(showView(text, demoBuilding, [view('flat', [flat])], [], null)).toBeUndefined()
  const shown = showView(
    text,
    demoBuilding,
    [view('front', [flat, ['floor:1:1', 100, 300, 100, 200]])],
    [],
    null,
  )
  expect(shown?.floors).toMatchObject([
    { entrance: '1', floor: 1, tone: 'none', name: 'Вход А, етаж 1: няма апартаменти' },
  ])
  expect(JSON.stringify(shown)).not.toContain('null')
})

test('the part of the picture contains the names of the entrances', () => {
  const shown = showView(text, demoBuilding, [one('front', 'floor:1:1')], [], null)
  const [name] = shown?.labels.entrances ?? []
  expect(name?.y).toBeLessThan(100)
  expect(shown?.part.y).toBeLessThan((name?.y ?? 0) - (name?.size ?? 0))
})

test('a picture that the building nearly fills is shown whole', () => {
  const shown = showView(text, demoBuilding, [view('front', [['floor:1:1', 20, 370, 30, 290]])], [], null)
  expect(shown?.part).toEqual({ x: 0, y: 0, width: 400, height: 300 })
})

test('outlines of floors that the building does not have lead nowhere', () => {
  expect(showView(text, demoBuilding, [one('front', 'floor:1:99')], [], null)?.floors).toEqual([])
})

test('the labels have the words of the language, and the room that these words need', () => {
  const german: typeof text = {
    ...text,
    places: placesWith({
      entrance: (letter) => `Eingang ${letter}`,
      floor: (number) => `Etage ${number}`,
      floorTitle: (number) => `Etage ${number}`,
      floors: (span) => `Etagen ${span}`,
      both: (lower, upper) => `${lower} und ${upper}`,
      named: (name) => name,
    }),
    navigator: {
      ...text.navigator,
      building: { ...text.navigator.building, freeOf: () => 'keine Wohnungen vorhanden' },
    },
  }
  const wide = view('front', [['floor:1:1', 0, 400, 100, 112]])
  const [bulgarian, shown] = [text, german].map(
    (each) => showView(each, demoBuilding, [wide], [], null)?.labels,
  )
  expect(shown?.entrances[0]?.text).toBe('Eingang А')
  const [before, after] = [bulgarian, shown].map((labels) => labels?.floors[0]?.sign)
  expect(after?.text).toBe('keine Wohnungen vorhanden')
  expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.2)
  const narrow = view('front', [
    ['floor:1:2', 0, 400, 80, 92],
    ['floor:1:1', 0, 40, 100, 112],
  ])
  const [, short] = showView(german, demoBuilding, [narrow], [], null)?.labels.floors ?? []
  expect(short?.sign.text).not.toContain('Wohnungen')
})
