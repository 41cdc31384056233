import { expect, test } from 'vitest'
import { demoBuilding } from '../../../demo/building-record.ts'
import { demoViews, readView } from '../../../demo/building-view.ts'
import { type Building, floorLabel } from '../../../domain/building/building.ts'
import type { FloorOutline } from '../../../domain/building/building-view.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import { places } from '../../../text/public/bg/places.ts'
import { floorLabels } from './floor-labels.ts'
import { letteringFor, textWidth } from './lettering.ts'

const picture = { imageWidth: 1200, imageHeight: 800 }

const band = (
  entrance: string,
  floor: number,
  [left, top, width, height]: readonly number[],
): FloorOutline => {
  const [x = 0, y = 0, right = 0, bottom = 0] = [
    left,
    top,
    (left ?? 0) + (width ?? 0),
    (top ?? 0) + (height ?? 0),
  ]
  return {
    entrance,
    floor,
    points: [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
  }
}

/** The labels of a building whose floors have some free apartments. */
function label(building: Building, outlines: FloorOutline[], size = picture, free = 12) {
  const floors = outlines.map((outline) => ({
    ...outline,
    name: floorLabel(building, outline),
    captions: [`${free} свободни`, String(free)] as const,
  }))
  const names = new Map(building.entrances.map(({ id }) => [id, places.entrance(building, id)]))
  const outlined = boundsOf(outlines.flatMap(({ points }) => points))
  return floorLabels(floors, names, letteringFor(outlined, size))
}

type Labels = ReturnType<typeof label>

/** Every label is inside its outline, and names of entrances are neither over each other nor outside the picture. */
function expectInPlace(
  { size, floors, entrances }: Labels,
  outlines: FloorOutline[],
  { imageWidth } = picture,
) {
  const tolerance = 0.01
  for (const { entrance, floor, name, sign } of floors) {
    const outline = outlines.find((each) => each.entrance === entrance && each.floor === floor)
    const { left, top, right, bottom } = boundsOf(outline?.points ?? [])
    const from = name.text ? name.x - textWidth(name.text) * size : sign.x - sign.width / 2
    expect(from).toBeGreaterThanOrEqual(left - tolerance)
    expect(sign.x + sign.width / 2).toBeLessThanOrEqual(right + tolerance)
    expect(name.x).toBeLessThan(sign.x - sign.width / 2)
    expect(sign.y - size * 0.72).toBeGreaterThan(top)
    expect(sign.y + size * 0.72).toBeLessThan(bottom)
  }
  let end = 0
  for (const { x, y, width, size } of entrances) {
    expect(x - width / 2).toBeGreaterThanOrEqual(end - tolerance)
    expect(y - size * 0.9).toBeGreaterThan(0)
    end = x + width / 2
  }
  expect(end).toBeLessThanOrEqual(imageWidth)
}

const texts = ({ floors, entrances }: Labels) => [
  ...new Set([
    ...entrances.map(({ text }) => text),
    ...floors.flatMap(({ name, sign }) => [name.text, sign.text]),
  ]),
]

const namedBuilding: Building = {
  ...demoBuilding,
  entrances: ['А', 'Морски корпус', 'В'].map((name, index) => ({
    ...{ id: String(index + 1), name, firstFloor: 0, lastFloor: 6 },
  })),
  floorNames: [
    { entrance: '', floor: 0, name: 'Партер' },
    { entrance: '', floor: 6, name: 'Мансарда' },
  ],
}
const entrancesOf = (floors: number[], [left, top, width, height]: [number, number, number, number]) =>
  ['1', '2', '3'].flatMap((entrance, index) =>
    floors.map((floor, row) =>
      band(entrance, floor, [left + index * width, top + (floors.length - 1 - row) * height, width, height]),
    ),
  )
const seven = [0, 1, 2, 3, 4, 5, 6]

test.each(demoViews)(
  'the demo keeps large signs in the middle of its entrances: $name',
  async ({ image }) => {
    const { floors, ...size } = await readView(image)
    const labels = label(demoBuilding, floors, size, 3)
    const lowest = Math.min(...floors.map(({ points }) => boundsOf(points).bottom - boundsOf(points).top))
    expect(labels.size).toBeGreaterThan(lowest * 0.4)
    expect(texts(labels)).toEqual(expect.arrayContaining(['Вход А', 'Вход Б', '1', '11', '3 свободни']))
    for (const entrance of ['1', '2']) {
      const { left, right } = boundsOf(
        floors.filter((each) => each.entrance === entrance).flatMap(({ points }) => points),
      )
      for (const { sign } of labels.floors.filter((each) => each.entrance === entrance))
        expect(sign.x).toBeCloseTo((left + right) / 2)
    }
  },
)

test('named floors and entrances fit whole into ordinary outlines', () => {
  const outlines = entrancesOf(seven, [60, 60, 360, 100])
  const labels = label(namedBuilding, outlines)
  expectInPlace(labels, outlines)
  expect(texts(labels)).toEqual(
    expect.arrayContaining(['Вход А', 'Вход Морски корпус', 'Вход В', 'Партер', 'Мансарда', '12 свободни']),
  )
  expect(labels.floors).toHaveLength(21)
})

test('few tall outlines do not make the text enormous', () => {
  const outlines = entrancesOf([0, 6], [30, 20, 380, 380])
  const labels = label(namedBuilding, outlines)
  expectInPlace(labels, outlines)
  expect(labels.size).toBeLessThan(1200 / 25)
  expect(texts(labels)).toContain('Вход Морски корпус')
})

test('in narrow outlines signs are numbers, and only then names are shortened', () => {
  const outlines = entrancesOf(seven, [10, 60, 390, 100]).map((outline) => {
    const { left, top } = boundsOf(outline.points)
    return band(outline.entrance, outline.floor, [left, top, 90, 100])
  })
  const labels = label(namedBuilding, outlines)
  expectInPlace(labels, outlines)
  expect(texts(labels)).toContain('12')
  expect(texts(labels)).not.toContain('12 свободни')
  expect(texts(labels).some((text) => /^Манс?.*…$|^М…$/u.test(text))).toBe(true)
})

test('at the upper edge of the picture the name of the entrance is on the floor, above its sign', () => {
  const outlines = entrancesOf(seven, [60, 0, 360, 100])
  const labels = label(namedBuilding, outlines)
  expectInPlace(labels, outlines)
  const [name] = labels.entrances
  const attic = labels.floors.find(({ floor }) => floor === 6)
  expect(name?.y).toBeLessThan((attic?.sign.y ?? 0) - labels.size * 0.72)
})

test('one entrance with one floor', () => {
  const outlines = [band('2', 0, [300, 200, 300, 400])]
  const labels = label(namedBuilding, outlines)
  expectInPlace(labels, outlines)
  expect(texts(labels)).toEqual(['Вход Морски корпус', 'Партер', '12 свободни'])
})

test('eight entrances with forty floors', () => {
  const building: Building = {
    ...demoBuilding,
    entrances: Array.from({ length: 8 }, (_, index) => ({
      ...{ id: String(index), name: `Корпус ${index + 1}`, firstFloor: 1, lastFloor: 40 },
    })),
    floorNames: [{ entrance: '', floor: 40, name: 'Мансарда' }],
  }
  const outlines = building.entrances.flatMap(({ id }, index) =>
    Array.from({ length: 40 }, (_, floor) =>
      band(id, floor + 1, [20 + index * 145, 780 - (floor + 1) * 19, 145, 19]),
    ),
  )
  const labels = label(building, outlines)
  expectInPlace(labels, outlines)
  expect(labels.floors).toHaveLength(320)
  expect(texts(labels)).toEqual(expect.arrayContaining(['Вход Корпус 8', 'Мансарда', '12 свободни']))
})

test('the labels of an entrance are in one column; a floor that does not reach it has them in its middle', () => {
  const outlines = [
    band('1', 1, [0, 200, 600, 100]),
    band('1', 2, [0, 100, 500, 100]),
    band('1', 3, [400, 20, 200, 80]),
  ]
  const { floors } = label(namedBuilding, outlines)
  expect(floors.map(({ sign }) => [sign.x, sign.y])).toEqual([
    [300, 250],
    [300, 150],
    [expect.closeTo(500, -2), 60],
  ])
})

test('an outline that is too small for text has none, and does not make that of others small', () => {
  const large = band('1', 1, [0, 200, 600, 100])
  const { size, floors } = label(namedBuilding, [large, band('1', 2, [0, 190, 2, 2])])
  expect(floors.map(({ floor }) => floor)).toEqual([1])
  expect(size).toBeGreaterThan(15)
})
