import { expect, test } from 'vitest'
import { formatShare } from './share.ts'

test.each([
  [1, '100%', '100%'],
  [0.9996, '99%', '99,9%'],
  [0.994, '99%', '99,4%'],
  [1 / 3, '33%', '33,3%'],
  [0.0004, '1%', '0,1%'],
  [0, '0%', '0%'],
  [1.04, '104%', '104%'],
])('a share of %d reads %s, and %s with a decimal', (share, whole, precise) => {
  expect(formatShare(share)).toBe(whole)
  expect(formatShare(share, 1)).toBe(precise)
})
