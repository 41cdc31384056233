import { expect, test } from 'vitest'
import { formatDaysLeft } from './reservations.ts'

test('the days that a reservation has left are formatted as text', () => {
  const texts = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map((until) =>
    formatDaysLeft(until, '2026-11-16'),
  )
  expect(texts).toEqual(['срокът мина', 'изтича днес', 'изтича утре', 'още 2 дни'])
})
