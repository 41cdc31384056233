import { expect, test } from 'vitest'
import { decodeColumns } from './encode-columns.ts'
import { listPage, maxRecordsAtOnce } from './list-page.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    revision: 1,
    status: 'sold' as const,
    about: 'x'.repeat(99),
  }))

test('a list of one page has no other rows', () => {
  const rows = rowsOf(200)
  expect(listPage(rows, { page: 1, size: 200 })).toEqual({ rows, page: 1, total: 200, others: undefined })
})

test('rows of the other pages have what a change of all needs', () => {
  const { rows, others } = listPage(rowsOf(450), { page: 2, size: 200 })
  expect([rows[0]?.id, rows.length]).toEqual(['r200', 200])
  const known = decodeColumns(others ?? '')
  expect(known).toHaveLength(250)
  expect(known[0]).toEqual({ id: 'r0', revision: 1, status: 'sold' })
})

test('a list that is too long to be changed at once has only the rows of its page', () => {
  const shown = listPage(rowsOf(maxRecordsAtOnce + 1), { page: 1, size: 200 })
  expect(shown.others).toBeUndefined()
  expect(shown.total).toBe(maxRecordsAtOnce + 1)
})

test('a page beyond the end means the last one', () => {
  expect(listPage(rowsOf(450), { page: 99, size: 200 })).toMatchObject({ page: 3, total: 450 })
  expect(listPage([], { page: 2, size: 200 })).toMatchObject({ rows: [], page: 1, total: 0 })
})
