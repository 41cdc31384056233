import { expect, test, vi } from 'vitest'
import { StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { DraftRefused } from '../../../backend/data/reservations/draft-rule.ts'
import { type FilePlan, saveSelected, serializePreview } from './import-action.ts'
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

const added: PreviewRow = { kind: 'added', row: 2, name: '„7“', cells: [[0, '7']], rowHash: 'm' }
const preview = { ...about, rows: '[]', counts: { refused: 0, conflict: 0, changed: 0, added: 1 } }
const filePlan: FilePlan = {
  list: 'apartments',
  columns: {
    ...{ list: 'apartments', source: 'guess', columns: [], moreColumns: 0 },
    ...{ fields: [], defaults: [], problems: [], isOpen: false },
  },
  rows: () => [added],
  listWarnings: () => [],
  save: async () => ({ batch: 'b', size: 1 }),
  toPreview: async () => preview,
  remember: async () => {},
}
const selected = { selected: new Set([joinSelected([added])]), confirmed: '' }

test('rows that were saved are told, also when the columns could not be remembered', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const remember = () => Promise.reject(new StaleRevision())
  const { data } = await saveSelected({ ...filePlan, remember }, selected, async () => preview)
  expect(data).toEqual({
    saved: { list: 'apartments', added: 1, changed: 0, batch: { batch: 'b', size: 1 } },
  })
  expect(logged).toHaveBeenCalledOnce()
})

test('nothing is saved before what is asked of all rows is confirmed', async () => {
  const save = vi.fn(filePlan.save)
  const warning = { id: 'sale-missing:digest', message: '2 апартамента ще бъдат продадени без продажба.' }
  const plan = { ...filePlan, listWarnings: () => [warning], save }
  const asked = await saveSelected(plan, selected, async () => preview)
  expect([asked.init?.status, asked.data]).toEqual([
    422,
    { question: { warnings: [warning.message], confirmation: warning.id } },
  ])
  expect(save).not.toHaveBeenCalled()
  await saveSelected(plan, { ...selected, confirmed: 'sale-missing:other' }, async () => preview)
  expect(save).not.toHaveBeenCalled()
  await saveSelected(plan, { ...selected, confirmed: warning.id }, async () => preview)
  expect(save).toHaveBeenCalledOnce()
})

test('rows that somebody else has saved meanwhile get a new preview', async () => {
  const save = () => Promise.reject(new StaleRevision())
  const { data, init } = await saveSelected({ ...filePlan, save }, selected, async () => preview)
  expect(init?.status).toBe(409)
  expect(data).toMatchObject({ preview })
})

test('an apartment that was reserved meanwhile does not become a draft, and the refusal names it', async () => {
  const save = () => Promise.reject(new DraftRefused([{ id: 'a', number: '7' }]))
  const name = 'Апартамент 7, вход А'
  const rows = JSON.stringify([
    { ...refused(2), name },
    { ...refused(3), name: 'Апартамент 8, вход А' },
  ])
  const anew = { ...preview, rows }
  const { data, init } = await saveSelected({ ...filePlan, save }, selected, async () => anew)
  expect(init?.status).toBe(409)
  expect(data).toMatchObject({ detail: expect.stringContaining(`: ${name}.`), preview: anew })
})
