import { expect, test } from 'vitest'
import { metaDescription } from './meta-description.ts'

test('a description of a page that is too long ends after a whole word', () => {
  const sentence = 'Eine Wohnung mit Blick auf das Meer, '
  const short = sentence.repeat(4).trim()
  expect(metaDescription(short)).toBe(short)
  expect(metaDescription(sentence.repeat(9))).toBe(`${sentence.repeat(4)}Eine…`)
})
