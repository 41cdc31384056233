import { expect, test } from 'vitest'
import { type Finding, foundChecks } from './finding.ts'

const without = (kind: 'photo' | 'number', count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => {
    return { kind, apartment: { id: `h${index}`, number: String(index), entrance: '1' } }
  })

test('each check is told once, the grave ones first, with how many it has found', () => {
  const found = foundChecks([...without('photo', 117), ...without('number', 2)])
  expect(found.map(({ kind, count, first }) => [kind, count, first.length])).toEqual([
    ['number', 2, 2],
    ['photo', 117, 117],
  ])
})

test('of thousands the first are told', () => {
  const [photos] = foundChecks(without('photo', 5000))
  expect(photos?.count).toBe(5000)
  expect(photos?.first).toHaveLength(300)
})
