import { expect, test } from 'vitest'
import { inOrderOf, parseIds, withIds } from './favourites.ts'

test.each([
  ['a,b', ['a', 'b']],
  ['b,a,b,a', ['b', 'a']],
  ['a,,b', ['a', 'b']],
  ['<script>,a, b,../c', ['a']],
  [`a,${'b'.repeat(65)}`, ['a']],
  ['', []],
  [',,,', []],
])('the ids of „%s“', (value, expected) => {
  expect(parseIds(value, 24)).toEqual(expected)
})

test('no more ids are read than asked for, and none without the parameter', () => {
  expect(parseIds('a,a,b,c,d,e', 4)).toEqual(['a', 'b', 'c', 'd'])
  expect(parseIds(null, 4)).toEqual([])
})

test('a link names the ids in their order, and a link without ids has no parameter', () => {
  expect(withIds('/compare', ['b', 'a'])).toBe('/compare?ids=b,a')
  expect(withIds('/compare', [])).toBe('/compare')
})

test('records come in the order of the ids, without those that are gone', () => {
  expect(inOrderOf(['c', 'gone', 'a'], [{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toEqual([
    { id: 'c' },
    { id: 'a' },
  ])
})
