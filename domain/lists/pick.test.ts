import { expect, test } from 'vitest'
import { pick } from './pick.ts'

test('what is picked has the named fields and no others', () => {
  expect(pick({ id: 'a', price: 1, internalNotes: 'тайна' }, ['id', 'price'])).toEqual({ id: 'a', price: 1 })
})
