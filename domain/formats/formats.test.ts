import { expect, test } from 'vitest'
import { formatsIn, withWholeYears } from './formats.ts'

test.each([
  ['bg', '20%', '2,75%', '5.11.2026\u00a0г.', '5.11.2026\u00a0г., 14:05'],
  ['en', '20%', '2.75%', '5\u00a0Nov\u00a02026', '5\u00a0Nov\u00a02026, 14:05'],
  ['de', '20\u00a0%', '2,75\u00a0%', '05.11.2026', '05.11.2026, 14:05'],
  ['ro', '20\u00a0%', '2,75\u00a0%', '5\u00a0nov.\u00a02026', '5\u00a0nov.\u00a02026, 14:05'],
  [
    'ru',
    '20\u00a0%',
    '2,75\u00a0%',
    '5\u00a0нояб.\u00a02026\u00a0г.',
    '5\u00a0нояб.\u00a02026\u00a0г., 14:05',
  ],
] as const)('in %s, percents and dates stay on one line', (language, whole, part, day, moment) => {
  const formats = formatsIn(language)
  expect([formats.percent(20), formats.percent(2.75)]).toEqual([whole, part])
  expect(formats.date('2026-11-05')).toBe(day)
  expect(formats.dateTime('2026-11-05T12:05:00Z')).toBe(moment)
})

test('years that the company has typed stay with their number', () => {
  expect(withWholeYears('второто тримесечие на 2028 г., преди Нова година')).toBe(
    'второто тримесечие на 2028\u00a0г., преди Нова година',
  )
})
