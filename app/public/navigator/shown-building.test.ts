import { expect, test } from 'vitest'
import type { BuildingView } from '../../../domain/building/building-view.ts'
import { apartmentLabels, floorLabels, showView } from './shown-building.ts'

const band = (left: number, right: number, top: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

test('the labels of an entrance stand in one column, all of one size, in the middle of their floors', () => {
  const labels = floorLabels([
    { entrance: '1', floor: 1, points: band(0, 100, 60, 120) },
    { entrance: '1', floor: 2, points: band(0, 80, 10, 60) },
  ])
  expect(labels.map(({ at }) => at)).toEqual([
    { x: 50, y: 90 },
    { x: 50, y: 35 },
  ])
  expect(labels.map(({ size }) => size)).toEqual([26, 26])
})

test('a floor that does not reach to the middle of its entrance has them in its own', () => {
  const [, setBack] = floorLabels([
    { entrance: '1', floor: 1, points: band(0, 100, 60, 120) },
    { entrance: '1', floor: 2, points: band(60, 100, 10, 60) },
  ])
  expect(setBack?.at).toEqual({ x: 80, y: 35 })
})

test('the numbers of apartments have one size, which fits the smallest outline', () => {
  const labels = apartmentLabels([
    { apartmentId: 'a', points: band(0, 100, 0, 100) },
    { apartmentId: 'b', points: band(100, 124, 0, 100) },
  ])
  expect(labels).toMatchObject([
    { apartmentId: 'a', at: { x: 50 }, size: 10 },
    { apartmentId: 'b', at: { x: 112 }, size: 10 },
  ])
})

const view = (name: string, linkedId: string | null): BuildingView => ({
  ...{ id: name, name, position: 1, revision: 1, createdAt: '', updatedAt: '' },
  ...{ imageUrl: `/files/${name}`, imageWidth: 400, imageHeight: 300 },
  outlines: [{ id: 'o', linkedId, points: band(100, 300, 100, 200) }],
})

test.each([
  [null, 'front'],
  ['2', 'back'],
  ['3', 'front'],
  ['0', 'front'],
  ['-1', 'front'],
  ['1.5', 'front'],
  ['x', 'front'],
])('the URL asks for view %o and gets the %s', (asked, shown) => {
  const views = [view('front', 'floor:1:1'), view('unfinished', null), view('back', 'apartment')]
  expect(showView(views, asked)).toMatchObject({
    imageUrl: `/files/${shown}`,
    names: ['front', 'back'],
    part: { x: 90, y: 90, width: 220, height: 120 },
  })
})

test('a building without a finished view shows none', () => {
  expect(showView([view('unfinished', null)], null)).toBeUndefined()
})

test('an outline without area, which earlier releases have stored, is left out', () => {
  const front = view('front', 'floor:1:1')
  const flat = { id: 'flat', linkedId: 'floor:1:2', points: band(5, 5, 0, 20) }
  const shown = showView([{ ...front, outlines: [...front.outlines, flat] }], null)
  expect(shown).toEqual(showView([front], null))
  expect(showView([{ ...front, outlines: [flat] }], null)).toBeUndefined()
})
