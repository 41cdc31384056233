import { describe, expect, test } from 'vitest'
import { addDays } from '../formats/day-of-sofia.ts'
import { daysLeft, endsSoon } from './days-left.ts'

describe('days of a reservation', () => {
  test('are counted over the ends of months and years, and over the change of clocks', () => {
    expect(addDays('2026-12-30', 7)).toBe('2027-01-06')
    expect(addDays('2026-10-24', 1)).toBe('2026-10-25')
    expect(daysLeft('2026-10-26', '2026-10-24')).toBe(2)
    expect(daysLeft('2027-03-01', '2027-02-28')).toBe(1)
  })

  test('end soon on the last day and the day before, while the reservation is running', () => {
    const ends = (until: string, state = 'running') => endsSoon({ state, until }, '2026-11-16')
    expect([ends('2026-11-18'), ends('2026-11-17'), ends('2026-11-16')]).toEqual([false, true, true])
    expect(ends('2026-11-16', 'sold')).toBe(false)
  })
})
