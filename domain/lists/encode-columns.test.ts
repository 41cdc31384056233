import { expect, test } from 'vitest'
import { decodeColumns, encodeColumns } from './encode-columns.ts'

test('rows come out as they went in', () => {
  const rows = [
    { id: 'a', number: '101', price: 1.5, secondaryFloor: null, isDemo: true },
    { id: 'b', number: '„2“ \\ </script>', price: null, secondaryFloor: -1, isDemo: false },
  ]
  expect(decodeColumns(encodeColumns(rows))).toEqual(rows)
})

test('no rows are no rows', () => {
  expect(decodeColumns(encodeColumns([]))).toEqual([])
})
