import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { outlineStroke, parsePlanPlace, scaleOutlines, viewerZoom } from './floor-plan.ts'
import { drawnOutlineSchema, floorPlanPlaceSchema, outlinesSchema } from './floor-plan-schema.ts'

const points = [
  { x: 0, y: 0 },
  { x: 100.5, y: 0 },
  { x: 0, y: 80 },
]
const outline = { id: 's1', linkedId: 'a1', points }

function refusals(change: object): string[] | undefined {
  return drawnOutlineSchema
    .safeParse({ ...outline, ...change })
    .error?.issues.map(({ path }) => path.join('.'))
}

test('the viewer zooms from 1 to 4 in steps of a quarter', () => {
  expect(viewerZoom).toEqual({ min: 1, max: 4, step: 0.25 })
})

test('an outline is 0.2 percent of the image width thick', () => {
  expect(1000 * outlineStroke).toBe(2)
})

describe('an outline', () => {
  test.each([outline, { ...outline, linkedId: null }])(
    'is linked to an apartment or a parking spot, or to none',
    (given) => {
      expect(drawnOutlineSchema.parse(given)).toEqual(given)
    },
  )

  test('needs at least 3 points', () => {
    expect(
      drawnOutlineSchema.safeParse({ ...outline, points: points.slice(0, 2) }).error?.issues,
    ).toMatchObject([{ path: ['points'], message: 'tooFewPoints 3' }])
  })

  test.each([
    [
      'in a line',
      [
        [5, 0],
        [5, 10],
        [5, 20],
      ],
    ],
    [
      'in a slanting line',
      [
        [0.1, 0.1],
        [0.2, 0.2],
        [0.3, 0.3],
      ],
    ],
    [
      'one and the same',
      [
        [7, 7],
        [7, 7],
        [7, 7],
      ],
    ],
    [
      'crossed',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
    ],
  ])('has an area: points that are %s are refused', (_, given) => {
    const flat = given.map(([x, y]) => ({ x, y }))
    expect(drawnOutlineSchema.safeParse({ ...outline, points: flat }).error?.issues).toMatchObject([
      { path: ['points'], message: 'outlineWithoutArea' },
    ])
  })

  test.each([
    [{ id: '' }, 'id'],
    [{ linkedId: '' }, 'linkedId'],
    [{ linkedId: undefined }, 'linkedId'],
    [{ points: [...points, { x: 1 }] }, 'points.3.y'],
    [{ points: [...points, { x: Number.POSITIVE_INFINITY, y: 0 }] }, 'points.3.x'],
    [{ points: Array(1001).fill({ x: 0, y: 0 }) }, 'points'],
  ])('is refused where it is wrong', (change, path) => {
    expect(refusals(change)).toEqual([path])
  })
})

test('a plan has at most 1000 outlines', () => {
  expect(outlinesSchema.safeParse(Array(1000).fill(outline)).success).toBe(true)
  expect(outlinesSchema.safeParse(Array(1001).fill(outline)).error?.issues).toMatchObject([
    { message: 'tooManyOutlines' },
  ])
})

test.each([
  ['1', 1, true],
  ['2', 11, true],
  ['3', 1, false],
  ['1', 0, false],
  ['1', 12, false],
])('a plan for entrance %s and floor %d: %s', (entrance, floor, exists) => {
  expect(floorPlanPlaceSchema(defaultBuilding).safeParse({ entrance, floor }).success).toBe(exists)
})

test.each([
  ['2', '11', { entrance: '2', floor: 11 }],
  ['3', '5', { floor: 5 }],
  ['1', '12', { entrance: '1' }],
  ['А', 'first', {}],
  [null, null, {}],
])('the URL parts %j and %j select %o', (entrance, floor, place) => {
  expect(parsePlanPlace(defaultBuilding, entrance, floor)).toEqual(place)
})

test('outlines are scaled to an image of another size', () => {
  const [scaled] = scaleOutlines(
    [outline],
    { imageWidth: 100, imageHeight: 80 },
    { imageWidth: 200, imageHeight: 40 },
  )
  expect(scaled).toEqual({
    ...outline,
    points: [
      { x: 0, y: 0 },
      { x: 201, y: 0 },
      { x: 0, y: 40 },
    ],
  })
})
