import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { actOf, describeEntry } from './describe-entry.ts'

test.each([
  ['reserved', 'added', { state: { to: 'running' } }],
  ['released', 'revised', { state: { from: 'running', to: 'released' } }],
  ['expired', 'revised', { state: { from: 'running', to: 'expired' } }],
  ['sold', 'revised', { state: { from: 'running', to: 'sold' } }],
  ['resumed', 'revised', { state: { from: 'sold', to: 'running' } }],
  ['revised', 'revised', { parkingSpotIds: { from: [], to: ['p1'] } }],
  ['revised', 'revised', { state: {} }],
] as const)('%s: a reservation is %s with %j', (act, kind, fields) => {
  expect(actOf({ kind, fields })).toBe(act)
})

test('an act on a reservation begins with the reservation, whatever else its batch has changed', () => {
  const changeOf = (collection: string, kind: RecordChange['kind'], fields: RecordChange['fields']) => ({
    ...{ id: collection, at: '2026-11-18T10:00:00.000Z', batch: 'b', recordId: collection, revision: 2 },
    ...{ actor: { kind: 'admin', id: 'u', name: 'Ана' } as const, collection, kind, fields },
  })
  const sold = { status: { from: 'reserved', to: 'sold' } }
  const changes = [
    changeOf('stores', 'revised', sold),
    changeOf('schedules', 'added', { total: { to: 100 } }),
    changeOf('parkingSpots', 'revised', sold),
    changeOf('reservations', 'revised', { state: { from: 'running', to: 'sold' } }),
    changeOf('clients', 'added', {}),
  ]
  const batch = { id: 'b', size: 5, added: 2, removed: 0, changes }
  const shown = { batches: new Map([['b', batch]]), isOne: true, facts: new Map() }
  const [first] = changes
  if (!first) throw new Error('No change')
  const entry = describeEntry(defaultBuilding, first, shown).batch
  expect(entry?.act).toBe('sold')
  expect(entry?.changes.map(({ id }) => id)).toEqual([
    ...['reservations', 'parkingSpots', 'stores', 'schedules', 'clients'],
  ])
  expect(entry?.changes[2]?.fields).toMatchObject([{ label: 'Статус', from: 'Резервиран', to: 'Продаден' }])
})
