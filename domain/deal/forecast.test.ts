import { expect, test } from 'vitest'
import { forecastByMonth } from './forecast.ts'

test('months have what came, what is overdue and what is expected, without gaps', () => {
  const { months } = forecastByMonth(
    [
      { dueOn: '2026-10-05', rest: 300, state: 'overdue' },
      { dueOn: '2027-01-31', rest: 500, state: 'expected' },
      { dueOn: '2026-11-20', rest: 20, state: 'due' },
      { dueOn: null, rest: 700, state: 'expected' },
    ],
    [{ paidOn: '2026-10-06', amount: 100 }],
    '2026-11-18',
  )
  expect(
    months.map(({ month, received, overdue, expected }) => [month, received, overdue, expected]),
  ).toEqual([
    ['2026-10', 100, 300, 0],
    ['2026-11', 0, 0, 20],
    ['2026-12', 0, 0, 0],
    ['2027-01', 0, 0, 500],
    ['', 0, 0, 700],
  ])
})

test('what is years away is summed up at the ends, so that the table stays short', () => {
  const { months, first, last } = forecastByMonth(
    [{ dueOn: '2099-01-01', rest: 5, state: 'expected' }],
    [{ paidOn: '2001-01-01', amount: 7 }],
    '2026-11-18',
  )
  expect([first, last, months.length]).toEqual(['2025-11', '2028-11', 37])
  expect([months[0]?.received, months.at(-1)?.expected]).toEqual([7, 5])
})

test('without money there is no month', () => {
  expect(forecastByMonth([], [], '2026-11-18').months).toEqual([])
})
