import { expect, test } from 'vitest'
import { doubtStatus, doubtStatuses } from './reservation-doubts.ts'

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

test('of many rows at once it is said whose reservations are among them, a few by name', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...running, id: `r${index}` }))
  expect(doubtStatuses('sold', many)[0]?.words).toContain('Мария Купувачева и още 2')
  expect(doubtStatuses('sold', [])).toEqual([])
  expect(doubtStatuses('reserved', many)).toEqual([])
})
