import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { compassMarks, exposureAt } from './compass-marks.ts'
import { projectionOf } from './panorama.ts'
import { floorsWithout, panoramaSchema } from './panorama-schema.ts'

const schema = panoramaSchema(defaultBuilding)
const sent = { entrance: '', firstFloor: '3', lastFloor: '5', centreAzimuth: '90' }

test('a form says floors of the building and a direction, or none yet', () => {
  expect(schema.parse(sent)).toEqual({ entrance: '', firstFloor: 3, lastFloor: 5, centreAzimuth: 90 })
  expect(schema.parse({ ...sent, centreAzimuth: '' }).centreAzimuth).toBeNull()
})

test.each([
  { firstFloor: '6' },
  { firstFloor: '0' },
  { lastFloor: '99' },
  { lastFloor: '' },
  { lastFloor: '4.5' },
  { entrance: 'none' },
  { centreAzimuth: '360' },
  { centreAzimuth: '-1' },
  { centreAzimuth: '1e1' },
  { centreAzimuth: '90.5' },
])('%o is refused', (odd) => {
  expect(schema.safeParse({ ...sent, ...odd }).success).toBe(false)
})

test('the proportions of a picture say what its height shows', () => {
  const of = (width: number, height: number) => projectionOf({ width, height })
  expect([of(12_000, 6000), of(8192, 1408), of(3000, 2000), of(0, 0)]).toEqual([
    ...['sphere', 'strip', undefined, undefined],
  ])
})

test('a new panorama is for the lowest floors without one', () => {
  const range = (firstFloor: number, lastFloor: number) => ({ entrance: '', firstFloor, lastFloor })
  const without = (...all: ReturnType<typeof range>[]) => Object.values(floorsWithout(defaultBuilding, all))
  expect([without(), without(range(1, 4)), without(range(1, 2), range(5, 8)), without(range(1, 11))]).toEqual(
    [
      [1, 11],
      [5, 11],
      [3, 4],
      [1, 11],
    ],
  )
})

test('the compass is on the picture where it really is', () => {
  expect(compassMarks({ start: 15, degrees: 150 }).map(({ exposure }) => exposure)).toEqual([
    ...['northeast', 'east', 'southeast'],
  ])
  expect(compassMarks({ start: 315, degrees: 360 })[0]).toEqual({ exposure: 'northwest', share: 0 })
  expect([0, 20, 23, 90, 350, 337].map(exposureAt)).toEqual([
    ...['north', 'north', 'northeast', 'east', 'north', 'northwest'],
  ])
})
