import { expect, test } from 'vitest'
import { newStore, storeImageSlots, storeSchema } from './store.ts'

test('a new store starts empty', () => {
  expect(newStore).toEqual({ title: '', description: '' })
})

test('a store has a title and a description', () => {
  expect(storeSchema.parse({ title: ' Магазин 1 ', description: 'Към улицата' })).toEqual({
    title: 'Магазин 1',
    description: 'Към улицата',
  })
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
