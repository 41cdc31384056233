import { expect, test } from 'vitest'
import { serializePreview } from './import-action.ts'
import { deserializePreview, isRowSelected, joinSelected, type PreviewRow } from './preview.ts'

const about = {
  list: 'apartments' as const,
  hasIds: true,
  hasValues: true,
  columns: [],
  same: 0,
  unread: [],
  moreUnread: 0,
  otherSheets: 0,
}
const refused = (row: number): PreviewRow => ({
  kind: 'refused',
  row,
  name: '',
  cells: [],
  refusals: [{ cell: `A${row}`, message: 'Не е число' }],
})

test('a preview lists all rows that can be saved, and the first 300 of the others', async () => {
  const added: PreviewRow = { kind: 'added', row: 900, name: '„7“', cells: [[0, '7']], rowHash: 'm' }
  const rows = [...Array.from({ length: 500 }, (_, at) => refused(at + 2)), added]
  const preview = deserializePreview({ ...about, ...(await serializePreview(rows)) })
  expect(preview.counts).toEqual({ refused: 500, conflict: 0, changed: 0, added: 1 })
  expect(preview.rows).toHaveLength(301)
  expect(preview.rows.at(-1)).toEqual(added)
})

test('only rows that can be saved can be selected', () => {
  expect(isRowSelected(new Set([joinSelected([{ row: 3, rowHash: 'm' }])]), { row: 3, rowHash: 'm' })).toBe(
    true,
  )
  expect(isRowSelected(new Set([joinSelected([{ row: 3 }])]), refused(3))).toBe(false)
})
