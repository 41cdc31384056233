import { expect, test } from 'vitest'
import { matchNames } from './match-names.ts'

const apartments = [
  'апартамент ап 230 вход вх А А230',
  'апартамент ап 23 вход вх А А23',
  'апартамент ап 23 вход вх Б Б23',
]
const find = (typed: string) =>
  matchNames(apartments, typed, (name) => name).map((name) => name.split(' ').at(-1))

test.each([
  ['23', ['А23', 'Б23', 'А230']],
  ['ап. 23 вход Б', ['Б23']],
  ['апартамент 23 вход B', ['Б23']],
  ['Б23', ['Б23']],
  ['b23', ['Б23']],
  ['апарт 230', ['А230']],
  ['24', []],
  ['', []],
  ['  „“ ', []],
])('%j finds %o', (typed, found) => {
  expect(find(typed)).toEqual(found)
})
