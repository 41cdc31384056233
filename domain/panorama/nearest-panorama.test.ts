import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestPanorama } from './nearest-panorama.ts'

const panorama = (id: string, firstFloor: number, lastFloor: number, entrance = '') => ({
  ...{ id, firstFloor, lastFloor, entrance },
  centreAzimuth: 90 as number | null,
})
const nearest = (panoramas: ReturnType<typeof panorama>[], floor: number, entrance = '1') =>
  nearestPanorama(panoramas, { entrance, floor })?.id

test('a floor without a panorama of its own shows the nearest one, of two the lower', () => {
  const all = [panorama('low', 1, 3), panorama('high', 7, 9)]
  expect([2, 4, 5, 6, 8, 11].map((floor) => nearest(all, floor))).toEqual([
    ...['low', 'low', 'low', 'high', 'high', 'high'],
  ])
})

test('the own entrance counts before the whole building, fewer floors before many', () => {
  const all = [panorama('all', 1, 9), panorama('few', 3, 4), panorama('own', 2, 9, '2')]
  expect(nearest(all, 3)).toBe('few')
  expect(nearest(all, 3, '2')).toBe('own')
  expect(nearest(all, 1, '2')).toBe('all')
})

test('no home shows a panorama of another entrance, or one whose direction nobody has said', () => {
  expect(nearest([panorama('other', 3, 3, '2')], 3)).toBeUndefined()
  expect(nearest([{ ...panorama('new', 3, 3), centreAzimuth: null }], 3)).toBeUndefined()
  expect(nearest([], 3)).toBeUndefined()
})

test('no other panorama is nearer than the one shown, in whichever order they are listed', () => {
  const floor = fc.integer({ min: -3, max: 40 })
  const panoramas = fc
    .uniqueArray(fc.tuple(floor, floor, fc.constantFrom('', '1', '2')), { maxLength: 8 })
    .map((all) =>
      all.map(([a, b, entrance], id) => panorama(String(id), Math.min(a, b), Math.max(a, b), entrance)),
    )
  fc.assert(
    fc.property(panoramas, floor, (all, home) => {
      const shown = nearestPanorama(all, { entrance: '1', floor: home })
      const gap = (each: (typeof all)[number]) => Math.max(each.firstFloor - home, home - each.lastFloor, 0)
      const fitting = all.filter(({ entrance }) => entrance !== '2')
      expect(shown === undefined).toBe(fitting.length === 0)
      if (shown) for (const each of fitting) expect(gap(shown)).toBeLessThanOrEqual(gap(each))
      expect(nearestPanorama(all.toReversed(), { entrance: '1', floor: home })).toEqual(shown)
    }),
  )
})
