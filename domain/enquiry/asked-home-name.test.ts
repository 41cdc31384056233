import { expect, test } from 'vitest'
import { askedHomeName } from './asked-home-name.ts'

const homes = [
  { id: 'a3', number: '3', entrance: '1' },
  { id: 'b3', number: '3', entrance: '2' },
  { id: 'a4', number: '4', entrance: '1' },
] as const

test('a home says its entrance where another one has the same number', () => {
  expect(askedHomeName({ apartmentNumber: '3', apartmentId: 'b3' }, homes)).toBe('3 (вход Б)')
  expect(askedHomeName({ apartmentNumber: '4', apartmentId: 'a4' }, homes)).toBe('4')
})

test('an enquiry that may mean two homes, or none that is left, says its number', () => {
  expect(askedHomeName({ apartmentNumber: '3', apartmentId: null }, homes)).toBe('3')
  expect(askedHomeName({ apartmentNumber: '9', apartmentId: 'gone' }, homes)).toBe('9')
  expect(askedHomeName({ apartmentNumber: '', apartmentId: null }, homes)).toBe('')
})
