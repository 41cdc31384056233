import { expect, test } from 'vitest'
import { submissionIdOf } from './submission-id.ts'

const words = { name: 'Мария', message: 'Свободен ли е?' }

test('stays for every try of the same words', () => {
  const first = submissionIdOf(words, undefined)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(submissionIdOf({ ...words }, { ...words, submissionId: first })).toBe(first)
})

test.each([
  ['something was typed anew', { ...words, message: 'Още ли?' }],
  ['something was added', { ...words, phone: '000000' }],
  ['something was taken away', { name: 'Мария' }],
])('is another one when %s', (_, changed) => {
  const first = submissionIdOf(words, undefined)
  expect(submissionIdOf(changed, { ...words, submissionId: first })).not.toBe(first)
})

test('two forms never share one', () => {
  expect(submissionIdOf(words, undefined)).not.toBe(submissionIdOf(words, undefined))
})
