import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('the same seed gives the same sequence', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [one, other] = [seededRandom(seed), seededRandom(seed)]
      expect(Array.from({ length: 20 }, one.next)).toEqual(Array.from({ length: 20 }, other.next))
    }),
  )
})

test('integers stay within their bounds and reach both', () => {
  const random = seededRandom(7)
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(-2, 3)))
  expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
})

test('shuffling neither loses nor adds elements', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
      const shuffled = seededRandom(seed).shuffle(items)
      expect([...shuffled].sort()).toEqual([...items].sort())
    }),
  )
})
