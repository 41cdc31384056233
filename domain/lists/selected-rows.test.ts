import { expect, test } from 'vitest'
import { maxSelectedRows, pickSelected, writeSelected } from './selected-rows.ts'

const rows = Array.from({ length: maxSelectedRows }, () => ({ id: crypto.randomUUID() }))

test('selected rows are the same again when a URL is read, in the order of the list', () => {
  const selected = rows.filter((_, index) => index % 3 === 0)
  expect(pickSelected(rows, writeSelected(selected.map(({ id }) => id).toReversed()))).toEqual(selected)
  expect(pickSelected(rows, '')).toEqual([])
  expect(pickSelected(rows, 'nonsense.x')).toEqual([])
})

test('the largest selection fits into a URL', () => {
  expect(writeSelected(rows.map(({ id }) => id)).length).toBeLessThan(3000)
})
