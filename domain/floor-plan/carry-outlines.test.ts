import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CarriedHome, carriedOutlines, homesAbove } from './carry-outlines.ts'

const home = (number: string, area = 60, rooms = 2): CarriedHome => ({
  id: `h${number}`,
  number,
  area,
  rooms,
})
const above = (here: CarriedHome[], there: CarriedHome[]) => Object.fromEntries(homesAbove(here, there))

test('floors with as many homes are paired by the order of their numbers', () => {
  const here = [home('25'), home('26', 40, 1), home('27', 90, 3)]
  const there = [home('31'), home('32', 41, 1), home('33', 88, 3)]
  expect(above(here, there)).toEqual({ h25: 'h31', h26: 'h32', h27: 'h33' })
})

test('a home that differs too much in area or rooms stays without a link', () => {
  const here = [home('25'), home('26', 40, 1), home('27', 90, 3)]
  const there = [home('31'), home('32', 80, 1), home('33', 90, 2)]
  expect(above(here, there)).toEqual({ h25: 'h31' })
})

test('where a floor has other homes, numbers that end alike are paired', () => {
  const here = [home('501'), home('502'), home('503')]
  expect(above(here, [home('601'), home('603')])).toEqual({ h501: 'h601', h503: 'h603' })
  expect(above(here, [home('7'), home('8')])).toEqual({})
})

test('a maisonette on both floors keeps its outline', () => {
  const maisonette = home('29', 120, 4)
  expect(above([home('28'), maisonette], [maisonette, home('30')])).toEqual({ h29: 'h29', h28: 'h30' })
})

test('outlines are scaled to the image of the other floor, under new ids', () => {
  const outlines = [
    { id: 'a', apartmentId: 'h1', points: [{ x: 10, y: 10 }] },
    { id: 'b', apartmentId: null, points: [{ x: 3, y: 1 }] },
  ]
  let count = 0
  const carried = carriedOutlines(
    outlines,
    { image: { imageWidth: 100, imageHeight: 100 }, homes: [home('1')] },
    { image: { imageWidth: 200, imageHeight: 50 }, homes: [home('2')] },
    () => `new${count++}`,
  )
  expect(carried).toEqual([
    { id: 'new0', apartmentId: 'h2', points: [{ x: 20, y: 5 }] },
    { id: 'new1', apartmentId: null, points: [{ x: 6, y: 0.5 }] },
  ])
})

test('no two homes are at the same position, whatever their numbers', () => {
  const homes = (prefix: string) =>
    fc
      .array(
        fc.record({
          number: fc.stringMatching(/^[А-Я]?\d{1,4}$/),
          area: fc.integer({ min: 20, max: 120 }),
          rooms: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 12 },
      )
      .map((all) => all.map((each, index) => ({ ...each, id: `${prefix}${index}` })))
  fc.assert(
    fc.property(homes('a'), homes('b'), (here, there) => {
      const found = [...homesAbove(here, there).values()]
      expect(new Set(found).size).toBe(found.length)
      expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(found))
    }),
  )
})
