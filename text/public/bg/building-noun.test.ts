import { expect, test } from 'vitest'
import { buildingNamed, nounAsObject } from './building-noun.ts'

test.each([
  ['сградата', 'сграда „Бриз“'],
  ['комплексът', 'комплекс „Бриз“'],
  ['краят', 'край „Бриз“'],
  ['жилищният комплекс', 'жилищния комплекс „Бриз“'],
])('„%s“ stands before its name without an article', (noun, expected) => {
  expect(buildingNamed({ noun, name: 'Бриз' })).toBe(expected)
})

test('a building without a name is called by its noun alone', () => {
  expect(buildingNamed({ noun: 'комплексът', name: '' })).toBe('комплекса')
  expect(nounAsObject('сградата')).toBe('сградата')
})
