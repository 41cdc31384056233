import { expect, test } from 'vitest'
import { actOf } from './describe-entry.ts'

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
