import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMonths,
  daysOfMonth,
  monthsOf,
  parsePeriod,
  periodPresets,
  presetMonths,
  presetOf,
} from './report-period.ts'

const today = '2026-11-19'
const usual = { from: '2025-12-01', until: '2026-11-30' }
const parsed = (search: string) => parsePeriod(new URLSearchParams(search), today)

test.each([
  ['', usual],
  ['from=&until=', usual],
  ['from=2026-02&until=2026-02', { from: '2026-02-01', until: '2026-02-28' }],
  ['from=2024-02&until=2024-02', { from: '2024-02-01', until: '2024-02-29' }],
  ['from=2026-11-05&until=2026-11-05', { from: '2026-11-05', until: '2026-11-05' }],
  ['from=2026-11-05&until=2026-12', { from: '2026-11-05', until: '2026-12-31' }],
  ['from=2026-03', { from: '2026-03-01', until: today }],
  ['until=2026-03-10', { from: '2025-04-01', until: '2026-03-10' }],
  ['from=2021-11-20&until=2026-11-19', { from: '2021-11-20', until: today }],
])('„%s“ is the period %j', (search, period) => {
  expect(parsed(search)).toEqual({ period })
})

test.each([
  ['from=2026-13&until=2026-12', 'no-day'],
  ['from=2026-02-30', 'no-day'],
  ['from=вчера', 'no-day'],
  ['until=1999-01', 'no-day'],
  ['until=2100-01-01', 'no-day'],
  ['from=2026-1&until=2026-2', 'no-day'],
  ['from=2026-11-19&until=2026-11-18', 'backwards'],
  ['from=2027-01', 'backwards'],
  ['from=2021-11-19&until=2026-11-19', 'too-long'],
  ['from=2000-01&until=2099-12', 'too-long'],
])('„%s“ is answered with the last twelve months and the fault %s', (search, fault) => {
  expect(parsed(search)).toEqual({ period: usual, fault })
})

test('any text is a period of at most five years, or a fault', () => {
  const text = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  )
  fc.assert(
    fc.property(text, text, (from, until) => {
      const { period } = parsePeriod(new URLSearchParams({ from, until }), today)
      expect(period.from <= period.until).toBe(true)
      expect(monthsOf(period).length).toBeLessThanOrEqual(61)
    }),
  )
})

test.each([
  ['2026-11-19', 'this-quarter', { from: '2026-10', until: '2026-12' }],
  ['2026-01-01', 'last-month', { from: '2025-12', until: '2025-12' }],
  ['2026-03-31', 'this-quarter', { from: '2026-01', until: '2026-03' }],
  ['2026-05-15', 'this-year', { from: '2026-01', until: '2026-12' }],
  ['2026-12-31', 'last-12-months', { from: '2026-01', until: '2026-12' }],
] as const)('on %s the preset %s is %j', (day, preset, months) => {
  expect(presetMonths(preset, day)).toEqual(months)
})

test('every preset is recognised by its days', () => {
  for (const preset of periodPresets) {
    const { period } = parsed(String(new URLSearchParams({ ...presetMonths(preset, today) })))
    expect(presetOf(period, today)).toBe(preset)
  }
  expect(presetOf({ from: '2026-11-01', until: '2026-11-29' }, today)).toBeUndefined()
})

test('months go on over the end of a year', () => {
  expect(monthsOf({ from: '2025-11-30', until: '2026-02-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(addMonths('2026-01', -13)).toBe('2024-12')
  expect(daysOfMonth('2026-04')).toEqual({ from: '2026-04-01', until: '2026-04-30' })
  expect(daysOfMonth('2026-4')).toBeUndefined()
})
