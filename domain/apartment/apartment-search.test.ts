import { describe, expect, test } from 'vitest'
import { matchesApartment } from './apartment-search.ts'

const apartment = {
  number: '12',
  entrance: '2',
  type: '2-bedroom-maisonette',
  exposure: 'southeast',
  status: 'reserved',
  internalNotes: 'Г-жа Петрова: капаро до петък',
} as const

describe('a search in the list', () => {
  test.each([
    '',
    '12',
    '1',
    'б12',
    'Б 12',
    'B12',
    'вход Б, ап. 12',
    'апартамент №12',
    'двустаен',
    'мезон',
    'югоизток 12',
    'резерв',
    'петрова капаро',
    'капаро до петък',
  ])('%j finds it', (typed) => {
    expect(matchesApartment(apartment, typed)).toBe(true)
  })

  test.each(['2', '112', 'а12', 'А', 'тристаен', 'север', '12 свободен', 'петрова 13', 'от'])(
    '%j does not',
    (typed) => {
      expect(matchesApartment(apartment, typed)).toBe(false)
    },
  )
})
