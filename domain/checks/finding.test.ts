import { expect, test } from 'vitest'
import { type Finding, foundChecks } from './finding.ts'

const without = (kind: 'photo' | 'number', count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => {
    return { kind, apartment: { id: `h${index}`, number: String(index), entrance: '1' } }
  })

test('each check is listed once, the most urgent first, with its number of findings', () => {
  const found = foundChecks([...without('photo', 117), ...without('number', 2)])
  expect(found.map(({ kind, count, first }) => [kind, count, first.length])).toEqual([
    ['number', 2, 2],
    ['photo', 117, 117],
  ])
})

test('only the first 150 of thousands of findings are listed', () => {
  const [photos] = foundChecks(without('photo', 5000))
  expect(photos?.count).toBe(5000)
  expect(photos?.first).toHaveLength(150)
})
