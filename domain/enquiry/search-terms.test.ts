import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { searchTerms } from './search-terms.ts'

const alternatives = (search: string) =>
  searchTerms(defaultBuilding, search).map(({ alternatives }) => alternatives)

describe('a search', () => {
  test('is split into tokens in lower case', () => {
    expect(alternatives('  Мария  ПАРКО\nместа ')).toEqual([[['мария']], [['парко']], [['места']]])
    expect(alternatives('')).toEqual([])
  })

  test.each([
    'апартамент 23',
    'Апартамента №23',
    'ап. 23',
    'ап.23',
    'АП 23',
    'апарт. 23',
    'апартамент номер 23',
  ])('means the apartment with %j', (search) => {
    expect(alternatives(search)).toEqual([[['апартамент 23\n']]])
  })

  test.each([
    ['апартамент 23А', '23а'],
    ['ап. Б-12', 'б-12'],
    ['ап. 12/3.', '12/3'],
  ])('finds numbers with letters: %j', (search, number) => {
    expect(alternatives(search)[0]).toEqual([[`апартамент ${number}\n`]])
  })

  test.each(['апартамент 23 вход Б', 'вход б, ап. 23', 'ап. 23 вх. B', 'ап 23 вх.2'])(
    'knows the entrance in %j',
    (search) => {
      expect(searchTerms(defaultBuilding, search)[0]?.apartment).toEqual({ number: '23', entrance: '2' })
    },
  )

  test('takes neither „вход Б“ alone nor part of a word for an apartment', () => {
    expect(alternatives('вход Б')).toEqual([[['вход']], [['б']]])
    expect(alternatives('капан 23')).toEqual([[['капан']], [['23']]])
    expect(alternatives('апартамент')).toEqual([[['апартамент']]])
  })

  test('takes adjacent digits for one phone number, or for several numbers', () => {
    expect(alternatives('0888 123 456')).toEqual([[['0888123456'], ['0888', '123', '456']]])
    expect(alternatives('Мария +359 (888) 12')).toEqual([
      [['мария']],
      [['+35988812'], ['+359', '(888)', '12']],
    ])
    expect(alternatives('0888')).toEqual([[['0888']]])
    expect(alternatives('10% от 20')).toEqual([[['10%']], [['от']], [['20']]])
  })

  test('finds an apartment and a phone number together', () => {
    expect(alternatives('ап. 23 0888 123')).toEqual([[['апартамент 23\n']], [['0888123'], ['0888', '123']]])
  })
})
