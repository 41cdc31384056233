import { expect, test } from 'vitest'
import { submissionIdOf } from './submission-id.ts'

const values = { name: 'Мария', message: 'Свободен ли е?' }

test('stays for every attempt with the same text', () => {
  const first = submissionIdOf(values, undefined)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(submissionIdOf({ ...values }, { ...values, submissionId: first })).toBe(first)
})

test.each([
  ['something was typed anew', { ...values, message: 'Още ли?' }],
  ['something was added', { ...values, phone: '000000' }],
  ['something was taken away', { name: 'Мария' }],
])('is another one when %s', (_, changed) => {
  const first = submissionIdOf(values, undefined)
  expect(submissionIdOf(changed, { ...values, submissionId: first })).not.toBe(first)
})

test('two forms never share one', () => {
  expect(submissionIdOf(values, undefined)).not.toBe(submissionIdOf(values, undefined))
})
