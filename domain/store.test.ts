import { expect, test } from 'vitest'
import { newStore, storeImageSlots, storeSchema } from './store.ts'

test('a new store starts empty', () => {
  expect(newStore).toEqual({ title: '', description: '', price: 0 })
})

test('a store has a title, a description and a price, which stays hidden where none is typed', () => {
  const values = { title: 'Магазин 1', description: 'Към улицата' }
  expect(storeSchema.parse({ ...values, title: ' Магазин 1 ', price: '98 000,50' })).toEqual({
    ...values,
    price: 98_000.5,
  })
  for (const price of [undefined, '0', 0]) expect(storeSchema.parse({ ...values, price }).price).toBe(0)
  expect(storeSchema.safeParse({ ...values, price: '-1' }).success).toBe(false)
})

test.each([
  [{ title: '', description: 'Към улицата' }, ['title']],
  [{ title: 'Магазин 1', description: '  ' }, ['description']],
  [{ title: 'Магазин 1' }, ['description']],
  [newStore, ['title', 'description']],
])('%o is refused: every required field must be filled in', (values, fields) => {
  expect(storeSchema.safeParse(values).error?.issues).toMatchObject(
    fields.map((field) => ({ path: [field], message: 'requiredFields' })),
  )
})

test('a store has a main and a secondary image', () => {
  expect(storeImageSlots).toEqual(['main', 'secondary'])
})
