import { expect, test } from 'vitest'
import { newApartment, type PublicApartment } from './apartment.ts'
import { similarApartments } from './similar-apartments.ts'

function apartment(id: string, values: Partial<PublicApartment>): PublicApartment {
  const stored = { revision: 1, images: [], mainImage: null, brochureUrl: null, createdAt: '', updatedAt: '' }
  return { ...newApartment, ...stored, id, ...values }
}

test('offers free apartments of the same type first, nearest in size, never itself, three at most', () => {
  const one = apartment('one', { type: '2-bedroom', area: 70 })
  const others = [
    one,
    apartment('sold', { type: '2-bedroom', area: 70, status: 'sold' }),
    apartment('studio', { type: 'studio', area: 70 }),
    apartment('far', { type: '2-bedroom', area: 90 }),
    apartment('near', { type: '2-bedroom', area: 72 }),
    apartment('nearest', { type: '2-bedroom', area: 71 }),
  ]
  expect(similarApartments(one, others).map(({ id }) => id)).toEqual(['nearest', 'near', 'far'])
})
