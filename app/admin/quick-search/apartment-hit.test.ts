import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { apartmentHit } from './apartment-hit.ts'

test('a draft is marked as one and not called available', () => {
  const apartment = { ...newApartment(defaultBuilding), id: 'a', mainImage: null }
  const note = (isDraft: boolean) => apartmentHit(defaultBuilding, { ...apartment, isDraft }).note
  expect(note(false)).toContain('Свободен')
  expect(note(true)).toContain('Чернова')
  expect(note(true)).not.toContain('Свободен')
})
