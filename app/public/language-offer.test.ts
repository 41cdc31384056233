import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { preferredLanguage } from './language-offer.tsx'

test.each([
  [['fr', 'de-AT', 'en'], 'de'],
  [['EN-us'], 'en'],
  [['bg', 'en'], 'bg'],
  [['fr'], undefined],
  [[], undefined],
])('a browser with %s prefers %s', (preferred, expected) => {
  expect(preferredLanguage(preferred, languages)).toBe(expected)
})

test('a language that is not offered is not preferred', () => {
  expect(preferredLanguage(['de', 'en'], ['bg', 'en'])).toBe('en')
})
