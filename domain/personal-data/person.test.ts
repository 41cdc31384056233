import { expect, test } from 'vitest'
import { fullNames, isNamedIn, isOfPerson, parsePerson } from './person.ts'

const byEmail = parsePerson(' Maria@Example.com ') ?? { phones: [] }
const byPhone = parsePerson('+359 (0) 888 12-34-56') ?? { phones: [] }

test('a person is identified by an e-mail in any case, or by a phone in any spelling', () => {
  expect(isOfPerson(byEmail, { email: 'MARIA@example.com', phone: '' })).toBe(true)
  expect(isOfPerson(byEmail, { email: 'other@example.com', phone: '0888123456' })).toBe(false)
  expect(isOfPerson(byPhone, { email: '', phone: '0888/123 456' })).toBe(true)
  expect(isOfPerson(byPhone, { email: '', phone: '0888.123.456, вътр. 5' })).toBe(true)
  expect(isOfPerson(byPhone, { email: '', phone: '0888 123 457' })).toBe(false)
  expect(isOfPerson(byPhone, { email: '', phone: '' })).toBe(false)
})

test.each(['', 'Мария', '12', 'a@', 'x'.repeat(300), '0888 <b>'])('%j identifies nobody', (text) => {
  expect(parsePerson(text)).toBeUndefined()
})

test('a mention is found in the middle of a sentence', () => {
  expect(isNamedIn(byEmail, 'да се пише на MARIA@example.com.')).toBe(true)
  expect(isNamedIn(byPhone, 'Мария, 0888 123 456, след 18 ч.')).toBe(true)
  expect(isNamedIn(byPhone, 'Мария, 0888 123 45')).toBe(false)
})

test('a mention is found by the full name in any case, not by a first name alone', () => {
  const person = { ...byPhone, names: fullNames(['Мария  Иванова', 'Мария', 'Заличени данни']) }
  expect(person.names).toEqual(['мария иванова'])
  expect(isNamedIn(person, 'Съпруг на МАРИЯ\nИванова.')).toBe(true)
  expect(isNamedIn(person, 'Мария Петрова')).toBe(false)
})
