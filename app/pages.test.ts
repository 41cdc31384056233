import { expect, test } from 'vitest'
import { pagesIn, pathIn } from './pages.ts'

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

test('a brochure that was uploaded is offered in Bulgarian; other languages have the card', () => {
  const home = { id: 'a', brochureUrl: '/files/apartments/a/brochure_1_home.pdf' }
  expect(pagesIn('bg').brochure(home)).toBe(home.brochureUrl)
  expect(pagesIn('bg').brochure({ ...home, brochureUrl: null })).toBe('/apartments/a/card.pdf')
  expect(pagesIn('de').brochure(home)).toBe('/de/apartments/a/card.pdf')
})
