import { expect, test } from 'vitest'
import { statusWarnings } from './reservation-warnings.ts'

const running = {
  id: 'r1',
  state: 'running',
  buyerName: 'Мария Купувачева',
  until: '2026-11-20',
  contractDate: null,
} as const
const sale = { ...running, state: 'sold', contractDate: '2026-11-18' } as const

test('a status that contradicts a running reservation is asked about, with who and until when', () => {
  const [warning] = statusWarnings({ before: 'reserved', now: 'available' }, running)
  expect(warning?.message).toContain('Мария Купувачева, валидна до 20.11.2026')
  expect(statusWarnings({ before: 'reserved', now: 'sold' }, running)[0]?.id).not.toBe(warning?.id)
})

test('a status that contradicts a sale is asked about, with who and since when', () => {
  for (const now of ['available', 'reserved'] as const) {
    const [warning] = statusWarnings({ before: 'sold', now }, sale)
    expect(warning).toMatchObject({ id: `sale:r1:${now}` })
    expect(warning?.message).toContain('продажба на Мария Купувачева, договор от 18.11.2026')
  }
})

test('nothing is asked without a reservation, without a change, or on the way back to what it says', () => {
  expect(statusWarnings({ before: 'reserved', now: 'available' }, undefined)).toEqual([])
  expect(statusWarnings({ before: 'available', now: 'available' }, running)).toEqual([])
  expect(statusWarnings({ before: 'available', now: 'reserved' }, running)).toEqual([])
  expect(statusWarnings({ before: 'available', now: 'sold' }, sale)).toEqual([])
})
