import { expect, test } from 'vitest'
import type { DrawnOutline } from '../floor-plan/drawn-outline.ts'
import { floorLink } from './building-view.ts'
import { viewAround } from './view-around.ts'

const triangle = (x: number) => [
  { x, y: 0 },
  { x: x + 1, y: 0 },
  { x, y: 1 },
]
const outline = (linkedId: string, x: number): DrawnOutline => ({ id: `${x}`, linkedId, points: triangle(x) })
const home = { id: 'a', entrance: '1', floor: 8, secondaryFloor: 9 }
const other = { outlines: [outline(floorLink({ entrance: '2', floor: 8 }), 5)] }
const floors = {
  outlines: [8, 9, 10].map((floor) => outline(floorLink({ entrance: '1', floor }), floor)),
}
const own = { outlines: [outline('b', 1), outline('a', 2)] }

test('marks both floors of a maisonette, in the first view that has them', () => {
  expect(viewAround(home, [other, floors])).toEqual({
    view: floors,
    marked: [triangle(8), triangle(9)],
    isOwn: false,
  })
})

test('prefers the view on which the apartment itself is outlined', () => {
  expect(viewAround(home, [floors, own])).toEqual({ view: own, marked: [triangle(2)], isOwn: true })
})

test('a view that shows neither is the last resort, with nothing marked', () => {
  expect(viewAround(home, [other])).toEqual({ view: other, marked: [], isOwn: false })
  expect(viewAround(home, [])).toBeUndefined()
})
