import { expect, test } from 'vitest'
import { submissionId } from './enquiry-service.ts'

const values = {
  name: 'Мария',
  email: 'maria@example.com',
  phone: '',
  message: 'Свободен ли е?',
  apartmentNumber: '12',
  about: '',
  wishedTime: '',
}
const evening = new Date('2026-11-15T20:00:00Z')
const nextDay = new Date('2026-11-15T22:30:00Z')

test('the same id with the same text is the same submission on any day', () => {
  expect(submissionId(values, 'a', evening)).toBe(submissionId({ ...values }, 'a', nextDay))
})

test('another id or another text is another submission', () => {
  const first = submissionId(values, 'a', evening)
  expect(submissionId(values, 'b', evening)).not.toBe(first)
  expect(submissionId({ ...values, message: 'Още ли?' }, 'a', evening)).not.toBe(first)
})

test('without an id, the same text on one day in Bulgaria is one submission', () => {
  const first = submissionId(values, undefined, evening)
  expect(submissionId(values, undefined, new Date('2026-11-15T08:00:00Z'))).toBe(first)
  expect(submissionId(values, undefined, nextDay)).not.toBe(first)
})
