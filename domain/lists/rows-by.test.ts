import { expect, test } from 'vitest'
import { rowById, rowsBy } from './rows-by.ts'

const rows = [
  { id: 'a', floor: 1 },
  { id: 'b', floor: 2 },
  { id: 'c', floor: 1 },
]

test('rows are found by a key in their order, and a key of none finds none', () => {
  const floorOf = ({ floor }: { floor: number }) => floor
  expect(rowsBy(rows, floorOf, 1).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(rowsBy(rows, floorOf, 7)).toEqual([])
  expect([rowById(rows, 'b')?.floor, rowById(rows, 'x'), rowById(rows, null)]).toEqual([
    2,
    undefined,
    undefined,
  ])
})

test('a list is walked once, however many rows are looked up', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }))
  let walked = 0
  const keyOf = ({ id }: { id: string }) => {
    walked++
    return id
  }
  for (const { id } of many) expect(rowsBy(many, keyOf, id)).toHaveLength(1)
  expect(walked).toBe(100)
})
