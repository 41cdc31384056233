import { expect, test } from 'vitest'
import { introductionText } from './introductions.ts'

test('default introductions call the building by its noun, in the form that the sentence needs', () => {
  expect(introductionText.navigator({ noun: 'сградата' })).toBe(
    'Изберете етаж от сградата или направо апартамент. Наличността се обновява на живо.',
  )
  expect(introductionText.navigator({ noun: 'комплексът' })).toContain('етаж от комплекса или')
  expect(introductionText.stores({ noun: 'къщата' })).toBe('Търговски обекти в къщата.')
})

test('that of parking spots counts them by type, and names the plan where there is one', () => {
  const ask = 'Изберете ниво и посочете място на плана или в списъка.'
  expect(introductionText.parking([135, 3, 2], true)).toBe(
    `140 места: 135 покрити, 3 открити и 2 гаража. ${ask}`,
  )
  expect(introductionText.parking([0, 0, 1], false)).toBe(
    '1 място: 1 гараж. Изберете ниво и посочете място в списъка.',
  )
  expect(introductionText.parking([0, 0, 0], true)).toBe('')
})
