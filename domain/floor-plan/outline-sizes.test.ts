import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rectangleBetween } from '../geometry/polygon.ts'
import { oddSizes, pixelsOfMetre } from './outline-sizes.ts'

/** A home of this many m², drawn at 10 px for a metre and then `wrong` times as large. */
const home = (id: string, area: number | undefined, wrong = 1) => ({
  id,
  area,
  points: rectangleBetween({ x: 0, y: 0 }, { x: 100, y: (area ?? 50) * wrong }),
})

test('an outline is compared with the scale of the others', () => {
  const right = [home('a', 40), home('b', 60), home('c', 75, 1.1), home('d', 50, 0.9)]
  expect(oddSizes(right)).toEqual([])
  const [large] = oddSizes([...right, home('e', 60, 2)])
  expect(large).toMatchObject({ id: 'e', stored: 60 })
  expect(large?.drawn).toBeGreaterThan(110)
  expect(oddSizes([...right, home('e', 60, 0.5)]).map(({ id }) => id)).toEqual(['e'])
})

test('three homes or unknown areas tell no scale', () => {
  expect(oddSizes([home('a', 40), home('b', 60), home('c', 75, 3)])).toEqual([])
  expect(oddSizes([home('a', 40), home('b', 60), home('c', undefined), home('d', 75, 3)])).toEqual([])
})

test('a plan whose homes are all to scale has no odd one, at any scale', () => {
  const areas = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 4, maxLength: 15 })
  fc.assert(
    fc.property(areas, fc.double({ min: 0.05, max: 50, noNaN: true }), (all, scale) => {
      expect(oddSizes(all.map((area, index) => home(`h${index}`, area, scale)))).toEqual([])
    }),
  )
})

test('the scale for what is offered comes from linked outlines, or from all homes together', () => {
  const areas = [40, 60]
  const offered = [5000, 7000, 900].map((pixels, index) => ({ pixels, isHome: index < 2 }))
  expect(pixelsOfMetre([], offered, areas)).toBe(120)
  expect(pixelsOfMetre([], offered.slice(1), areas)).toBeUndefined()
  expect(pixelsOfMetre([], offered, [40, undefined])).toBeUndefined()
  expect(pixelsOfMetre([home('a', 50), home('none', undefined)], offered, [])).toBe(100)
})
