import { expect, test } from 'vitest'
import { doubtStatus } from './reservation-doubts.ts'

const running = { id: 'r1', buyerName: 'Мария Купувачева', until: '2026-11-20' }

test('a status that contradicts a running reservation is asked about, with who and until when', () => {
  const [doubt] = doubtStatus({ before: 'reserved', now: 'available' }, running)
  expect(doubt?.words).toContain('Мария Купувачева, валидна до 20.11.2026')
  expect(doubtStatus({ before: 'reserved', now: 'sold' }, running)[0]?.id).not.toBe(doubt?.id)
})

test('nothing is asked without a reservation, without a change, or on the way back to reserved', () => {
  expect(doubtStatus({ before: 'reserved', now: 'available' }, undefined)).toEqual([])
  expect(doubtStatus({ before: 'available', now: 'available' }, running)).toEqual([])
  expect(doubtStatus({ before: 'available', now: 'reserved' }, running)).toEqual([])
})
