import { expect, test } from 'vitest'
import { monthsIn } from './months.ts'

test.each([
  ['bg', '5 март 2026 г.', 'март 2026 г.'],
  ['en', '5 March 2026', 'March 2026'],
  ['de', '5. März 2026', 'März 2026'],
  ['ro', '5 martie 2026', 'martie 2026'],
  ['ru', '5 марта 2026 г.', 'март 2026 г.'],
] as const)('a day and its month in %s', (language, day, month) => {
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
  expect(monthsIn(language).day('2026-03-05')).toBe(unbroken(day))
  expect(monthsIn(language).month('2026-03-05')).toBe(unbroken(month))
})
