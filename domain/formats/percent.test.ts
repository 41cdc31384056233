import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

test.each([
  [1, '100%'],
  [1 / 3, '33%'],
  [0, '0%'],
])('a share of %d reads %s', (share, shown) => {
  expect(formatPercent(share)).toBe(shown)
})
