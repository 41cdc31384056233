import { expect, test } from 'vitest'
import { floorLabels } from './shown-building.ts'

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
