import { expect, test } from 'vitest'
import { formatDifference } from './format-difference.ts'

const plain = (from: number, to: number) =>
  Object.values(formatDifference(from, to)).map((text) => text?.replace(/\s/g, ' '))

test('a difference is formatted in euros and percent', () => {
  expect(plain(130_000, 133_900)).toEqual(['+3900 €', '+3,0 %'])
  expect(plain(1_300_000, 1_261_000)).toEqual(['−39 000 €', '−3,0 %'])
  expect(plain(0, 136_000)).toEqual(['+136 000 €', undefined])
  expect(plain(1000, 1000)).toEqual(['0 €', '+0,0 %'])
})
