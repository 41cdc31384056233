import { expect, test } from 'vitest'
import { neighboursOf } from './other-floors.tsx'

test('a floor lies between two others and beside the same floor of the other entrance', () => {
  expect(neighboursOf({ entrance: '1', floor: 5 })).toEqual({
    below: { entrance: '1', floor: 4 },
    above: { entrance: '1', floor: 6 },
    beside: { entrance: '2', floor: 5 },
  })
})

test('nothing is below the first floor or above the last', () => {
  expect(neighboursOf({ entrance: '2', floor: 1 }).below).toBeUndefined()
  expect(neighboursOf({ entrance: '2', floor: 11 }).above).toBeUndefined()
})
