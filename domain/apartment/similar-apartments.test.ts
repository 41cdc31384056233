import { expect, test } from 'vitest'
import { newApartment, type PublicApartment } from './apartment.ts'
import { similarApartments } from './similar-apartments.ts'

function home(id: string, values: Partial<PublicApartment>): PublicApartment {
  const stored = { revision: 1, images: [], mainImage: null, brochureUrl: null, createdAt: '', updatedAt: '' }
  return { ...newApartment, ...stored, id, ...values }
}

test('offers free homes of the same type first, nearest in size, never itself, three at most', () => {
  const one = home('one', { type: '2-bedroom', area: 70 })
  const others = [
    one,
    home('sold', { type: '2-bedroom', area: 70, status: 'sold' }),
    home('studio', { type: 'studio', area: 70 }),
    home('far', { type: '2-bedroom', area: 90 }),
    home('near', { type: '2-bedroom', area: 72 }),
    home('nearest', { type: '2-bedroom', area: 71 }),
  ]
  expect(similarApartments(one, others).map(({ id }) => id)).toEqual(['nearest', 'near', 'far'])
})
