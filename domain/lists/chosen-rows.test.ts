import { expect, test } from 'vitest'
import { mostChosen, pickChosen, writeChosen } from './chosen-rows.ts'

const rows = Array.from({ length: mostChosen }, () => ({ id: crypto.randomUUID() }))

test('chosen rows are the same again when an address is read, in the order of the list', () => {
  const chosen = rows.filter((_, index) => index % 3 === 0)
  expect(pickChosen(rows, writeChosen(chosen.map(({ id }) => id).toReversed()))).toEqual(chosen)
  expect(pickChosen(rows, '')).toEqual([])
  expect(pickChosen(rows, 'nonsense.x')).toEqual([])
})

test('as many as may be chosen fit an address', () => {
  expect(writeChosen(rows.map(({ id }) => id)).length).toBeLessThan(3000)
})
