import { expect, test } from 'vitest'
import { statistics } from '../building.ts'
import { checkCounts } from './check-counts.ts'

test('as much as the home page says is no finding', () => {
  expect(checkCounts(statistics)).toEqual([])
})

test('more or less than that is, with both numbers', () => {
  const { apartments, parkingSpots } = statistics
  const stored = { ...statistics, apartments: apartments - 1, parkingSpots: parkingSpots + 2 }
  expect(checkCounts(stored)).toEqual([
    { kind: 'count', what: 'apartments', stored: apartments - 1, stated: apartments },
    { kind: 'count', what: 'parkingSpots', stored: parkingSpots + 2, stated: parkingSpots },
  ])
})
