import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, type Point, polygonArea } from '../geometry/polygon.ts'
import {
  alongASide,
  countedRow,
  findRow,
  fittingCount,
  middleOfRow,
  mostInRow,
  movedRow,
  type PlaceRow,
  placesOf,
  spreadRow,
  turnedRow,
} from './place-row.ts'

const place = [
  { x: 100, y: 100 },
  { x: 125, y: 100 },
  { x: 125, y: 150 },
  { x: 100, y: 150 },
]
const row: PlaceRow = { place, last: { x: 225, y: 0 }, count: 10 }

const coordinate = fc.double({ min: -500, max: 500, noNaN: true })
const points = fc.record({ x: coordinate, y: coordinate })
const rows = fc.record({
  place: fc.constant(place),
  last: points,
  count: fc.integer({ min: 1, max: 60 }),
})
const near = (one: Point | undefined, other: Point | undefined) =>
  expect(distance(one ?? { x: NaN, y: 0 }, other ?? { x: NaN, y: 0 })).toBeLessThan(1e-6)

test('ten places from a first and a last one stand side by side', () => {
  const places = placesOf(row)
  expect(places).toHaveLength(10)
  expect(places[0]).toEqual(place)
  expect(places[1]?.[0]).toEqual({ x: 125, y: 100 })
  expect(places[9]?.[0]).toEqual({ x: 325, y: 100 })
})

test('the first and the last place are where they were put, and steps between are equal', () => {
  fc.assert(
    fc.property(rows, (any) => {
      const corners = placesOf(any).map(([corner]) => corner)
      near(corners[0], place[0])
      if (any.count === 1) return
      near(corners.at(-1), { x: 100 + any.last.x, y: 100 + any.last.y })
      const step = Math.hypot(any.last.x, any.last.y) / (any.count - 1)
      for (const [index, corner] of corners.slice(1).entries())
        expect(
          Math.hypot(
            (corner?.x ?? 0) - (corners[index]?.x ?? 0),
            (corner?.y ?? 0) - (corners[index]?.y ?? 0),
          ),
        ).toBeCloseTo(step, 6)
    }),
  )
})

test('a turn keeps the middle of the row and the size of its places; turned back, it is the same row', () => {
  fc.assert(
    fc.property(rows, fc.double({ min: -7, max: 7, noNaN: true }), (any, angle) => {
      const turned = turnedRow(any, angle)
      expect(polygonArea(turned.place)).toBeCloseTo(polygonArea(any.place), 3)
      for (const [index, corner] of turnedRow(turned, -angle).place.entries()) near(corner, any.place[index])
      near(turnedRow(turned, -angle).last, any.last)
    }),
  )
})

test('a quarter turn stands the row upright about its middle', () => {
  const turned = turnedRow(row, Math.PI / 2)
  near(turned.last, { x: 0, y: 225 })
  near(middleOfRow(turned), middleOfRow(row))
})

test('a row moves as one, spreads from its first place, and keeps its ends with another count', () => {
  const moved = placesOf(movedRow(row, { x: 5, y: -5 }))
  expect(moved[9]?.[0]).toEqual({ x: 330, y: 95 })
  const spread = placesOf(spreadRow(row, { x: 450, y: 0 }))
  expect([spread[0]?.[0]?.x, spread[1]?.[0]?.x, spread[9]?.[0]?.x]).toEqual([100, 150, 550])
  expect(placesOf(countedRow(row, 4)).map(([corner]) => corner?.x)).toEqual([100, 175, 250, 325])
  expect(countedRow(row, 100_000).count).toBe(mostInRow)
})

test('as many places are proposed as fit without gaps', () => {
  expect(fittingCount(place, { x: 225, y: 0 })).toBe(10)
  expect(fittingCount(place, { x: 0, y: 100 })).toBe(3)
  expect(fittingCount(place, { x: 0, y: 0 })).toBe(1)
})

test('an offset that nearly follows a side follows it', () => {
  near(alongASide(place, { x: 200, y: 6 }, 8), { x: 200, y: 0 })
  expect(alongASide(place, { x: 200, y: 60 }, 8)).toEqual({ x: 200, y: 60 })
})

test('any row is found again by any of its places, in the order in which they are stored', () => {
  fc.assert(
    fc.property(rows, fc.nat(), (any, pick) => {
      fc.pre(any.count > 1 && Math.hypot(any.last.x, any.last.y) / (any.count - 1) > 5)
      const outlines = placesOf(any).map((corners, index) => ({ id: `o${index}`, points: corners }))
      const other = { id: 'other', points: place.map(({ x, y }) => ({ x: x * 2 + 3000, y: y * 2 })) }
      const found = findRow([other, ...outlines.toReversed()], `o${pick % any.count}`, 1)
      expect(found?.ids).toEqual(outlines.map(({ id }) => id).toReversed())
      expect(found?.row.count).toBe(any.count)
    }),
  )
})

test('an outline alone is no row', () => {
  expect(findRow([{ id: 'a', points: place }], 'a', 1)).toBeUndefined()
})
