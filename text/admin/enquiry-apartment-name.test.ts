import { expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { enquiryApartmentName } from './enquiry-apartment-name.ts'

const apartments = [
  { id: 'a3', number: '3', entrance: '1' },
  { id: 'b3', number: '3', entrance: '2' },
  { id: 'a4', number: '4', entrance: '1' },
] as const

test('the name has the entrance where another apartment has the same number', () => {
  expect(enquiryApartmentName(defaultBuilding, { apartmentNumber: '3', apartmentId: 'b3' }, apartments)).toBe(
    '3 (вход Б)',
  )
  expect(enquiryApartmentName(defaultBuilding, { apartmentNumber: '4', apartmentId: 'a4' }, apartments)).toBe(
    '4',
  )
})

test('an enquiry about an ambiguous or deleted apartment has the number alone', () => {
  expect(enquiryApartmentName(defaultBuilding, { apartmentNumber: '3', apartmentId: null }, apartments)).toBe(
    '3',
  )
  expect(
    enquiryApartmentName(defaultBuilding, { apartmentNumber: '9', apartmentId: 'gone' }, apartments),
  ).toBe('9')
  expect(enquiryApartmentName(defaultBuilding, { apartmentNumber: '', apartmentId: null }, apartments)).toBe(
    '',
  )
})

test('an enquiry about several apartments has the names of all, also of a deleted one', () => {
  const otherApartments = [
    { apartmentNumber: '3', apartmentId: 'b3' },
    { apartmentNumber: '9', apartmentId: 'gone' },
  ]
  const enquiry = { apartmentNumber: '4', apartmentId: 'a4', otherApartments }
  expect(enquiryApartmentName(defaultBuilding, enquiry, apartments)).toBe('4, 3 (вход Б), 9')
})
