import { expect, test } from 'vitest'
import { parkingText } from './bg/parking.ts'

test.each([
  ['2.5m x 5m', '2,5 × 5 м'],
  ['3.4m x 5.5m', '3,4 × 5,5 м'],
  ['2,50 м х 5,10 м', '2,5 × 5,1 м'],
  ['2.5×5', '2,5 × 5 м'],
  ['12 кв. м', '12 кв. м'],
  ['', ''],
])('the size %j is shown as %j', (typed, shown) => {
  expect(parkingText.size(typed)).toBe(shown)
})
