import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellReference, parseCellReference } from './sheet.ts'

test('columns are lettered as in spreadsheets', () => {
  expect([0, 2, 25, 26, 51, 52, 701, 702].map((column) => cellReference(13, column))).toEqual([
    'A14',
    'C14',
    'Z14',
    'AA14',
    'AZ14',
    'BA14',
    'ZZ14',
    'AAA14',
  ])
})

test('a reference is parsed to the indexes that it was made from', () => {
  fc.assert(
    fc.property(fc.nat(1_048_575), fc.nat(16_383), (row, column) => {
      expect(parseCellReference(cellReference(row, column))).toEqual({ row, column })
    }),
  )
})

test('a text that is not a reference is parsed to undefined', () => {
  for (const text of ['', '14', 'C', 'ц14', 'C-1', 'ABCD1']) expect(parseCellReference(text)).toBeUndefined()
})
