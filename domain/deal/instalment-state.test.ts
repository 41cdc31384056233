import { expect, test } from 'vitest'
import { reckon } from './instalment-state.ts'
import type { Instalment } from './schedule.ts'

const line = (id: string, amount: number, dueOn: string | null): Instalment => ({
  ...{ id, amount, dueOn, moment: id, stage: 'none' },
})
const schedule = {
  total: 1000,
  instalments: [
    line('a', 300, '2026-01-01'),
    line('b', 300, '2026-02-01'),
    line('c', 300, '2026-03-01'),
    line('d', 100, null),
  ],
}

test('instalments are paid, partly paid, overdue, due or expected', () => {
  const payments = [
    { instalmentId: 'a', amount: 300 },
    { instalmentId: 'b', amount: 100 },
  ]
  const { instalments, ...sums } = reckon(schedule, payments, { today: '2026-02-02', soon: '2026-03-01' })
  expect(instalments.map(({ state, rest }) => [state, rest])).toEqual([
    ['paid', 0],
    ['overdue', 200],
    ['due', 300],
    ['expected', 100],
  ])
  expect(sums).toEqual({ total: 1000, paid: 400, rest: 600, overdue: 200 })
})

test('on its day an instalment is due, and not overdue yet', () => {
  const states = reckon(schedule, [], { today: '2026-02-01' }).instalments.map(({ state }) => state)
  expect(states).toEqual(['overdue', 'due', 'expected', 'expected'])
})
