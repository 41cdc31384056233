import { expect, test } from 'vitest'
import { matchesETag } from './if-none-match.ts'

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  ['*', true],
  ['"b,a"', false],
  ['"b, W/"', false],
  ['"*"', false],
  ['W/"b"', false],
  ['"b", "c"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('a browser that says %j has it: %s', (known, isKnown) => {
  expect(matchesETag(known, 'W/"a"')).toBe(isKnown)
})
