import { expect, test } from 'vitest'
import { decodeColumns, encodeColumns } from './encode-columns.ts'

test('rows survive encoding and decoding', () => {
  const rows = [
    { id: 'a', number: '101', price: 1.5, secondaryFloor: null, isDemo: true },
    { id: 'b', number: '„2“ \\ </script>', price: null, secondaryFloor: -1, isDemo: false },
  ]
  expect(decodeColumns(encodeColumns(rows))).toEqual(rows)
})

test('an empty list stays empty', () => {
  expect(decodeColumns(encodeColumns([]))).toEqual([])
})
