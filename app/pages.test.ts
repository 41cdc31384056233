import { expect, test } from 'vitest'
import { pathIn } from './pages.ts'

test.each([
  ['bg', '/', '/'],
  ['de', '/', '/de'],
  ['bg', '/de', '/'],
  ['ro', '/de', '/ro'],
  ['de', '/apartments/7', '/de/apartments/7'],
  ['bg', '/ru/apartments', '/apartments'],
  ['en', '/ru/apartments', '/en/apartments'],
] as const)('in %s the page %s is %s', (language, pathname, expected) => {
  expect(pathIn(language, pathname)).toBe(expected)
})
