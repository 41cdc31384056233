import { expect, test } from 'vitest'
import type { RecordChange } from '../../domain/record/record-change.ts'
import { netChanges, settledByRecord } from './net-changes.ts'

test('changes of one field are one, and what was taken back is none', () => {
  const changes = [
    { fields: { until: { from: '2026-11-10', to: '2026-11-12' }, agentId: { from: 'a', to: 'b' } } },
    {
      fields: { until: { from: '2026-11-12', to: '2026-11-15' }, agentId: { from: 'b', to: 'a' }, notes: {} },
    },
  ]
  expect(netChanges(changes)).toEqual({ until: { from: '2026-11-10', to: '2026-11-15' }, notes: {} })
})

test('a record is told of once it has rested for a minute, or after ten minutes of changes', () => {
  const change = (recordId: string, at: string): RecordChange => ({
    ...{ id: at + recordId, at: `2026-11-19T10:${at}Z`, recordId, collection: 'reservations', revision: 2 },
    ...{ kind: 'revised', fields: {}, batch: null, actor: { kind: 'admin', id: 'x', name: 'X' } },
  })
  const changes = [
    change('busy', '00:00'),
    change('rested', '10:00'),
    change('rested', '11:30'),
    change('fresh', '12:10'),
    change('busy', '12:20'),
  ]
  const settled = settledByRecord(changes, new Date('2026-11-19T10:12:30Z'))
  expect(settled.map((group) => group.map(({ recordId }) => recordId))).toEqual([
    ['busy', 'busy'],
    ['rested', 'rested'],
  ])
})
